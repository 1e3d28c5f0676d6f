import PagerBus

/// What caused an event, and what followed from it.
package struct CauseTree: Sendable {
  /// One line of the tree.
  package struct Line: Hashable, Sendable {
    /// The event.
    package let event: TraceEvent

    /// How deep it lies below the root, from 0.
    package let depth: Int
  }

  /// The most events that are listed below the one that was asked for.
  package static let effectsMaximum = 1_000

  /// The chain of causes, the root first, and the event itself last.
  package let causes: [Line]

  /// What followed, each event right below its cause.
  package let effects: [Line]

  /// How many more followed.
  package let omittedCount: Int

  /// Finds causes and effects among all events of a trace; nil if the trace has no such event.
  package init?(of sequence: Int, in events: [TraceEvent]) {
    guard events.indices.contains(sequence) else { return nil }
    var chain = [events[sequence]]
    while let cause = chain.last?.cause { chain.append(events[cause]) }
    causes = chain.reversed().enumerated().map { Line(event: $0.element, depth: $0.offset) }
    var children: [Int: [Int]] = [:]
    for event in events[sequence...] {
      if let cause = event.cause, cause >= sequence {
        children[cause, default: []].append(event.sequence)
      }
    }
    var pending = [(sequence, chain.count - 1)]
    var found: [Line] = []
    var count = 0
    while let (current, depth) = pending.popLast() {
      if current != sequence {
        count += 1
        if found.count < Self.effectsMaximum {
          found.append(Line(event: events[current], depth: depth))
        }
      }
      pending += (children[current] ?? []).reversed().map { ($0, depth + 1) }
    }
    effects = found
    omittedCount = count - found.count
  }
}
