import Testing

@testable import PagerHostCommand

/// What a run reads is not what it writes.
struct OwnFilesTests {
  private static let session = "session 1\npages 2\nwait idle\n"

  @Test(arguments: [["-o", "./Plugins.json"], ["--html", "Plugins.json"], ["-o", "a.session"]])
  func `a run does not write over what it reads`(options: [String]) {
    let manifest = #"{ "schemaVersion": 1, "plugins": [] }"#
    let console = MemoryConsole(
      files: ["a.session": Self.session, "Plugins.json": manifest])

    let exit = PagerHostCommand.run(
      ["run", "a.session"] + options, plugins: [], console: console)

    #expect(exit == 2)
    #expect(console.error.contains("of its own"), "\(console.error)")
    #expect(console.text(of: "Plugins.json") == manifest)
    #expect(console.text(of: "a.session") == Self.session)
  }

  @Test(arguments: ["a.session", "Plugins.json", "./plugin.sh"])
  func `a record does not write over what it reads`(file: String) throws {
    let folder = try ProcessFolder([
      "a.session": Self.session, "plugin.sh": "exit 0\n",
      "Plugins.json": #"""
      { "schemaVersion": 1, "plugins": [
        { "id": "demo", "kind": "process", "entry": ["sh", "plugin.sh"] } ] }
      """#,
    ])
    defer { folder.remove() }
    let before = try folder.shell("cat \(file)").output

    let outcome = try folder.run("plugin", "record", ".", "a.session", "-o", file)

    #expect(outcome.exit == 2)
    #expect(outcome.error.contains("is read by this run"), "\(outcome.error)")
    #expect(try folder.shell("cat \(file)").output == before)
    #expect(!before.isEmpty)
  }
}
