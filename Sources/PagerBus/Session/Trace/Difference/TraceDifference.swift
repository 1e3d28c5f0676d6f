package import PagerBus

/// One of two traces.
package enum TraceSide: CaseIterable, Hashable, Sendable {
  /// The first.
  case first
  /// The second.
  case second
}

/// Something in which two traces differ, in the order of discovery.
package enum TraceDifference: Hashable, Sendable {
  /// A member of the headers.
  case header(name: String, first: JSONValue?, second: JSONValue?)

  /// The first event that differs; it belongs to the step that is told next.
  case divergence(TraceDivergence)

  /// What differs after one statement.
  case step(StepDifference)

  /// The instants or the results of the last records.
  case end(first: TraceEnd, second: TraceEnd)
}

/// Where two traces part.
package struct TraceDivergence: Hashable, Sendable {
  /// The statement as its event `step.began`; nil before the first statement.
  package let statement: TraceEvent?

  /// The event of the first trace; nil if it has none there.
  package let first: TraceEvent?

  /// The event of the second trace; nil if it has none there.
  package let second: TraceEvent?

  /// What caused the event, nearest first; that of the first trace if there is one.
  package let causes: [TraceEvent]

  /// Whether there are causes that are no longer kept.
  package let isCut: Bool
}

/// What differs between one statement and the next.
package struct StepDifference: Hashable, Sendable {
  /// The most changes of a step that are kept.
  package static let changesMaximum = 12

  /// An event that only one of the traces has.
  package struct Change: Hashable, Sendable {
    /// Which one.
    package let side: TraceSide

    /// The event.
    package let event: TraceEvent
  }

  /// The statement of the first trace as its event `step.began`; nil before the first statement.
  package internal(set) var first: TraceEvent?

  /// The statement of the second trace.
  package internal(set) var second: TraceEvent?

  /// The first changes, in order.
  package private(set) var changes: [Change] = []

  /// How many events only the first trace has.
  package private(set) var firstCount = 0

  /// How many events only the second trace has.
  package private(set) var secondCount = 0

  /// Whether the step is the same in both.
  package var isEmpty: Bool { firstCount == 0 && secondCount == 0 }

  /// Counts a change, and keeps it if it is one of the first.
  mutating func add(_ event: TraceEvent, of side: TraceSide) {
    switch side {
    case .first: firstCount += 1
    case .second: secondCount += 1
    }
    if changes.count < Self.changesMaximum { changes.append(Change(side: side, event: event)) }
  }
}
