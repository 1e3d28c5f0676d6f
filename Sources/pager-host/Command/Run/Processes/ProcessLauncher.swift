import PagerProcess
import PagerSession
import Synchronization

/// Starts the processes of a run, under one guard that is made when the first of them is wanted.
final class ProcessLauncher: Sendable {
  private let guardian = Mutex<PluginGuard?>(nil)

  /// Where everything that is said is written down; nil for nowhere.
  private let transcript: Transcript?

  /// Makes a launcher that has started nothing.
  init(transcript: Transcript? = nil) {
    self.transcript = transcript
  }

  /// Starts a plugin.
  ///
  /// - Parameters:
  ///   - entry: the plugin.
  ///   - folder: the folder that its paths are relative to.
  /// - Returns: the connection to it.
  /// - Throws: why it cannot be started.
  func launch(_ entry: ProcessEntry, in folder: String) throws -> any PluginLine {
    let child = try start(entry, words: entry.arguments, in: folder, limits: nil)
    return transcript.map { RecordedLine(child, of: entry.id, in: $0) } ?? child
  }

  /// Starts a plugin by other words than its own.
  ///
  /// - Parameters:
  ///   - entry: the plugin.
  ///   - words: what is started.
  ///   - folder: the folder that its paths are relative to.
  ///   - limits: what it may cost; what the plugin's manifest says if nil.
  /// - Returns: the process.
  /// - Throws: why it cannot be started.
  func start(
    _ entry: ProcessEntry, words: [String], in folder: String, limits: ChildLimits?
  ) throws -> PluginChild {
    let guardian = try guardian.withLock { known in
      let guardian = try known ?? PluginGuard()
      known = guardian
      return guardian
    }
    let environment = PluginEnvironment(
      from: SystemConsole.environment, permitted: entry.variables)
    var usual = ChildLimits()
    if let bytes = entry.limits["maxFrameBytes"] { usual.frameByteMaximum = Int(bytes) }
    return try guardian.start(
      PluginLaunch(entry: words, folder: folder, environment: environment),
      limits: limits ?? usual)
  }

  /// Ends what is left of all plugins.
  func close() {
    guardian.withLock { $0.take() }?.close()
  }
}
