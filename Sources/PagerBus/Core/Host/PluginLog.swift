/// How much a line of a plugin's log matters.
public enum LogLevel: String, CaseIterable, Comparable, Sendable {
  /// Only for those who look for a fault in the plugin.
  case debug

  /// What happened.
  case info

  /// Something that may be a fault.
  case warning

  /// Something that is a fault.
  case error

  /// Whether the left matters less than the right.
  public static func < (left: LogLevel, right: LogLevel) -> Bool {
    left.order < right.order
  }

  private var order: Int {
    switch self {
    case .debug: 0
    case .info: 1
    case .warning: 2
    case .error: 3
    }
  }
}

/// One line that a plugin handed to its context.
public struct LogLine: Equatable, Sendable {
  /// How much it matters.
  public let level: LogLevel

  /// The plugin's id.
  public let plugin: String

  /// When it was handed over.
  public let time: Instant

  /// The line, without its end.
  public let text: String

  /// Makes a line.
  public init(level: LogLevel, plugin: String, time: Instant, text: String) {
    self.level = level
    self.plugin = plugin
    self.time = time
    self.text = text
  }
}

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
