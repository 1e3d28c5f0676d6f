/// A subscription to one type, in the bus's order.
///
/// Letting go of it ends the subscription. One subscriber reads; a second reader would take
/// elements away from the first. Asking for the next element says that the one before has been
/// handled.
public final class Subscription<Value: Event>: Sendable {
  /// What a subscription to one type delivers.
  public enum Item: Sendable {
    /// The next event of the type.
    case event(Envelope<Value>)

    /// Events were lost; the next event comes after them.
    case gap(Gap)
  }

  let bus: EventBus
  let core: SubscriptionCore
  private let reader: TypedReader<Value>

  init(bus: EventBus, core: SubscriptionCore, reader: TypedReader<Value>) {
    self.bus = bus
    self.core = core
    self.reader = reader
  }

  deinit {
    bus.retire(core)
  }

  /// Waits for what comes next, gaps included; nil when the subscription has ended or the task was
  /// cancelled.
  public func nextItem() async -> Item? {
    switch await bus.next(core, by: reader) {
    case .event(let envelope): .event(envelope)
    case .gap(let gap): .gap(gap)
    case .alarm, .nothing, .ended: nil
    }
  }

  /// What comes next if it is there already, gaps included; nil otherwise.
  public func tryNext() -> Item? {
    switch bus.take(core, by: reader) {
    case .event(let envelope): .event(envelope)
    case .gap(let gap): .gap(gap)
    case .alarm, .nothing, .ended: nil
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
  /// Called from inside the handler it returns at once, and nothing more is delivered. A handler runs
  /// until it asks again, leaves its loop, or says ``finish()``; tasks that it started do not count.
  public func cancel() async {
    await bus.cancel(core)
  }
}

extension Subscription: AsyncSequence {
  /// Reads the events of a subscription; gaps are passed over.
  public struct Iterator: AsyncIteratorProtocol {
    private let subscription: Subscription<Value>

    // Leaving the loop says that the last event has been handled.
    private let end: ReadingEnd

    fileprivate init(_ subscription: Subscription<Value>) {
      self.subscription = subscription
      end = ReadingEnd(bus: subscription.bus, core: subscription.core)
    }

    /// The next event; nil when the subscription has ended or the task was cancelled.
    public func next() async -> Envelope<Value>? {
      while let item = await subscription.nextItem() {
        if case .event(let envelope) = item { return envelope }
      }
      return nil
    }
  }

  /// Makes a reader; there should be one.
  public func makeAsyncIterator() -> Iterator {
    Iterator(self)
  }
}
