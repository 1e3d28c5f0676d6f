import PagerHostCommand
import Testing

struct ImportCommandTests {
  private static let flow = """
    appId: org.example
    ---
    - swipe:
        direction: LEFT
    - assertVisible: "page number 1"
    - tapOn: "Something of the app"

    """

  private static func run(_ options: [String], _ files: [String: String] = [:]) -> CommandRun {
    let console = MemoryConsole(files: ["f.yaml": flow].merging(files) { $1 })
    return CommandRun.of(["import", "--from", "maestro", "f.yaml"] + options, on: console)
  }

  @Test func `the session goes to the output and what was dropped to the error`() {
    let run = Self.run(["--pages", "4", "--view", "320x568", "--set", "swipe=on"])

    #expect(run.exit == 0)
    #expect(run.output.contains("session 1\n"))
    #expect(run.output.contains("\nview 320x568\npages 4\nset swipe on\n"))
    #expect(run.error.hasPrefix("f.yaml:6:3: dropped tapOn"))
    #expect(run.error.split(separator: "\n").count == 1)
  }

  @Test func `strict ends with 1 if a step was dropped`() {
    #expect(Self.run(["--strict"]).exit == 1)
  }

  @Test func `the report has every step`() {
    let run = Self.run(["--report"])

    #expect(
      run.error == """
        f.yaml:3:3: kept swipe
        f.yaml:5:3: kept assertVisible "page number 1"
        f.yaml:6:3: dropped tapOn "Something of the app": no rule of the map is about it
        3 steps: 2 kept, 0 note, 0 warning, 1 dropped; 1 expectation in the session

        """)
  }

  @Test func `JSON is one object`() {
    let run = Self.run(["--json"])

    #expect(run.output.hasPrefix(#"{"session":"# + "\""))
    #expect(run.output.contains(#""outcome":"dropped""#))
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(run.error.isEmpty)
  }

  @Test func `a map says what texts mean`() {
    let map = """
      tap "Something of the app" -> press next
      see "page number {n}" -> expect page = {n}

      """

    let run = Self.run(["--map", "m", "--strict"], ["m": map])

    #expect(run.exit == 0)
    #expect(run.output.contains("press next"))
  }

  @Test func `a malformed flow or map ends with 3`() {
    let flow = Self.run([], ["f.yaml": "- tapOn: \"open\n"])
    let map = Self.run(["--map", "m"], ["m": "tap\n"])
    let none = Self.run(["--map", "none"])

    #expect(flow.exit == 3)
    #expect(flow.error.contains("--> f.yaml:1:"))
    #expect(map.exit == 3)
    #expect(map.error.contains("--> m:1:"))
    #expect(none.exit == 3)
    #expect(none.error == "error: cannot read `none`: there is no such file\n")
  }

  @Test func `every key of a recording is a key of a session`() throws {
    let scalars = (0xE000...0xE05D).compactMap { Unicode.Scalar(UInt32($0)) }
    let items = scalars.map { #"{"type":"keyDown","value":"\#($0)"}"# }.joined(separator: ",")
    let recording = #"{"actions":[{"type":"key","id":"k","actions":[\#(items)]}]}"#
    let console = MemoryConsole(files: ["keys.json": recording])

    let imported = CommandRun.of("import", "keys.json", "--from", "w3c", on: console)
    let sessions = MemoryConsole(files: ["keys.session": imported.output])
    let checked = CommandRun.of("check", "keys.session", on: sessions)

    #expect(imported.output.contains("key Delete"))
    #expect(checked.exit == 0, "\(checked.error)\(checked.output)")
  }

  @Test(arguments: [
    ("maestro", "", "the flow"), ("maestro", "appId: a\n---\n", "the flow"),
    ("maestro", "# nothing\n", "the flow"), ("adb", "", "the script"),
    ("adb", "#!/bin/sh\n\n# nothing\n", "the script"),
    ("w3c", #"{"actions":[]}"#, "the list of actions"),
    (
      "w3c", #"{"actions":[{"type":"pointer","id":"a","actions":[]}]}"#, "the list of actions"
    ),
  ])
  func `a recording of nothing is refused`(format: String, text: String, thing: String) {
    let run = CommandRun.of(
      "import", "--from", format, "x", on: MemoryConsole(files: ["x": text]))

    #expect(run.exit == 3)
    #expect(run.output == "")
    #expect(run.error.hasPrefix("error: there is nothing to import\n  --> x:1:1\n"))
    #expect(run.error.hasSuffix("  = help: \(thing) has no steps\n"))
  }
}
