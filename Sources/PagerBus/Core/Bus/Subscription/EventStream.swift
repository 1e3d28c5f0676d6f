/// A subscription to several types: one stream in the bus's order.
///
/// Letting go of it ends the subscription. One subscriber reads; a second reader would take
/// elements away from the first. Asking for the next element says that the one before has been
/// handled. A reader that is followed by another task says ``finish()`` first, so that the bus
/// knows who handles.
public final class EventStream: Sendable {
  let bus: EventBus
  let core: SubscriptionCore
  private let gate: (any DeliveryGate)?

  init(bus: EventBus, core: SubscriptionCore) {
    self.bus = bus
    self.core = core
    gate = core.terms.options.gate
  }

  deinit {
    bus.retire(core)
  }

  /// Waits for what comes next; nil when the subscription has ended or the task was cancelled.
  public func next() async -> Delivery? {
    while true {
      switch await bus.next(core, by: AnyReader(table: bus.table)) {
      case .event(let envelope):
        if let gate, !(await gate.admit(envelope, of: core)) { continue }
        return .event(envelope)
      case .gap(let gap): return .gap(gap)
      case .alarm(let instant): return .alarm(instant)
      case .nothing, .ended: return nil
      }
    }
  }

  /// What comes next if it is there already; nil otherwise.
  public func tryNext() -> Delivery? {
    switch bus.take(core, by: AnyReader(table: bus.table)) {
    case .event(let envelope): .event(envelope)
    case .gap(let gap): .gap(gap)
    case .alarm(let instant): .alarm(instant)
    case .nothing, .ended: nil
    }
  }

  /// Lets a suspended subscription go on with what is published from now on; changes nothing of any
  /// other.
  public func resume() {
    bus.resume(core)
  }

  /// Says that what was handed out last has been handled, without asking for more.
  ///
  /// Leaving a `for await` loop says the same.
  public func finish() {
    bus.finish(core)
  }

  /// Ends the subscription; when it returns no handler of it runs or will run.
  ///
  /// Called from inside the handler it returns at once, and nothing more is delivered. A handler
  /// runs until it asks again, leaves its loop, or says ``finish()``; tasks that it started do not
  /// count.
  public func cancel() async {
    await bus.cancel(core)
  }
}

extension EventStream: AsyncSequence {
  /// Reads the events of a stream; gaps and alarms are passed over.
  public struct Iterator: AsyncIteratorProtocol {
    private let stream: EventStream

    // Leaving the loop says that the last event has been handled.
    private let end: ReadingEnd

    fileprivate init(_ stream: EventStream) {
      self.stream = stream
      end = ReadingEnd(bus: stream.bus, core: stream.core)
    }

    /// The next event; nil when the subscription has ended or the task was cancelled.
    public func next() async -> AnyEnvelope? {
      while let delivery = await stream.next() {
        if case .event(let envelope) = delivery { return envelope }
      }
      return nil
    }
  }

  /// Makes a reader; there should be one.
  public func makeAsyncIterator() -> Iterator {
    Iterator(self)
  }
}
