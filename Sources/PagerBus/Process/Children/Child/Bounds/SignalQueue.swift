/// The signals of one plugin that nobody took yet, in order; the end comes last and stays.
struct SignalQueue: Equatable, Sendable {
  private let signalMaximum: Int
  private let byteMaximum: Int
  private var signals: [PluginSignal] = []
  private var firstIndex = 0
  private var byteCount = 0

  /// How the process ended, once it did.
  private(set) var exit: PluginExit?

  /// How many lines of the standard error nobody took.
  private(set) var errorLineCount = 0

  init(_ limits: ChildLimits) {
    signalMaximum = limits.signalMaximum
    byteMaximum = limits.signalByteMaximum
  }

  /// How many signals nobody took, the end aside.
  var count: Int { signals.count - firstIndex }

  /// Whether more of the standard output may be read.
  var hasRoom: Bool { count < signalMaximum && byteCount < byteMaximum }

  /// Whether ``take()`` gives a signal.
  var isEmpty: Bool { count == 0 && exit == nil }

  mutating func append(_ signal: PluginSignal) {
    precondition(exit == nil, "\(signal) after the end of the process")
    signals.append(signal)
    count(signal, 1)
  }

  mutating func end(_ exit: PluginExit) {
    self.exit = exit
  }

  /// The next signal; after all others the end, as often as it is asked for.
  mutating func take() -> PluginSignal? {
    guard count > 0 else { return exit.map { .ended($0) } }
    let signal = signals[firstIndex]
    // The bytes are the taker's now.
    signals[firstIndex] = .outputClosed
    firstIndex += 1
    count(signal, -1)
    if firstIndex * 2 >= signals.count {
      signals.removeFirst(firstIndex)
      firstIndex = 0
    }
    return signal
  }

  private mutating func count(_ signal: PluginSignal, _ sign: Int) {
    switch signal {
    case .line(let bytes): byteCount += sign * bytes.count
    case .errorLine: errorLineCount += sign
    case .tooLong, .cutShort, .outputClosed, .errorLinesLost, .ended: break
    }
  }
}
