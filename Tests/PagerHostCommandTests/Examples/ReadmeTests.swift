import FoundationEssentials
import Testing

/// The README's first screen is true: its session prints what it says, and its commands exist.
struct ReadmeTests {
  @Test func `the session of the README prints what the README says`() throws {
    let blocks = try Self.blocks()
    let session = try #require(blocks.first { $0.hasPrefix("session 1\n") })
    let place = try #require(blocks.firstIndex(of: session))
    let console = MemoryConsole(files: ["turn.session": session])

    let run = CommandRun.of("run", "turn.session", on: console)

    #expect(run.output == blocks[place + 1])
    #expect(run.error == "")
    #expect(session.split(separator: "\n").count == 10)
  }

  @Test func `the README names the two commands`() throws {
    let commands = try #require(try Self.blocks().first)

    #expect(
      commands == "swift run -c release pager-host run Sessions/tour.session\nswift test\n")
  }

  /// The fenced blocks of the README, each with its line ends.
  private static func blocks() throws -> [String] {
    let url = ExampleSessionTests.root.appending(path: "README.md")
    let lines = try String(contentsOf: url, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    var blocks: [String] = []
    var open: String?
    for line in lines {
      if line.hasPrefix("```") {
        if let text = open { blocks.append(text) }
        open = open == nil ? "" : nil
      } else if let text = open {
        open = text + line + "\n"
      }
    }
    return blocks
  }
}
