import PagerHostCommand
import Testing

/// What an import prints is a session that checks without a word and runs green.
struct ImportedSessionTests {
  private static let touch = #"{"type":"pointerDown","button":0}"#
  private static let lift = #"{"type":"pointerUp","button":0}"#

  private static func move(_ x: Int, _ duration: Int) -> String {
    #"{"type":"pointerMove","x":\#(x),"y":400,"duration":\#(duration)}"#
  }

  private static func command(_ pointers: [String]...) -> String {
    let sources = pointers.enumerated().map { index, items in
      #"{"type":"pointer","id":"p\#(index)","actions":[\#(items.joined(separator: ","))]}"#
    }
    return #"{"actions":[\#(sources.joined(separator: ","))]}"#
  }

  private static let scripts = [
    "input tap 195 30; sleep 1\ninput swipe 300 422 90 422 200\nsleep 0.5\n",
    "input draganddrop 300 400 60 400 900\ninput motionevent DOWN 9 9\n",
    "input text nothing\n",
  ]

  private static let commands = [
    command([move(300, 0), touch, move(60, 200), lift]),
    command([move(300, 0), touch, move(60, 200), lift], [move(100, 0), touch, move(90, 50)]),
    command([touch, move(400, 10)]),
  ]

  private static func check(_ tool: String, _ input: String) {
    let console = MemoryConsole(files: ["f": input])
    let imported = CommandRun.of("import", "--from", tool, "f", on: console)
    #expect(imported.exit == 0)
    let sessions = MemoryConsole(files: ["a.session": imported.output])

    let checked = CommandRun.of("check", "--quiet", "--strict", "a.session", on: sessions)
    let ran = CommandRun.of("run", "a.session", on: sessions)

    #expect(checked.error == "")
    #expect(checked.exit == 0)
    #expect(ran.exit == 0)
  }

  @Test(arguments: scripts)
  func `a script becomes a session that runs`(script: String) {
    Self.check("adb", script)
  }

  @Test(arguments: commands)
  func `a command of actions becomes a session that runs`(command: String) {
    Self.check("w3c", command)
  }

  @Test func `strict ends with 1 if something of a script or a command was dropped`() {
    let console = MemoryConsole(files: ["a": "input text a\n", "w": Self.commands[2]])

    #expect(CommandRun.of("import", "--from", "adb", "--strict", "a", on: console).exit == 1)
    #expect(CommandRun.of("import", "--from", "w3c", "--strict", "w", on: console).exit == 1)
  }

  @Test func `a swipe of actions turns the page that the same swipe of a script turns`() {
    let actions = Self.command([Self.move(300, 0), Self.touch, Self.move(60, 200), Self.lift])
    let script = "input swipe 300 400 60 400 200\n"

    let turned = [("w3c", actions), ("adb", script)].map { tool, input in
      let console = MemoryConsole(files: ["f": input])
      let session = CommandRun.of("import", "--from", tool, "f", on: console).output
        .replacing("wait idle\n", with: "wait idle; expect page = 1; expect position = 1pg\n")
      return CommandRun.of("run", "a", on: MemoryConsole(files: ["a": session])).exit
    }

    #expect(turned == [0, 0])
  }
}
