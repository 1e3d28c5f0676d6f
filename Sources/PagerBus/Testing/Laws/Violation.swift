/// A law that was broken, by which events, and how.
public struct Violation: Hashable, Sendable, CustomStringConvertible {
  /// The name of the law.
  public let law: String

  /// What is not as it should be.
  public let what: String

  /// The sequence number of the event that shows it.
  public let first: UInt64

  /// The sequence number of the event that it contradicts; nil if there is none.
  public let second: UInt64?

  /// Makes a violation.
  public init(law: String, what: String, first: UInt64, second: UInt64? = nil) {
    self.law = law
    self.what = what
    self.first = first
    self.second = second
  }

  /// The law, what is wrong, and the events.
  public var description: String {
    let events = second.map { "events \($0) and \(first)" } ?? "event \(first)"
    return "\(law): \(what) (\(events))"
  }
}
