/// Decides when a world has come to rest: what is seen of the pager, and whether anything has
/// happened since it last rested.
struct RestState: Sendable {
  /// What can be seen of each pager after the newest event, the main one first.
  private(set) var frames: [PagerFrame]

  /// The newest event after which the world does not rest by itself; nil while it rests.
  private var disturbance: UInt64?

  /// Makes the state of a world that has not begun.
  init(_ pagers: PagerList) {
    frames = pagers.scopes.map { PagerFrame(configuration: pagers[$0], of: $0) }
  }

  /// Takes in the next event.
  mutating func see(_ envelope: AnyEnvelope) {
    frames[Int(envelope.pager.index)].apply(envelope)
    if Self.disturbs(envelope) { disturbance = envelope.sequence }
  }

  /// What brought the world to rest; nil if it moves, or has said already that it rests.
  ///
  /// Whether the bus rests, too, is for the owner to see to.
  var cause: UInt64? {
    frames.allSatisfy { $0.isRunning && $0.isAtRest } ? disturbance : nil
  }

  /// Takes in that `pager.idle` was published.
  mutating func tell() {
    disturbance = nil
  }

  /// Whether the world is not at rest any more after this event: what a script notes, and rest
  /// itself, change nothing.
  private static func disturbs(_ envelope: AnyEnvelope) -> Bool {
    if envelope.event is PagerIdle { return false }
    switch type(of: envelope.event).kind {
    case .request: return true
    case .fact(let owner, _): return owner != .script
    }
  }
}
