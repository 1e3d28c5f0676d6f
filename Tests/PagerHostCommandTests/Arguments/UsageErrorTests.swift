import Testing

@testable import PagerHostCommand

struct UsageErrorTests {
  /// A command line that cannot be followed, and what is said about it.
  struct Row: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let message: String
    let help: String

    init(_ arguments: String, _ message: String, _ help: String) {
      self.arguments = arguments.split(separator: " ").map { String($0) }
      self.message = message
      self.help = help
    }

    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let rows: [Row] = [
    Row("", "no command", "`pager-host help` lists the commands"),
    Row("chek a", "unknown command `chek`", "did you mean `check`?"),
    Row("frobnicate", "unknown command `frobnicate`", "`pager-host help` lists the commands"),
    Row("help chek", "unknown command `chek`", "did you mean `check`?"),
    Row("run a --sed 1", "unknown option `--sed` of `run`", "did you mean `--seed` or `--set`?"),
    Row(
      "run a --strict", "unknown option `--strict` of `run`",
      "it is an option of `check` and `import`"),
    Row("run a -x", "unknown option `-x` of `run`", "`pager-host help run` lists its options"),
    Row(
      "--seed 1 run a", "unknown option `--seed`",
      "it is an option of `run` and `snapshot` and `play` and `stress` and `explore` and `plugin`"
    ),
    Row("run a --seed", "`--seed` needs a value: N", "`pager-host help run` lists its options"),
    Row(
      "run a --trace --json", "`--trace` needs a value: FILE|DIR|-",
      "`pager-host help run` lists its options"),
    Row(
      "run a --seed -1",
      "`--seed` takes a whole number from 0 to 18446744073709551615, not \"-1\"",
      "`pager-host help run` lists its options"),
    Row(
      "run a --seed 99999999999999999999",
      "`--seed` takes a whole number from 0 to 18446744073709551615, not \"99999999999999999999\"",
      "`pager-host help run` lists its options"),
    Row(
      "run a --jobs 0", "`--jobs` takes a whole number from 1 to 256, not \"0\"",
      "`pager-host help run` lists its options"),
    Row(
      "run a --max-wall 10", "`--max-wall` takes a time such as 300ms, 2s or 10min, not \"10\"",
      "`pager-host help run` lists its options"),
    Row(
      "run a --max-wall 99999999999999999999s",
      "`--max-wall` takes a time such as 300ms, 2s or 10min, not \"99999999999999999999s\"",
      "`pager-host help run` lists its options"),
    Row(
      "run a --set swipe", "`--set` takes a name and a value such as swipe=off, not \"swipe\"",
      "`pager-host help run` lists its options"),
    Row("run a --list=yes", "`--list` takes no value", "`pager-host help run` lists its options"),
    Row(
      "run a --format xml", "`--format` takes pretty or tap or junit or json, not \"xml\"",
      "`pager-host help run` lists its options"),
    Row(
      "run a --format jsno", "`--format` takes pretty or tap or junit or json, not \"jsno\"",
      "did you mean `json`?"),
    Row(
      "run a --color=", "`--color` takes auto or always or never, not \"\"",
      "`pager-host help run` lists its options"),
    Row(
      "import a --view 390", "`--view` takes a size such as 390x844, not \"390\"",
      "`pager-host help import` lists its options"),
    Row(
      "stress a --churn 5", "`--churn` takes a rate such as 100/s, not \"5\"",
      "`pager-host help stress` lists its options"),
    Row("run", "`run` needs a SESSION", "usage: pager-host run [OPTION…] SESSION…"),
    Row("why t", "`why` needs a SEQ", "usage: pager-host why [OPTION…] TRACE SEQ"),
    Row(
      "why t 1 2", "`2` is one argument too many for `why`",
      "usage: pager-host why [OPTION…] TRACE SEQ"),
    Row(
      "why t x", "SEQ is the number of an event, not \"x\"",
      "`pager-host log TRACE` prints the numbers"),
    Row(
      "why t 1 --mermaid --json", "`--mermaid` and `--json` exclude each other",
      "`pager-host help why` explains the options"),
    Row("schema sesion", "there is no schema of \"sesion\"", "did you mean `session`?"),
    Row(
      "schema x", "there is no schema of \"x\"", "there are those of session, trace, plugins"),
    Row(
      "completions csh", "there are no completions for \"csh\"", "they are for bash, zsh, fish"),
    Row("diff a", "`diff` needs a B", "usage: pager-host diff [OPTION…] A B"),
    Row(
      "run - -", "only one of the sessions can be the standard input",
      "`pager-host help run` explains the operands"),
    Row(
      "run - --watch", "`--watch` watches files; `-` is the standard input",
      "name the session's file"),
    Row(
      "run - --failed", "`--failed` looks up the last run of a file; `-` is the standard input",
      "name the session's file"),
    Row(
      "run a --watch --list", "`--watch` and `--list` exclude each other",
      "`pager-host help run` explains the options"),
    Row(
      "run a --watch -o -", "`--watch` and `-o -` exclude each other: a stream takes one trace",
      "`pager-host help run` explains the options"),
    Row(
      "run a --watch --format tap",
      "`--watch` and `--format tap` exclude each other: a report is of one run",
      "`pager-host help run` explains the options"),
    Row(
      "diff - -", "only one of the traces can be the standard input",
      "`pager-host help diff` explains the operands"),
    Row(
      "diff a b --ignore scroll.moved",
      "`--ignore` takes type=GLOB, source=GLOB or field=NAME, not \"scroll.moved\"",
      "such as type=scroll.moved or field=t"),
    Row(
      "diff a b --tolerance 5dp", "`--tolerance` takes a length, not \"5dp\"",
      "such as 0.5px or 0.01pg"),
    Row(
      "diff a b --tolerance 5", "`--tolerance` takes a length, not \"5\"",
      "did you mean 5px or 5pg?"),
    Row(
      "import a --from adb --set swpie=off", "`--set swpie=off`: there is no setting `swpie`",
      "did you mean `swipe`?"),
    Row(
      "import a --from adb --set seed=x",
      "the setting seed=x: expected a seed, found a word",
      "`pager-host help set` lists the settings"),
    Row(
      "log t --since 2s --until 1s", "`--since` lies after `--until`: no event is between them",
      "`--since` is the first instant, `--until` the last"),
    Row(
      "fmt a b", "only one session can be printed; several need `--check` or `--write`",
      "`pager-host help fmt` explains the options"),
    Row(
      "fmt a --check -w", "`--check` and `--write` exclude each other",
      "`pager-host help fmt` explains the options"),
    Row(
      "fmt - -w", "`--write` needs files; `-` is the standard input",
      "`pager-host help fmt` explains the options"),
    Row(
      "fmt a -w --to json", "`--write` keeps the form of a file; `--to` prints another one",
      "`pager-host help fmt` explains the options"),
    Row(
      "import a", "`import` needs `--from maestro` or `--from w3c` or `--from adb`",
      "`pager-host help import` explains the options"),
    Row(
      "log t --step a", "`--step` takes a line, or a line and a column, not \"a\"",
      "such as 9 or 9:3"),
    Row(
      "log t --where position", "`--where` takes FIELD OP VALUE, not \"position\"",
      "such as 'position > 3.5'; OP is one of = != < <= > >="),
    Row(
      "snapshot t --at 1s --filmstrip 2",
      "`--at` and `--filmstrip` exclude each other",
      "`pager-host help snapshot` explains the options"),
    Row(
      "snapshot t --every 0s", "`--every` takes a time above 0", "such as 100ms"),
    Row(
      "snapshot t --scale 0",
      "`--scale` takes a number such as 0.25 from 0.01 to 10, not \"0\"",
      "`pager-host help snapshot` lists its options"),
    Row(
      "play t --speed 1.0001",
      "`--speed` takes a number such as 0.25 from 0.001 to 1000, not \"1.0001\"",
      "`pager-host help play` lists its options"),
    Row(
      "play t --from 2s --until 1s",
      "`--from` lies after `--until`: no event is between them",
      "`--from` is the first instant, `--until` the last"),
    Row(
      "run a --html -", "`--html` takes a file, not the standard output",
      "such as `--html out.html`"),
    Row(
      "run a --html a",
      "`a` is another file of this run; its page needs one of its own",
      "such as `--html out.html`"),
    Row(
      "export t u --to chrome", "`--to chrome` takes one trace, not 2",
      "`--to html` takes several, to compare them"),
  ]

  @Test(arguments: rows)
  func `a wrong command line is refused with 2`(_ row: Row) {
    let run = CommandRun.of(row.arguments)

    #expect(run.exit == 2)
    #expect(run.output.isEmpty)
    #expect(run.error == "error: \(row.message)\n  = help: \(row.help)\n")
  }

  @Test(arguments: CommandName.allCases.filter(\.isLater))
  func `a command of a later version is refused by name`(_ command: CommandName) {
    let words = [[command.rawValue, "a", "b"], ["help", command.rawValue]]

    for arguments in words {
      let run = CommandRun.of(arguments)

      #expect(run.exit == 2)
      #expect(run.error.hasPrefix("error: `\(command.rawValue)` is not in this version\n"))
    }
  }
}
