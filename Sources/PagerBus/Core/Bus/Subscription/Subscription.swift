/// A subscription to one type, in the bus's order.
///
/// Letting go of it ends the subscription. One subscriber reads; a second reader would take
/// elements away from the first. Asking for the next element says that the one before has been
/// handled. A reader that is followed by another task says ``finish()`` first, so that the bus
/// knows who handles.
public final class Subscription<Value: Event>: Sendable {
  /// What a subscription to one type delivers.
  public enum Item: Sendable {
    /// The next event of the type.
    case event(Envelope<Value>)

    /// Events were lost; the next event comes after them.
    case gap(Gap)
  }

  @usableFromInline let bus: EventBus
  @usableFromInline let core: SubscriptionCore
  @usableFromInline let reader: TypedReader<Value>

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
  @inlinable
  public func nextItem() async -> Item? {
    switch await bus.next(core, by: reader) {
    case .event(let envelope): .event(envelope)
    case .gap(let gap): .gap(gap)
    case .alarm, .nothing, .ended: nil
    }
  }

  /// What comes next if it is there already, gaps included; nil otherwise.
  @inlinable
  @inline(__always)
  public func tryNext() -> Item? {
    if let envelope = nextReady() { return .event(envelope) }
    switch nextUnderLock() {
    case .event(let envelope): return .event(envelope)
    case .gap(let gap): return .gap(gap)
    case .alarm, .nothing, .ended: return nil
    }
  }

  /// What comes next if the bus's lock is needed to find it.
  @inlinable
  func nextUnderLock() -> Taken<Envelope<Value>> {
    bus.take(core, by: reader)
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
