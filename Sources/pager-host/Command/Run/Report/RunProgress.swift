/// Decides when a terminal is told how far a run is, and what.
struct RunProgress: Equatable, Sendable {
  /// How long a run takes before anything is shown, in nanoseconds.
  static let delay: Int64 = 1_000_000_000

  /// How long one text stands at least.
  static let interval: Int64 = 100_000_000

  private let total: Int
  private let start: Int64
  private var last: Int64

  /// Begins at an instant.
  init(total: Int, start: Int64) {
    self.total = total
    self.start = start
    last = start
  }

  /// The text to show; nil if the one that is shown may stand.
  mutating func text(done: Int, failed: Int, now: Int64) -> String? {
    guard now - start >= Self.delay, now - last >= Self.interval else { return nil }
    last = now
    let failures = failed == 0 ? "" : ", \(failed) failed"
    return "\(done) of \(total) cases\(failures), \((now - start) / 1_000_000_000) s"
  }

  /// Whether somebody sees it and nothing else would be spoilt.
  ///
  /// Results for programs on the same terminal are to be read and copied, so nothing moves there.
  static func isWanted(
    _ context: CommandContext, _ format: RunFormat, _ target: TraceTarget
  ) -> Bool {
    guard context.console.isTerminal(.error), !context.isQuiet else { return false }
    guard context.console.variable("TERM") != "dumb" else { return false }
    switch (format, target) {
    case (.pretty, .none), (.pretty, .file), (.pretty, .folder): return true
    case (.pretty, .output), (.tap, _), (.junit, _), (.json, _):
      return !context.console.isTerminal(.output)
    }
  }
}
