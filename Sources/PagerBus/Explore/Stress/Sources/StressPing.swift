import PagerBus

/// The stress run's own event: nobody but its subscribers hears it.
struct StressPing: Event {
  static let name: EventName = "stress.ping"
  static let kind: EventKind = .request

  /// Which publisher sent it, counted from 0.
  let publisher: Int

  /// Counts the pings of this publisher, from 0.
  let number: Int
}
