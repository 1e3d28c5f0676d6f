import Glibc
import PagerProcess
import Testing

/// Real plugins for a test, of which nothing is left after it.
struct GuardedPlugins {
  let plugins: PluginGuard

  /// The longest that a test waits for anything on a machine that is busy.
  static let patience = Duration.seconds(60)

  /// Starts a shell with a script as a plugin.
  func shell(_ script: String, limits: ChildLimits = ChildLimits()) throws -> PluginChild {
    try start(["sh", "-c", script], limits: limits)
  }

  /// Starts a Python program as a plugin.
  func python(_ program: String, limits: ChildLimits = ChildLimits()) throws -> PluginChild {
    try start(["python3", "-u", "-c", program], limits: limits)
  }

  func start(_ entry: [String], limits: ChildLimits = ChildLimits()) throws -> PluginChild {
    let environment = PluginEnvironment(from: ["PATH": "/usr/local/bin:/usr/bin:/bin"])
    return try plugins.start(
      PluginLaunch(entry: entry, folder: "/", environment: environment), limits: limits)
  }
}

/// Runs a test with a guard of its own, then states that no process and no descriptor is left.
func withGuard(_ body: (GuardedPlugins) throws -> Void) throws {
  let plugins = try PluginGuard(executable: ProbeHost.path())
  let known = plugins.process
  defer {
    plugins.close()
    #expect(ProcessCount.below(known).isEmpty)
    #expect(kill(known, 0) != 0, "the guard is left")
  }
  try body(GuardedPlugins(plugins: plugins))
}

extension PluginChild {
  /// The next signal, for which a test waits long but not for ever.
  func signal() throws -> PluginSignal {
    try #require(next(within: GuardedPlugins.patience), "no signal in good time")
  }

  /// The next line of the standard output, as text.
  func text() throws -> String {
    let signal = try signal()
    guard case .line(let bytes) = signal else {
      Issue.record("\(signal) in place of a line")
      return ""
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// All signals up to the end.
  func signals() throws -> [PluginSignal] {
    var signals: [PluginSignal] = []
    while true {
      signals.append(try signal())
      if case .ended = signals.last { return signals }
    }
  }
}
