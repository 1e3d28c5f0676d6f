import PagerBus
import PagerSession
import Testing

@testable import PagerHostCommand

struct PluginListTests {
  private static let manifest = """
    {
      "schemaVersion": 1,
      "plugins": [
        { "id": "log", "entry": "Logging", "enabled": false },
        { "id": "buttons", "entry": "ButtonNav", "requires": ["dots"], "options": { "tint": "decision" } },
        { "id": "dots", "entry": "PageControl", "subscribes": ["page*"], "permissions": ["veto"] }
      ]
    }
    """

  private func run(_ arguments: String..., manifest: String = manifest) -> CommandRun {
    CommandRun.of(
      ["plugin"] + arguments, on: MemoryConsole(files: ["Plugins.json": manifest]))
  }

  @Test func `the list has the plugins in the order of their activation, then those that are off`()
  {
    #expect(
      run("list").output == """
        1. dots: PageControl
        2. buttons: ButtonNav
        -  log: Logging (off)

        """)
  }

  @Test func `G36 the explained list says why each stands there and what it may do, every time`() {
    let first = run("list", "--explain")
    let text = first.output

    #expect(first.exit == 0)
    #expect(text.contains("1. dots: PageControl\n     why        comes after nobody; line 6"))
    #expect(text.contains("2. buttons: ButtonNav\n     why        requires dots\n"))
    #expect(text.contains("     hears      pages.changed page.settled\n"))
    #expect(text.contains("     publishes  selection.requested dots.changed\n"))
    #expect(text.contains("     votes      yes: it has the permission veto\n"))
    #expect(text.contains("     shows      count current\n"))
    #expect(text.contains(#"tint="decision""#))
    #expect(text.contains("-  log: Logging (off)\n     why        off: \"enabled\" is false"))
    #expect((0..<10).allSatisfy { _ in run("list", "--explain") == first })
  }

  @Test func `a process is listed with its permissions and limits`() {
    let manifest = #"""
      {"schemaVersion":1,"plugins":[{"id":"p","kind":"process","entry":["p"],
        "permissions":["veto","env:TOKEN"],"limits":{"handlerMs":200},"publishes":["pages.edit"]}]}
      """#

    let list = run("list", "--explain", manifest: manifest).output
    let explained = run("explain", "p", manifest: manifest).output
    let json = run("explain", "p", "--json", manifest: manifest).output

    for text in [list, explained] {
      #expect(text.contains("     permitted  veto env:TOKEN\n"), "\(text)")
      #expect(text.contains("     limits     startMs=5000 handlerMs=200 maxFrameBytes=1048576"))
      #expect(text.contains("     publishes  only pages.edit\n"))
    }
    let members = #""permissions":["veto","env:TOKEN"],"limits":{"startMs":5000,"#
    #expect(json.contains(members), "\(json)")
  }

  @Test func `what a plugin that votes may publish is said the same in both places`() {
    let manifest = #"""
      {"schemaVersion":1,"plugins":[{"id":"guard","entry":"Guard","permissions":["veto"]},
        {"id":"mute","entry":"Guard"}]}
      """#

    let voting = run("explain", "guard", manifest: manifest).output
    let mute = run("explain", "mute", manifest: manifest).output

    #expect(voting.contains("publishes  selection.voted"), "\(voting)")
    #expect(voting.contains("may publish:\n"), "\(voting)")
    #expect(!voting.contains("may publish nothing"))
    #expect(mute.contains("publishes  nothing"), "\(mute)")
    #expect(mute.contains("it may publish nothing"))
  }

  @Test func `with json a plugin is one object a line`() throws {
    let lines = run("list", "--json").output.split(separator: "\n")
    let objects = try lines.map { try JSONParser.parse(SourceText(name: "l", text: String($0))) }

    #expect(objects.map { $0["id"]?.string } == ["dots", "buttons", "log"])
    #expect(objects.map { $0["place"]?.integer } == [1, 2, nil])
    #expect(objects.map { $0["on"]?.bool } == [true, true, false])
    #expect(objects.first?["hears"]?.elements?.map(\.string) == ["pages.changed", "page.settled"])
  }

  @Test func `a file that is wrong is said to be so with its place`() {
    let text = #"{"schemaVersion":1,"plugins":[{"id":"a","entry":"PageContrl"}]}"#
    let wrong = run("list", manifest: text)
    let missing = CommandRun.of("plugin", "list")

    #expect(wrong.exit == 3)
    #expect(wrong.error.contains("Plugins.json:1:"))
    #expect(wrong.error.contains("did you mean `PageControl`?"))
    #expect(missing.exit == 3)
    #expect(missing.error.contains("cannot read `Plugins.json`"))
  }

  @Test(arguments: ["dots", "PageControl"])
  func `a plugin is explained by its id or its name in the host`(_ name: String) {
    let text = run("explain", name).output

    #expect(text.hasPrefix("dots: PageControl\n"))
    #expect(text.contains("\n  follow = \"settle\"\n    What moves the dots. It is one of "))
    #expect(text.contains("\n  page.settled          pages     The pager came to rest "))
    #expect(text.contains("  plugin(\"page-control\").current\n"))
  }

  @Test func `an option that is not at its standard says what that is`() {
    #expect(run("explain", "buttons").output.contains("tint = \"decision\"; \"settle\" if absent"))
  }

  @Test func `a plugin that no file names is explained by what the host has`() {
    let run = CommandRun.of("plugin", "explain", "autoplay")

    #expect(run.exit == 0)
    #expect(run.output.hasPrefix("autoplay: not in Plugins.json; add it there to run it\n"))
    #expect(run.output.contains("intervalMs = 3000\n"))
  }

  @Test func `a plugin that nobody has is refused with one that is near`() {
    let run = run("explain", "autoplai")

    #expect(run.exit == 2)
    #expect(
      run.error == "error: no plugin is called `autoplai`\n  = help: did you mean `autoplay`?\n")
  }
}

/// A plugin that must not be made.
private actor Fuse: Plugin {
  static let manifest = PluginManifest(id: "fuse", subscribes: [PageSettled.self])

  nonisolated let context: PluginContext

  init(_ context: PluginContext) {
    self.context = context
    Issue.record("code of a plugin ran although Plugins.json is wrong")
  }

  func run() {}
}

struct PluginCodeTests {
  @Test func `G37 what is wrong is reported, all of it, before any code of a plugin runs`() {
    let manifest = """
      {
        "schemaVersion": 1,
        "plugins": [
          { "id": "a", "entry": "Fuse", "after": ["b"] },
          { "id": "b", "entry": "Fuse", "after": ["a"] },
          { "id": "c", "entry": "Fuse", "requires": ["d"] }
        ]
      }
      """
    let session = "session 1\ncase \"a\" {\n  wait idle\n}\n"
    let console = MemoryConsole(files: ["Plugins.json": manifest, "a.session": session])

    let exit = PagerHostCommand.run(["run", "a.session"], plugins: [Fuse.self], console: console)

    #expect(exit == 3)
    #expect(console.error.contains("Plugins.json:4:45"))
    #expect(console.error.contains("a → b → a"))
    #expect(console.error.contains("Plugins.json:6:48"))
    #expect(console.error.contains("no plugin has the id `d`"))
  }
}
