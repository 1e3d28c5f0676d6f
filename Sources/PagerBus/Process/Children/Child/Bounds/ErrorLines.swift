/// Turns the standard error of a plugin into lines for the log: not too long, not too many, never
/// held back, since a plugin must not wait for the log.
struct ErrorLines: Equatable, Sendable {
  private static let second: Int64 = 1_000_000_000

  private let lineMaximum: Int
  private let perSecondMaximum: Int
  private var splitter: LineSplitter
  private var lostCount = 0
  private var windowStart = Int64.min
  private var windowCount = 0

  init(_ limits: ChildLimits) {
    lineMaximum = limits.errorLineMaximum
    perSecondMaximum = limits.errorLinesPerSecondMaximum
    splitter = LineSplitter(byteMaximum: limits.errorLineByteMaximum)
  }

  /// Takes the next bytes.
  ///
  /// - Parameters:
  ///   - bytes: as many as came.
  ///   - queuedCount: how many lines nobody took yet.
  ///   - time: now, in nanoseconds.
  /// - Returns: what the log gets.
  mutating func take(
    _ bytes: ArraySlice<UInt8>, queuedCount: Int, at time: Int64
  ) -> [PluginSignal] {
    var signals: [PluginSignal] = []
    var queuedCount = queuedCount
    for piece in splitter.split(bytes) {
      guard queuedCount < lineMaximum, admits(at: time) else {
        lostCount += 1
        continue
      }
      signals += lost()
      signals.append(.errorLine(Self.text(of: piece)))
      queuedCount += 1
    }
    return signals
  }

  /// Ends the stream; a last line without a newline counts.
  mutating func finish(queuedCount: Int, at time: Int64) -> [PluginSignal] {
    let isWhole = splitter.keptCount == 0 && splitter.tooLongCount == nil
    let last = isWhole ? [] : take([0x0A], queuedCount: queuedCount, at: time)
    return last + lost()
  }

  private mutating func admits(at time: Int64) -> Bool {
    if windowStart == .min || time - windowStart >= Self.second {
      windowStart = time
      windowCount = 0
    }
    guard windowCount < perSecondMaximum else { return false }
    windowCount += 1
    return true
  }

  private mutating func lost() -> [PluginSignal] {
    defer { lostCount = 0 }
    return lostCount == 0 ? [] : [.errorLinesLost(count: lostCount)]
  }

  private static func text(of piece: LineSplitter.Piece) -> String {
    switch piece {
    case .line(let bytes): String(decoding: bytes, as: UTF8.self)
    case .tooLong(let count), .cutShort(let count): "(a line of \(count) bytes)"
    }
  }
}
