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
