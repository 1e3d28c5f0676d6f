/// Command lines that cannot be performed.
extension MalformedRow {
  static let commandLine: [MalformedRow] = [
    MalformedRow(
      "an option that is none", command: ["run", "a.session", "--sed", "1"], exit: 2,
      error: #"""
        error: unknown option `--sed` of `run`
          = help: did you mean `--seed` or `--set`?

        """#),
    MalformedRow(
      "a command that is none", command: ["rnu", "a.session"], exit: 2,
      error: #"""
        error: unknown command `rnu`
          = help: did you mean `run`?

        """#),
    MalformedRow(
      "a seed that is none", command: ["run", "a.session", "--seed", "-1"], exit: 2,
      error: #"""
        error: `--seed` takes a whole number from 0 to 18446744073709551615, not "-1"
          = help: `pager-host help run` lists its options

        """#),
    MalformedRow(
      "a setting that is none", command: ["run", "a.session", "--set", "directon=rtl"], exit: 2,
      error: #"""
        error: `--set directon=rtl`: there is no setting `directon`
          = help: did you mean `direction`?

        """#),
    MalformedRow(
      "a setting out of range", command: ["run", "a.session", "--set", "sampling=5000Hz"], exit: 2,
      error: #"""
        error: `--set sampling=5000Hz`: setting sampling cannot be "5000Hz": it is no whole\#
         number from 1 to 1000; allowed is 1Hz to 1000Hz
          = help: `pager-host help set` lists the settings

        """#),
    MalformedRow(
      "a setting without a value", command: ["run", "a.session", "--set", "bounce"], exit: 2,
      error: #"""
        error: `--set` takes a name and a value such as swipe=off, not "bounce"
          = help: `pager-host help run` lists its options

        """#),
    MalformedRow(
      "no session", command: ["run"], exit: 2,
      error: #"""
        error: `run` needs a SESSION
          = help: usage: pager-host run [OPTION…] SESSION…

        """#),
    MalformedRow(
      "a count that is none", command: ["run", "a.session", "--jobs", "0"], exit: 2,
      error: #"""
        error: `--jobs` takes a whole number from 1 to 256, not "0"
          = help: `pager-host help run` lists its options

        """#),
    MalformedRow(
      "no value at the end", command: ["run", "a.session", "--seed"], exit: 2,
      error: #"""
        error: `--seed` needs a value: N
          = help: `pager-host help run` lists its options

        """#),
    MalformedRow(
      "a case that is none", command: ["run", "a.session", "--case", "b"], exit: 2,
      error: #"""
        error: no case has a name that fits "b"
          = help: `--list` prints the names; `*` stands for any text

        """#),
    MalformedRow(
      "a file that is not there", command: ["run", "b.session"], exit: 3,
      error: #"""
        error: cannot read `b.session`: there is no such file

        """#),
    MalformedRow(
      "a folder", command: ["run", "folder"], exit: 3,
      error: #"""
        error: cannot read `folder`: it is a folder

        """#),
    MalformedRow(
      "two sessions in one trace", command: ["run", "two.session", "-o", "-"], exit: 2,
      error: #"""
        error: one file takes the trace of one case, but 2 are to run
          = help: choose one with `--case`, or name a folder: `-o DIR/`

        """#),
    MalformedRow(
      "a form of results that nobody knows", command: ["run", "a.session", "--format", "jnit"],
      exit: 2,
      error: #"""
        error: `--format` takes pretty or tap or junit or json, not "jnit"
          = help: did you mean `junit`?

        """#),
    MalformedRow(
      "two forms of results", command: ["run", "a.session", "--json", "--format", "tap"], exit: 2,
      error: #"""
        error: `--json` and `--format tap` exclude each other
          = help: `--json` is `--format json`

        """#),
    MalformedRow(
      "a tool that nobody knows", command: ["import", "--from", "appium", "f.yaml"], exit: 2,
      error: #"""
        error: `--from` takes maestro or w3c or adb, not "appium"
          = help: `pager-host help import` lists its options

        """#),
    MalformedRow(
      "a recording without its tool", command: ["import", "f.yaml"], exit: 2,
      error: #"""
        error: `import` needs `--from maestro` or `--from w3c` or `--from adb`
          = help: `pager-host help import` explains the options

        """#),
    MalformedRow(
      "more slow subscribers than there are", command: ["stress", "a.session", "--slow", "65"],
      exit: 2,
      error: """
        error: `--slow 65` is not possible
          = help: at most all of the 64 subscribers are slow

        """),
    MalformedRow(
      "slow subscribers of few",
      command: ["stress", "a.session", "--subscribers", "2", "--slow", "3"], exit: 2,
      error: """
        error: `--slow 3` is not possible
          = help: at most all of the 2 subscribers are slow

        """),
  ]
}
