public import PagerBus

/// I3: each transition ends exactly once, the old one before the new one begins, and none is open
/// at rest.
///
/// Their numbers rise; one that was voted on keeps the number that it was proposed with, however
/// many have begun meanwhile.
public struct TransitionLaw: Law {
  /// What the law is called in reports.
  public let name = "I3 one end"

  private var open: (id: Int, began: UInt64)?
  private var latest: (id: Int, began: UInt64)?

  /// The number that is voted on; nil for none.
  private var proposed: Int?

  /// Makes the law before the first event.
  public init() {}

  /// Follows beginnings and ends.
  public mutating func see(_ event: AnyEnvelope, in frame: PagerFrame) -> Violation? {
    switch event.event {
    case let proposal as SelectionProposed:
      proposed = proposal.deadline == nil ? nil : proposal.id
      return nil

    case let began as TransitionBegan:
      return begin(began.id, at: event.sequence)

    case let ended as TransitionEnded:
      return end(ended.id, at: event.sequence)

    case is PagerIdle where frame.isRunning:
      return open.map {
        Violation(
          law: name, what: "transition \($0.id) is open at rest", first: event.sequence,
          second: $0.began)
      }

    default:
      return nil
    }
  }

  private mutating func begin(_ id: Int, at sequence: UInt64) -> Violation? {
    let old = open
    let before = latest
    let isVotedOn = id == proposed && id != before?.id
    open = (id, sequence)
    proposed = isVotedOn ? nil : proposed
    latest = (max(id, before?.id ?? id), sequence)
    if let old {
      return Violation(
        law: name, what: "transition \(id) began before transition \(old.id) ended",
        first: sequence, second: old.began)
    }
    if let before, before.id >= id, !isVotedOn {
      return Violation(
        law: name, what: "transition \(id) began after transition \(before.id)",
        first: sequence, second: before.began)
    }
    return nil
  }

  private mutating func end(_ id: Int, at sequence: UInt64) -> Violation? {
    guard let old = open, old.id == id else {
      return Violation(
        law: name, what: "transition \(id) ended, which was not open", first: sequence,
        second: open?.began ?? latest?.began)
    }
    open = nil
    return nil
  }
}
