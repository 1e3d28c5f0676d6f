import Testing

@testable import PagerHostCommand

struct HelpTests {
  @Test func `the overview names every command and every exit code`() {
    let run = CommandRun.of("help")

    #expect(run.exit == 0)
    for command in CommandName.known { #expect(run.output.contains("\n  \(command.rawValue)")) }
    for code in ExitCode.allCases { #expect(run.output.contains("\n  \(code.rawValue) ")) }
    #expect(!run.output.contains("\n  live"))
  }

  @Test(arguments: CommandTable.commands)
  func `the help of a command names its options`(_ command: CommandSpec) {
    let run = CommandRun.of("help", command.name.rawValue)

    #expect(run.exit == 0)
    #expect(run.output.hasPrefix("usage: \(command.usage)\n\n\(command.summary)\n"))
    for option in command.options {
      #expect(
        run.output.contains(option.name.text + (option.isLater ? "\n" : "")) != option.isLater)
    }
  }

  @Test(arguments: [
    ["--help"], ["-h", "run"], ["run", "--help"], ["run", "a", "-h", "--seed=1"],
  ])
  func `help answers whatever is missing`(_ arguments: [String]) {
    let isOverview = arguments.count == 1

    let run = CommandRun.of(arguments)

    #expect(run == CommandRun.of(isOverview ? ["help"] : ["help", "run"]))
  }

  @Test func `the table of settings has keys, values and defaults`() {
    let run = CommandRun.of("help", "set")

    #expect(run.exit == 0)
    #expect(run.output.hasPrefix("KEY"))
    #expect(run.output.contains("\nsampling "))
  }

  @Test func `the version is one line`() {
    let run = CommandRun.of("--version")

    #expect(run == CommandRun(exit: 0, output: "pager-host 0.1.0\n", error: ""))
  }
}
