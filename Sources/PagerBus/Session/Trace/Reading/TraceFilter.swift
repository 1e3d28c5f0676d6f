package import PagerBus

/// Chooses events of a trace; events are to be offered in their order, each one.
package struct TraceFilter: Sendable {
  /// Patterns of types; empty for all.
  package var types: [NamePattern] = []

  /// Patterns of sources; empty for all.
  package var sources: [NamePattern] = []

  /// The first instant, in virtual nanoseconds.
  package var since: Int64?

  /// The last instant.
  package var until: Int64?

  /// Line, or line and column, of the statement that published an event or caused it.
  package var step: String?

  /// What the data must be.
  package var conditions: [TraceCondition] = []

  private var isOfStep: [Bool] = []

  /// Whether the last event was chosen, whatever its data is.
  private var isLastMeant = false

  /// Makes a filter that chooses everything.
  package init() {}

  /// Whether the event is chosen.
  package mutating func takes(_ event: TraceEvent) -> Bool {
    isLastMeant = isMeant(event)
    return isLastMeant && conditions.allSatisfy { $0.holds(for: event.data) }
  }

  /// Whether the frame after the last event is chosen: by that event, but for the conditions, which
  /// are about the frame.
  package func takes(frame: JSONValue) -> Bool {
    isLastMeant && conditions.allSatisfy { $0.holds(for: frame) }
  }

  private mutating func isMeant(_ event: TraceEvent) -> Bool {
    guard isPartOfStep(event) else { return false }
    if let since, event.time < since { return false }
    if let until, event.time > until { return false }
    if !types.isEmpty, !types.contains(where: { $0.matches(event.type) }) { return false }
    if !sources.isEmpty, !sources.contains(where: { $0.matches(event.source) }) { return false }
    return true
  }

  /// An event belongs to the statement that published it, or else to that of its cause.
  private mutating func isPartOfStep(_ event: TraceEvent) -> Bool {
    guard let step else { return true }
    var belongs = false
    if let own = event.step {
      belongs = own == step || own.hasPrefix(step + ":")
    } else if let cause = event.cause, isOfStep.indices.contains(cause) {
      belongs = isOfStep[cause]
    }
    isOfStep.append(belongs)
    return belongs
  }
}
