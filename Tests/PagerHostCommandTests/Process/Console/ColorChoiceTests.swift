import Testing

@testable import PagerHostCommand

struct ColorChoiceTests {
  /// An option, the environment, whether it is a terminal, and whether there is colour.
  static let rows: [(option: String?, variables: [String: String], terminal: Bool, isOn: Bool)] = [
    (nil, [:], false, false),
    (nil, [:], true, true),
    ("auto", [:], false, false),
    ("auto", [:], true, true),
    ("always", [:], false, true),
    ("never", [:], true, false),
    ("always", ["NO_COLOR": "1", "TERM": "dumb"], false, true),
    ("never", ["FORCE_COLOR": "1", "CLICOLOR_FORCE": "1"], true, false),
    (nil, ["NO_COLOR": "1"], true, false),
    (nil, ["NO_COLOR": "0"], true, false),
    (nil, ["NO_COLOR": ""], true, true),
    (nil, ["NO_COLOR": "1", "FORCE_COLOR": "1"], true, false),
    ("auto", ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], true, false),
    (nil, ["CLICOLOR_FORCE": "1"], false, true),
    (nil, ["FORCE_COLOR": "3"], false, true),
    (nil, ["FORCE_COLOR": "0"], false, false),
    (nil, ["FORCE_COLOR": "0"], true, true),
    (nil, ["CLICOLOR_FORCE": ""], false, false),
    (nil, ["FORCE_COLOR": "1", "TERM": "dumb"], false, true),
    (nil, ["TERM": "dumb"], true, false),
    (nil, ["TERM": "xterm"], true, true),
  ]

  @Test(arguments: rows)
  func `colour follows the documented precedence`(
    _ row: (option: String?, variables: [String: String], terminal: Bool, isOn: Bool)
  ) {
    let console = MemoryConsole(
      variables: row.variables, terminals: row.terminal ? [.error] : [.output])

    #expect(ColorChoice.isOn(option: row.option, for: .error, of: console) == row.isOn)
  }

  @Test func `each stream is judged alone`() {
    let console = MemoryConsole(files: ["a": "x"], terminals: [.error])

    let run = CommandRun.of("check", "a", on: console)

    #expect(run.error.hasPrefix("\u{1B}[1;31merror\u{1B}[0m"))
    #expect(!ColorChoice.isOn(option: nil, for: .output, of: console))
  }
}
