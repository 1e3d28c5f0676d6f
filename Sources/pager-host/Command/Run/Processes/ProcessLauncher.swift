import FoundationEssentials
import PagerProcess
import PagerSession
import Synchronization

/// Starts the processes of a run, under one guard that is made when the first of them is wanted.
final class ProcessLauncher: Sendable {
  private let guardian = Mutex<PluginGuard?>(nil)

  /// Starts a plugin.
  ///
  /// - Parameters:
  ///   - entry: the plugin.
  ///   - folder: the folder that its paths are relative to.
  /// - Returns: the connection to it.
  /// - Throws: why it cannot be started.
  func launch(_ entry: ProcessEntry, in folder: String) throws -> any PluginLine {
    let guardian = try guardian.withLock { known in
      let guardian = try known ?? PluginGuard()
      known = guardian
      return guardian
    }
    let environment = PluginEnvironment(
      from: ProcessInfo.processInfo.environment, permitted: entry.variables)
    var limits = ChildLimits()
    if let bytes = entry.limits["maxFrameBytes"] { limits.frameByteMaximum = Int(bytes) }
    return try guardian.start(
      PluginLaunch(entry: entry.arguments, folder: folder, environment: environment),
      limits: limits)
  }

  /// Ends what is left of all plugins.
  func close() {
    guardian.withLock { $0.take() }?.close()
  }
}
