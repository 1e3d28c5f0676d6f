public import PagerBus

/// I11: a lossless subscriber misses nothing that no gap accounts for, and sees nothing twice.
///
/// The log tells the law what was published, the subscriber what reached it; both in their own
/// order, at their own pace.
public struct DeliveryLaw: Law {
  /// What the subscriber tells of.
  private enum Receipt: Equatable {
    case event(UInt64)
    case gap(first: UInt64, last: UInt64)

    var first: UInt64 {
      switch self {
      case .event(let sequence): sequence
      case .gap(let first, _): first
      }
    }

    var last: UInt64 {
      switch self {
      case .event(let sequence): sequence
      case .gap(_, let last): last
      }
    }
  }

  /// What the law is called in reports.
  public let name: String

  private let types: Set<EventName>
  private let since: UInt64
  private var published: [UInt64] = []
  private var receipts: [Receipt] = []
  private var lastReceived: UInt64?

  /// Makes the law for one subscriber.
  ///
  /// - Parameters:
  ///   - subscriber: who it is, for reports.
  ///   - types: the types that it subscribed to.
  ///   - since: the first sequence number that it must receive.
  public init(subscriber: String, types: some Sequence<EventName>, since: UInt64) {
    name = "I11 delivery to \(subscriber)"
    self.types = Set(types)
    self.since = since
  }

  /// Takes in that an event was published.
  public mutating func see(_ event: AnyEnvelope, in frame: PagerFrame) -> Violation? {
    guard event.sequence >= since, types.contains(event.name) else { return nil }
    published.append(event.sequence)
    return match()
  }

  /// Takes in that the subscriber received an event; replays do not count.
  public mutating func receive(_ envelope: AnyEnvelope) -> Violation? {
    envelope.isReplay ? nil : take(.event(envelope.sequence))
  }

  /// Takes in that the subscriber received the event with this sequence number, no replay.
  package mutating func receive(sequence: UInt64) -> Violation? {
    take(.event(sequence))
  }

  /// Takes in that the subscriber was told of a gap, first and last sequence number included.
  public mutating func receiveGap(first: UInt64, last: UInt64) -> Violation? {
    take(.gap(first: first, last: last))
  }

  /// Compares what is left on both sides.
  public mutating func end(in frame: PagerFrame) -> Violation? {
    if let missed = published.first {
      return Violation(law: name, what: "published and never received", first: missed)
    }
    for receipt in receipts {
      guard case .event(let sequence) = receipt else { continue }
      return Violation(law: name, what: "received and never published", first: sequence)
    }
    return nil
  }

  private mutating func take(_ receipt: Receipt) -> Violation? {
    if let lastReceived, receipt.first <= lastReceived {
      return Violation(
        law: name, what: "received twice or out of order", first: receipt.first,
        second: lastReceived)
    }
    lastReceived = max(receipt.first, receipt.last)
    receipts.append(receipt)
    return match()
  }

  /// Pairs what both sides have told by now.
  private mutating func match() -> Violation? {
    while let next = published.first, let receipt = receipts.first {
      if receipt.last < next {
        receipts.removeFirst()
        guard case .event(let sequence) = receipt else { continue }
        return Violation(law: name, what: "received and not published", first: sequence)
      }
      published.removeFirst()
      if next < receipt.first {
        return Violation(
          law: name, what: "missed without a gap", first: next, second: receipt.first)
      }
      if case .event = receipt { receipts.removeFirst() }
    }
    return nil
  }
}
