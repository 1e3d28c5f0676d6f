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
