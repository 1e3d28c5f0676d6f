import Testing

/// Faults that a session plants, and plugins that it names.
struct PlantedFaultTests {
  private static func run(_ statements: String, _ command: String...) -> CommandRun {
    let session = """
      session 1
      view 390x844
      case "a" {
        \(statements)
      }

      """
    let manifest = """
      {"schemaVersion":1,"plugins":[
        {"id":"page-control","kind":"inProcess","entry":"PageControl"},
        {"id":"autoplay","kind":"inProcess","entry":"Autoplay"},
        {"id":"guard","kind":"inProcess","entry":"Guard"}]}
      """
    return CommandRun.of(
      command + ["a.session"],
      on: MemoryConsole(files: ["a.session": session, "Plugins.json": manifest]))
  }

  @Test func `a planted fault that never strikes is said, and the case passes`() {
    let run = Self.run(
      "fault plugin page-control crash on page.settled nth 9\n  select 1 jump; wait idle", "run")

    #expect(run.exit == 0)
    let note = "  note: 4:3 `fault plugin page-control crash on page.settled nth 9` never struck: "
    let what = "no page.settled number 9 came to `page-control` after it, at 0 s\n"
    #expect(
      run.output.contains(note + what),
      "\(run.output)\(run.error)")
  }

  @Test func `a planted fault that strikes is not said, nor what follows from it`() {
    let run = Self.run(
      "fault plugin page-control crash on page.settled; select 1 jump; wait idle", "run")

    #expect(run.exit == 0, "\(run.output)\(run.error)")
    #expect(!run.output.contains("note:"), "\(run.output)")
  }

  @Test func `of two equal faults the one that did not strike is said`() {
    let run = Self.run(
      "fault plugin page-control drop on page.settled nth 2\n  select 1 jump; wait idle; "
        + "select 2 jump; wait idle\n  fault plugin page-control drop on page.settled nth 2", "run")

    #expect(run.output.contains("note: 6:3 "), "\(run.output)\(run.error)")
    #expect(!run.output.contains("note: 4:3 "))
  }

  @Test func `the note is in the results for programs`() {
    let statement = "fault plugin page-control drop on page.settled"

    let json = Self.run(statement, "run", "--json").output
    let tap = Self.run(statement, "run", "--format", "tap").output
    let junit = Self.run(statement, "run", "--format", "junit").output

    #expect(json.contains(#""notes":[{"message":"`\#(statement)` never struck"#))
    #expect(tap.contains("# note: 4:3 `\(statement)` never struck"))
    #expect(junit.contains("<system-out>note: 4:3 `fault plugin"))
  }

  @Test func `an unknown type of a fault is found without running`() {
    let typo = Self.run("fault plugin page-control crash on page.setled", "check")
    let pattern = Self.run("fault plugin page-control crash on page.*", "check")

    #expect(typo.exit == 1)
    #expect(typo.error.contains("unknown event type `page.setled`"), "\(typo.error)")
    #expect(typo.error.contains("did you mean `page.settled`?"), "\(typo.error)")
    #expect(pattern.exit == 1, "\(pattern.error)")
  }

  @Test(arguments: [
    #"expect plugin("autplay").state = none"#, #"expect plugin("autplay").mode = "playing""#,
    #"wait until plugin("autplay").state = none within 1s"#,
    #"always plugin("autplay").state = none"#, #"show plugin("autplay").state"#,
    #"expect order plugin("autplay").state running"#,
    #"mark m; expect value(m, plugin("autplay").state) = none"#,
  ])
  func `a plugin that is not there is found without running`(_ statement: String) {
    let check = Self.run(statement, "check")
    let run = Self.run(statement, "run")

    #expect(check.exit == 1)
    #expect(check.error.contains("no plugin `autplay` is there"), "\(check.error)")
    #expect(check.error.contains("did you mean `autoplay`?"), "\(check.error)")
    #expect(run.exit == 3)
  }

  @Test func `a drawn name of a plugin that is not there ends the case`() {
    let run = Self.run(
      #"for p in list("guard", "gaurd") { expect plugin($p).state = running }"#, "run")

    #expect(run.exit != 0)
    #expect((run.output + run.error).contains("no plugin `gaurd` is there"), "\(run.output)")
  }
}
