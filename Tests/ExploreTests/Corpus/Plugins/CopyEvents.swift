import PagerBus
import PagerTesting

/// A value that two copies hold, and how new it is.
struct CopyValue: Hashable, Codable, Sendable {
  let number: Int
  let version: Int

  /// Who gave it its version, so that of two with the same version one counts more.
  let isFromLeft: Bool

  /// Whether it counts more than another one.
  func isNewer(than other: CopyValue) -> Bool {
    version != other.version ? version > other.version : !isFromLeft && other.isFromLeft
  }
}

/// What the left one of two copies holds.
struct LeftValue: Event {
  static let name: EventName = "left.value"
  static let kind: EventKind = .fact(owner: .plugin, sticky: false)

  let value: CopyValue
}

/// What the right one of two copies holds.
struct RightValue: Event {
  static let name: EventName = "right.value"
  static let kind: EventKind = .fact(owner: .plugin, sticky: false)

  let value: CopyValue
}

/// Two copies come to an end of telling each other.
struct CopiesRestLaw: Law {
  private static let valuesMaximum = 12

  let name = "copies come to rest"
  private var values = 0

  mutating func see(_ event: AnyEnvelope, in _: PagerFrame) -> Violation? {
    guard event.event is LeftValue || event.event is RightValue else { return nil }
    values += 1
    guard values > Self.valuesMaximum else { return nil }
    return Violation(law: name, what: "\(values) values were told", first: event.sequence)
  }
}
