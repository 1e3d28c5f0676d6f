/// Who sleeps until there is something to read, and how it is woken.
@usableFromInline
enum Sleeper: Sendable {
  /// A task that is suspended.
  case task(Waiter)

  /// A handler, which has no task while there is nothing to do.
  case handler(HandlerLoop)

  /// Wakes it; the caller holds no lock.
  func resume() {
    switch self {
    case .task(let waiter): waiter.resume()
    case .handler(let handler): handler.begin()
    }
  }
}

/// Calls a handler on its actor for every event, and needs no task in between.
///
/// Not generic: what knows the types is the closure that `handle` makes where they are known, so
/// that it is specialised there.
@usableFromInline
final class HandlerLoop: Sendable {
  @usableFromInline let bus: EventBus
  @usableFromInline let core: SubscriptionCore

  /// Hands out what there is, on the handler's actor.
  private let work: @Sendable (HandlerLoop) async -> Void

  @usableFromInline
  init(
    bus: EventBus, core: SubscriptionCore,
    work: @escaping @Sendable (HandlerLoop) async -> Void
  ) {
    self.bus = bus
    self.core = core
    self.work = work
  }

  /// Sees to it that ``turn()`` is called soon.
  @usableFromInline
  func begin() {
    bus.call(self)
  }

  /// Hands out what there is.
  func turn() async {
    await work(self)
  }

  /// Hands out one batch; if there is more, another turn follows, so that the actor hears others in
  /// between.
  @inlinable
  func handOut<Value: Event, Target: Actor>(
    by reader: TypedReader<Value>, on target: isolated Target,
    missed: (isolated Target, Gap) -> Void, _ body: (isolated Target, Envelope<Value>) -> Void
  ) {
    for _ in 0..<EventBus.batchMaximum {
      switch bus.take(core, by: reader, orSleep: .handler(self)) {
      case .event(let event):
        body(target, event)
        let isFull = bus.handOut(core, by: reader, lingers: false) { event in body(target, event) }
        if isFull { return begin() }
      case .gap(let gap):
        missed(target, gap)
        switch gap.reason {
        case .suspended: bus.resume(core)
        case .dropped: break
        }
      case .alarm: break
      case .nothing, .ended: return
      }
    }
    begin()
  }
}
