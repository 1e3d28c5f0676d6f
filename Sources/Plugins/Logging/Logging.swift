public import PagerBus

/// Writes a line to the host's log for every event that it hears; see ``LogText`` for the lines.
///
/// Which events it hears is chosen by `subscribes` in `Plugins.json`, where the lines go by the
/// option `to`, which the host reads: `stderr` or the path of a file, never the standard output.
/// Replays were lines once and are not repeated, and what the plugin itself publishes is never a
/// line.
public actor Logging: Plugin {
  /// Hears everything that a pager says and publishes nothing.
  public static let manifest = PluginManifest(
    id: "logging", subscribes: EventCatalogue.pager, options: LoggingOptions.table)

  /// What the plugin may touch.
  public nonisolated let context: PluginContext

  private let options: LoggingOptions

  /// Makes the plugin; throws if an option is unusable.
  public init(_ context: PluginContext) throws {
    self.context = context
    options = try LoggingOptions(context.options)
  }

  /// Writes lines until there are no more events.
  public func run() async throws {
    while let delivery = await context.events.next() {
      switch delivery {
      case .event(let envelope):
        guard !envelope.isReplay, envelope.source != .plugin(context.id) else { continue }
        write(LogText.level(of: envelope.name)) { LogText.line(of: envelope, $0) }
      case .gap(let gap): write(.warning) { LogText.line(of: gap, $0) }
      case .alarm: continue
      }
    }
  }

  private func write(_ level: LogLevel, _ text: (LoggingOptions.Format) -> String) {
    guard level >= options.level else { return }
    context.log(level, text(options.format))
  }
}
