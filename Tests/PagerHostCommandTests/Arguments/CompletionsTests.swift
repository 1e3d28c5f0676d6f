import Testing

@testable import PagerHostCommand

struct CompletionsTests {
  private static func script(_ shell: Shell) -> String {
    CommandRun.of("completions", shell.rawValue).output
  }

  /// Runs a program that is there; nil if it is not.
  private static func run(_ program: String, _ words: String...) throws -> HostProcess.Outcome? {
    let probe = try ChildProcess(
      ["/bin/sh", "-c", "command -v \(program)"], variables: ["PATH=/usr/local/bin:/usr/bin:/bin"])
    let path = probe.outcome(limit: HostProcess.limit).output.split(separator: "\n").first
    guard let path else { return nil }
    return try ChildProcess([String(path)] + words, variables: ["PATH=/usr/bin:/bin"])
      .outcome(limit: HostProcess.limit)
  }

  @Test(arguments: Shell.allCases)
  func `every command and every option is in the script`(_ shell: Shell) {
    let script = Self.script(shell)

    for command in CommandTable.commands {
      #expect(script.contains(command.name.rawValue))
      for option in command.completedOptions {
        let long = shell == .fish ? "-l \(option.name.rawValue)" : option.name.text
        #expect(script.contains(long))
        if let short = option.short {
          #expect(script.contains(shell == .fish ? "-s \(short)" : "-\(short)"))
        }
      }
    }
  }

  @Test(arguments: Shell.allCases)
  func `nothing of a later version is in the script`(_ shell: Shell) {
    let script = Self.script(shell)

    let options = CommandTable.commands.flatMap(\.options).filter(\.isLater)
    for option in options {
      let long = shell == .fish ? "-l \(option.name.rawValue)" : option.name.text
      #expect(!script.contains("\(long) "))
    }
    #expect(script.firstMatch(of: /\blive\b/) == nil)
  }

  private static func isThere(_ shell: Shell) -> Bool {
    (try? run(shell.rawValue, "-c", "exit 0"))??.exit == 0
  }

  /// A shell reads the script without performing it; what is cut in the middle it does not take.
  private func expectParsed(_ shell: Shell) throws {
    let script = Self.script(shell)
    let folder = try ProcessFolder(["whole": script, "torn": script + "if (\n"])
    defer { folder.remove() }

    let whole = try folder.shell("\(shell.rawValue) -n whole")
    let torn = try folder.shell("\(shell.rawValue) -n torn")

    #expect(whole.exit == 0 && whole.error == "")
    #expect(torn.exit != 0)
  }

  @Test(.enabled(if: isThere(.bash), "bash is not installed"))
  func `bash parses its script`() throws { try expectParsed(.bash) }

  @Test(.enabled(if: isThere(.zsh), "zsh is not installed, see .ci/run"))
  func `zsh parses its script`() throws { try expectParsed(.zsh) }

  @Test(.enabled(if: isThere(.fish), "fish is not installed, see .ci/run"))
  func `fish parses its script`() throws { try expectParsed(.fish) }

  /// Words of a command line, the last one unfinished, and what bash offers for it.
  static let lines: [(words: String, offer: String)] = [
    ("pager-host r", "run"), ("pager-host com", "completions"), ("pager-host run --see", "--seed"),
    ("pager-host -q run --fo", "--format"), ("pager-host run --format js", "json"),
    ("pager-host --color al", "always"), ("pager-host completions f", "fish"),
    ("pager-host help wh", "why"), ("pager-host run a --seed 1", ""), ("pager-host run t", ""),
    ("pager-host fmt --to ''", "text json"), ("pager-host log --fra", "--frames"),
  ]

  @Test(arguments: lines)
  func `bash offers what fits`(_ row: (words: String, offer: String)) throws {
    let count = row.words.split(separator: " ").count
    let call = """
      \(Self.script(.bash))
      COMP_WORDS=(\(row.words)); COMP_CWORD=\(count - 1); _pager_host; echo "${COMPREPLY[*]}"
      """

    let outcome = try #require(try Self.run("bash", "-c", call))

    #expect(outcome.output == row.offer + "\n")
    #expect(outcome.error == "")
  }
}
