public import PagerBus

/// I10: every cause has a smaller sequence number, and every chain is within its budget.
///
/// Budgets are those of ``ChainBudget``. They count within one instant; a timer begins anew at
/// depth 0.
public struct CauseLaw: Law {
  /// What the law is called in reports.
  public let name = "I10 causes"

  private struct Link {
    let cause: UInt64?
    let root: UInt64
    let source: EventSource
    let name: EventName
  }

  private var instant: Instant?
  private var links: [UInt64: Link] = [:]
  private var reactions: [UInt64: Int] = [:]

  /// Makes the law before the first event.
  public init() {}

  /// Follows the chain of each event back to its root.
  public mutating func see(_ event: AnyEnvelope, in frame: PagerFrame) -> Violation? {
    if let cause = event.cause, cause >= event.sequence {
      return Violation(
        law: name, what: "caused by an event that is not older", first: event.sequence,
        second: cause)
    }
    if instant != event.time {
      instant = event.time
      links = [:]
      reactions = [:]
    }
    let isReaction = event.metadata.depth > 0
    let before = isReaction ? event.cause.flatMap { links[$0] } : nil
    let root = before?.root ?? event.sequence
    links[event.sequence] = Link(
      cause: before == nil ? nil : event.cause, root: root, source: event.source,
      name: event.name)
    if before != nil { reactions[root, default: 0] += 1 }
    return excess(of: event, root: root)
  }

  private func excess(of event: AnyEnvelope, root: UInt64) -> Violation? {
    let repeats = repeats(of: event)
    let reactionCount = reactions[root, default: 0]
    let what: String
    if event.metadata.depth > ChainBudget.depthMaximum {
      what =
        "\(event.metadata.depth) reactions deep, at most \(ChainBudget.depthMaximum) are allowed"
    } else if repeats > ChainBudget.repeatsMaximum {
      what =
        "\(event.name) of \(event.source) \(repeats) times in one chain, "
        + "at most \(ChainBudget.repeatsMaximum) are allowed"
    } else if reactionCount > ChainBudget.reactionsMaximum {
      what =
        "\(reactionCount) reactions to one event, "
        + "at most \(ChainBudget.reactionsMaximum) are allowed"
    } else {
      return nil
    }
    return Violation(law: name, what: what, first: event.sequence, second: root)
  }

  /// How often the publisher published this type on the way from the root to here.
  private func repeats(of event: AnyEnvelope) -> Int {
    var count = 0
    var next: UInt64? = event.sequence
    var steps = 0
    while let sequence = next, let link = links[sequence], steps <= ChainBudget.depthMaximum {
      if link.source == event.source, link.name == event.name { count += 1 }
      next = link.cause
      steps += 1
    }
    return count
  }
}
