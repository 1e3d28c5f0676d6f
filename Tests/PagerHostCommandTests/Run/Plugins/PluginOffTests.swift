import Testing

/// Plugins that the manifest has and that are off: a session can switch them on.
struct PluginOffTests {
  private static let manifest = """
    {"schemaVersion":1,"plugins":[
      {"id":"page-control","entry":"PageControl","enabled":false},
      {"id":"button-nav","entry":"ButtonNav","after":["page-control"]},
      {"id":"guard","entry":"Guard","enabled":false,"permissions":["veto"]}]}
    """

  private static func run(_ statements: String, _ words: String...) -> (CommandRun, MemoryConsole) {
    let session = "session 1\npages 3\ncase \"a\" {\n\(statements)\n}\n"
    let console = MemoryConsole(files: ["a.session": session, "Plugins.json": manifest])
    return (CommandRun.of(words + ["a.session"], on: console), console)
  }

  @Test func `it is disabled, then runs once it is enabled`() {
    let (run, _) = Self.run(
      """
      expect plugin("page-control").state = disabled
      plugin page-control enable
      wait idle
      expect plugin("page-control").state = running
      select 2 jump
      wait idle
      expect dots.current = 2
      plugin page-control disable
      wait idle
      expect plugin("page-control").state = disabled
      """, "run")

    #expect(run.exit == 0, "\(run.output)\(run.error)")
  }

  @Test func `one that is never enabled hears nothing and holds up nobody`() {
    let (run, _) = Self.run(
      """
      repeat 300 { select 1 jump; wait idle; select 0 jump; wait idle }
      expect plugin("page-control").state = disabled
      expect none dots.changed since begin
      """, "run")

    #expect(run.exit == 0, "\(run.output)\(run.error)")
  }

  @Test func `one that the session does not name has no part in its trace`() {
    let (run, console) = Self.run("select 1 jump", "run", "-o", "t.trace")

    #expect(run.exit == 0)
    #expect(console.text(of: "t.trace")?.contains("page-control") == false)
  }

  @Test func `what a plugin that is off provides is still asked for`() {
    let (run, _) = Self.run("expect dots.current = 0", "check")

    #expect(run.exit == 1)
    #expect(run.error.contains("`page-control` does"), "\(run.error)")
  }

  @Test func `a name near to one that is off is suggested`() {
    let (run, _) = Self.run("plugin gaurd enable", "check")

    #expect(run.error.contains("did you mean `guard`?"), "\(run.error)")
  }

  @Test func `its options are judged like those of all others`() {
    let manifest = Self.manifest.replacing(
      #""enabled":false}"#, with: #""enabled":false,"options":{"stile":"worm"}}"#)
    let console = MemoryConsole(
      files: ["a.session": "session 1\ncase \"a\" { wait idle }\n", "Plugins.json": manifest])

    let run = CommandRun.of("run", "a.session", on: console)

    #expect(run.exit == 3)
    #expect(run.error.contains("page-control has no option `stile`"), "\(run.error)")
  }
}
