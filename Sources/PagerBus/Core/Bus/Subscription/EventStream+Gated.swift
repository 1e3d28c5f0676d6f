/// How a part of a world reads: it gates, and it has an alarm among its events.
extension EventStream: TimerTarget {
  /// What a subscriber that gates is handed: it is waited for, so it never misses anything.
  enum GatedDelivery: Sendable {
    /// The next event in the bus's order.
    case event(AnyEnvelope)

    /// The subscription's alarm is due, at this instant.
    case alarm(Instant)
  }

  /// Waits for what comes next to a subscriber that gates; nil when the subscription has ended or
  /// the task was cancelled.
  func nextGated() async -> GatedDelivery? {
    switch await next() {
    case .event(let envelope): .event(envelope)
    case .alarm(let instant): .alarm(instant)
    case .gap(let gap):
      fatalError("\(core.terms.options.owner) gates and cannot miss events: \(gap)")
    case nil: nil
    }
  }

  /// Sets the stream's one alarm; nil takes it away.
  func setAlarm(at instant: Instant?) {
    bus.setAlarm(at: instant, for: core, target: self)
  }

  func fire(_ timer: TimerID, due _: Instant, now: Instant) {
    bus.fireAlarm(timer, now: now, for: core)
  }
}
