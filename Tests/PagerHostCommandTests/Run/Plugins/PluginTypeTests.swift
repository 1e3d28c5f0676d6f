import PagerBus
import PagerHostCommand
import Testing

/// Types of events that only a plugin has: `check` and `run` know the same ones.
struct PluginTypeTests {
  private static func run(_ command: String, _ enabled: String?, _ statement: String) -> CommandRun
  {
    let entry = enabled.map {
      #"{"id":"lamp","entry":"Lamp","enabled":\#($0)}"#
    }
    let manifest = #"{"schemaVersion":1,"plugins":[\#(entry ?? "")]}"#
    let session = "session 1\ncase \"a\" {\n  \(statement)\n  wait idle\n}\n"
    let console = MemoryConsole(files: ["a.session": session, "Plugins.json": manifest])
    let exit = PagerHostCommand.run(
      [command, "-q", "a.session"], plugins: [Lamp.self], console: console)
    return CommandRun(exit: exit, output: console.output, error: console.error)
  }

  @Test(arguments: ["publish lamp.wanted {}", "expect none lamp.wanted"])
  func `the types of a plugin that runs are known`(statement: String) {
    #expect(Self.run("check", "true", statement) == CommandRun(exit: 0, output: "", error: ""))
    #expect(Self.run("run", "true", statement) == CommandRun(exit: 0, output: "", error: ""))
  }

  @Test(
    arguments: [("check", Int32(1)), ("run", 3)],
    ["publish lamp.wanted {}", "expect none lamp.wanted"]
  )
  func `those of a plugin that is off are told with the plugin`(
    command: (name: String, exit: Int32), statement: String
  ) {
    for enabled in ["false", nil] {
      let run = Self.run(command.name, enabled, statement)

      let head = statement.dropLast(statement.hasSuffix("{}") ? 14 : 11)
      let blank = String(repeating: " ", count: head.count + 2)
      #expect(
        run.error == """
          error: `lamp.wanted` is of the plugin `lamp`, which is off
            --> a.session:3:\(head.count + 3)
             |
           3 |   \(statement)
             | \(blank)^^^^^^^^^^^
             = help: turn it on in the manifest of plugins: "enabled": true, or add it there

          """)
      #expect(run.exit == command.exit)
    }
  }
}

/// A request that only the lamp knows.
private struct LampWanted: Event {
  static let name: EventName = "lamp.wanted"
  static let kind: EventKind = .request
}

/// A plugin with a type of its own.
private actor Lamp: Plugin {
  static let manifest = PluginManifest(id: "lamp", subscribes: [LampWanted.self])
  nonisolated let context: PluginContext
  init(_ context: PluginContext) { self.context = context }
  func run() async {}
}
