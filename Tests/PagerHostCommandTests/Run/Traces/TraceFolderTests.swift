import Testing

/// Traces of several sessions below one folder.
struct TraceFolderTests {
  private static let session = "session 1\ncase \"one\" { wait idle }\n"

  @Test func `two sessions of one name get folders of their own`() {
    let files = ["a/x.session": Self.session, "b/x.session": Self.session]
    let console = MemoryConsole(files: files)

    let run = CommandRun.of("run", "a/x.session", "b/x.session", "-o", "t/", on: console)

    #expect(run.exit == 0)
    #expect(console.text(of: "t/x/one.trace") != nil)
    #expect(console.text(of: "t/x-2/one.trace") != nil)
    #expect(console.text(of: "t/x/one-2.trace") == nil)
  }

  @Test func `a session that is named twice has one folder`() {
    let console = MemoryConsole(files: ["a/x.session": Self.session])

    _ = CommandRun.of("run", "a/x.session", "a/x.session", "-o", "t/", on: console)

    #expect(console.text(of: "t/x/one.trace") != nil)
    #expect(console.text(of: "t/x/one-2.trace") != nil)
  }

  @Test func `a number that a session has in its name is not given to another`() {
    let files = [
      "a/x.session": Self.session, "x-2.session": Self.session, "b/x.session": Self.session,
    ]
    let console = MemoryConsole(files: files)

    _ = CommandRun.of(
      "run", "a/x.session", "x-2.session", "b/x.session", "-o", "t/", on: console)

    #expect(["x", "x-2", "x-3"].allSatisfy { console.text(of: "t/\($0)/one.trace") != nil })
  }
}
