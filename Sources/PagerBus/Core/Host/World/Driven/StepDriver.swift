/// Lets a stepped world run on the thread that drives it, in one canonical order.
///
/// Event n goes to its subscribers one by one, in the order of delivery; each runs until nothing is
/// runnable. Then the observer sees it, and then comes n+1. Time passes only when nothing is
/// runnable, and timers due at one instant fire in the order in which they were set. Not Sendable:
/// it belongs to one thread.
package final class StepDriver {
  /// The bus whose events are handed out.
  package let bus: EventBus

  /// Where the actors of the world run.
  package let runtime: WorldRuntime

  private let scheduler: SteppedScheduler
  private var handedOut: UInt64 = 0

  /// Makes a driver for a world whose bus is a stepped one and which runs under the scheduler.
  init(bus: EventBus, runtime: WorldRuntime, scheduler: SteppedScheduler) {
    self.bus = bus
    self.runtime = runtime
    self.scheduler = scheduler
  }

  /// Makes a world of its own: a bus that carries `types`, a virtual clock at 0, and nothing that
  /// runs.
  package convenience init(types: [any Event.Type]) {
    let scheduler = SteppedScheduler(gauge: RunGauge())
    let runtime = WorldRuntime.driven(by: scheduler)
    self.init(
      bus: EventBus(types: types, clock: runtime.clock, isStepped: true, executor: scheduler),
      runtime: runtime, scheduler: scheduler)
  }

  /// The instant at which the world stands.
  package var now: Instant { runtime.clock.now }

  /// The instant of the earliest timer; nil if nothing will happen by itself.
  package var nextDue: Instant? { runtime.clock.nextDue }

  /// Runs everything that is runnable at this instant and hands out every event.
  ///
  /// - Parameter observe: sees each event after all its subscribers; may publish, but neither
  ///   settle nor let time pass.
  package func settle(_ observe: (AnyEnvelope) -> Void) {
    scheduler.drain()
    while handedOut < bus.published {
      let envelope = handOut(handedOut)
      handedOut += 1
      observe(envelope)
    }
  }

  /// Lets time pass to the earliest timer and fires that one timer; false if none is due by
  /// `limit`.
  package func fireNextTimer(notAfter limit: Instant) -> Bool {
    guard let due = nextDue, due <= limit else { return false }
    runtime.clock.move(to: due)
    return runtime.clock.fireNext()
  }

  /// Lets time pass to `instant`, at which nothing is due before; earlier instants change nothing.
  package func move(to instant: Instant) {
    runtime.clock.move(to: instant)
  }

  /// Runs what is left after everything was closed, without handing anything out.
  package func drain() {
    scheduler.drain()
  }

  /// Publishes on the initiative of `source`, as an input of the world.
  @discardableResult
  package func publish(
    _ event: some Event, by source: EventSource, because cause: UInt64? = nil
  ) throws(PublishError) -> Publication {
    try bus.publish(event, by: source, in: .source(cause: cause))
  }

  private func handOut(_ sequence: UInt64) -> AnyEnvelope {
    guard let envelope = bus.envelope(at: sequence) else {
      preconditionFailure("event \(sequence) was forgotten before it was handed out")
    }
    for core in bus.hearers(of: sequence) {
      core.limit.raise(to: sequence + 1)
      bus.unpark(core)
      scheduler.drain()
      if let gate = core.terms.options.gate, bus.isHandling(core) { gate.sleeps() }
    }
    return envelope
  }
}
