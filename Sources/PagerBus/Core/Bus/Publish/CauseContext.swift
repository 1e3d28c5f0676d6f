/// What an event that is published now follows from.
struct CauseContext: Equatable, Sendable {
  /// The event that directly makes it; nil for a root.
  let sequence: UInt64?

  /// How many reactions lie above it within this instant.
  let depth: Int

  /// The root within this instant; nil if the event will be one itself.
  let root: UInt64?

  /// The instant it inherits; nil to read the clock.
  let time: Instant?

  /// How it is admitted.
  let admission: Admission

  /// The context of somebody's own initiative.
  static func source(cause: UInt64? = nil) -> CauseContext {
    CauseContext(sequence: cause, depth: 0, root: nil, time: nil, admission: .source)
  }

  /// The context of handling an event.
  init(handling metadata: EventMetadata, root: UInt64) {
    sequence = metadata.sequence
    depth = metadata.depth + 1
    self.root = root
    time = metadata.time
    admission = .reaction
  }

  /// The context of a timer that keeps the cause and begins a new chain.
  init(timer now: Instant, cause: UInt64?, admission: Admission) {
    sequence = cause
    depth = 0
    root = nil
    time = now
    self.admission = admission
  }

  private init(
    sequence: UInt64?, depth: Int, root: UInt64?, time: Instant?, admission: Admission
  ) {
    self.sequence = sequence
    self.depth = depth
    self.root = root
    self.time = time
    self.admission = admission
  }

  /// The same, for what never waits.
  var reacting: CauseContext {
    CauseContext(sequence: sequence, depth: depth, root: root, time: time, admission: .reaction)
  }
}
