import Glibc
public import PagerBus

/// The program of a plugin in Swift: the same type that can be compiled into a host runs as a
/// process of its own.
///
///     import MyPlugin
///     import PagerProcess
///
///     PluginProcess.main(MyPlugin.self)
///
/// The plugin is told the same, in the same order, as in the process of the host, and what it says
/// is there at the same place. What it prints goes to the log.
public enum PluginProcess {
  /// What a program ends with, as its host reads it.
  enum Exit: Int32 {
    /// The plugin's run is over, or the host told it to end.
    case done = 0

    /// Somebody started it by hand.
    case badUsage = 64

    /// The host is gone.
    case hostGone = 69

    /// The plugin failed.
    case failed = 70

    /// The host says what nobody understands.
    case protocolError = 76
  }

  /// Runs a plugin until its host tells it to end, and ends the process.
  public static func main(_ type: any Plugin.Type) -> Never {
    let isHosted = unsafe getenv("PAGER_PLUGIN").map { unsafe strcmp($0, "1") == 0 }
    guard isHosted == true else {
      explain(type.manifest.id)
      exit(Exit.badUsage.rawValue)
    }
    // Whoever writes to a host that is gone is told so by the call.
    signal(SIGPIPE, SIG_IGN)
    let conversation = PluginConversation(type, HostLink(HostStream()))
    let end: Exit
    do throws(HostLoss) {
      end = try conversation.run()
    } catch {
      switch error {
      case .gone: end = .hostGone
      case .senseless(let text):
        complain(text)
        end = .protocolError
      }
    }
    exit(end.rawValue)
  }

  private static func explain(_ id: String) {
    complain(
      """
      This is a plugin of pager-host. It is started by pager-host, not by hand. Name it in Plugins.json:

          { "id": "\(id)", "kind": "process", "entry": ["\(CommandLine.arguments.first ?? id)"] }

      and run a session: pager-host run --plugins Plugins.json SESSION
      """)
  }

  private static func complain(_ text: String) {
    let bytes = Array((text + "\n").utf8)
    _ = unsafe bytes.withUnsafeBytes { unsafe write(2, $0.baseAddress, $0.count) }
  }
}
