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

  private static func blocks() throws -> [String] {
    try FencedBlock.blocks(of: "README.md").map(\.text)
  }
}
