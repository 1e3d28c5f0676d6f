/// Keeps what plugins log; called from the plugins' lanes.
public protocol PluginLog: Sendable {
  /// Keeps one line.
  func write(_ line: LogLine)
}

/// Keeps nothing.
public struct SilentLog: PluginLog {
  /// Makes a log that keeps nothing.
  public init() {}

  /// Forgets the line.
  public func write(_: LogLine) {}
}
