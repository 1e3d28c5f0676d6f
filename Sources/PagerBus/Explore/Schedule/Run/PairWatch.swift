import PagerBus

/// Finds pairs of facts of different owners that happened at one instant without one being the
/// cause of the other: their order was free, and this is the one that was taken.
struct PairWatch {
  /// How many events of one instant are looked at.
  private static let windowMaximum = 64

  private struct Seen {
    let name: EventName
    let source: EventSource
    let isFact: Bool

    /// Whether it is the first of its kind at this instant; later ones would make both orders of
    /// two rows that interleave.
    let isFirst: Bool

    /// Which of the events before it at this instant led to it, one bit each.
    let causes: UInt64
  }

  /// What was found by now.
  private(set) var found: Set<FactPair> = []
  private var time = Instant.zero
  private var first: UInt64 = 0
  private var window: [Seen] = []

  /// Takes in the next event.
  mutating func see(_ envelope: AnyEnvelope) {
    if envelope.time != time || window.isEmpty {
      time = envelope.time
      first = envelope.sequence
      window.removeAll(keepingCapacity: true)
    }
    guard window.count < Self.windowMaximum else { return }
    let (name, source) = (envelope.name, envelope.source)
    let causes = causes(of: envelope)
    let isFirst = !window.contains { $0.name == name && $0.source == source }
    let isFact = Self.isFact(envelope)
    if isFact, isFirst { pair(name, source, causes) }
    window.append(
      Seen(name: name, source: source, isFact: isFact, isFirst: isFirst, causes: causes))
  }

  private func causes(of envelope: AnyEnvelope) -> UInt64 {
    guard let cause = envelope.cause, cause >= first else { return 0 }
    let index = Int(cause - first)
    guard index < window.count else { return 0 }
    return window[index].causes | 1 << UInt64(index)
  }

  private mutating func pair(_ name: EventName, _ source: EventSource, _ causes: UInt64) {
    for (index, earlier) in window.enumerated()
    where earlier.isFact && earlier.isFirst && earlier.source != source
      && causes & (1 << UInt64(index)) == 0
    {
      found.insert(FactPair(first: earlier.name, of: earlier.source, second: name, of: source))
    }
  }

  /// Whether an event says what happened in the pager, and is no note of the script's.
  static func isFact(_ envelope: AnyEnvelope) -> Bool {
    guard envelope.source != .script else { return false }
    switch type(of: envelope.event).kind {
    case .fact: return true
    case .request: return false
    }
  }
}
