/// What the host side of a plugin that runs elsewhere needs besides what a plugin may touch.
extension PluginContext {
  /// The instant at which the world stands.
  package var now: Instant { events.bus.clock.now }

  /// Whether the world is driven by one thread in virtual time, so that the thread may be blocked:
  /// in one canonical order, or in one that somebody chooses.
  package var isStepped: Bool { lane is SimulatedLane }

  /// Sets the one alarm among ``events``; nil takes it away.
  package func setAlarm(at instant: Instant?) {
    events.setAlarm(at: instant)
  }

  /// Publishes because of an event of which only the number is known, or of nothing.
  ///
  /// The permission is for the caller to check.
  @discardableResult
  package func publish(
    _ event: some Event, becauseOf sequence: UInt64?
  ) async throws(PublishError) -> Publication {
    let pager = sequence.flatMap { events.bus.pager(of: $0) } ?? events.core.terms.pager
    return try await events.bus.publishWaiting(
      event, by: .plugin(id), in: .source(cause: sequence, for: pager))
  }
}
