/// Who sleeps until there is something to read, and how it is woken.
@usableFromInline
enum Sleeper: Sendable {
  /// A task that is suspended.
  case task(Waiter)

  /// A handler, which has no task while there is nothing to do.
  case handler(any HandlerTurn)

  /// Wakes it; the caller holds no lock.
  func resume() {
    switch self {
    case .task(let waiter): waiter.resume()
    case .handler(let handler): handler.begin()
    }
  }
}

/// A handler that can be called.
@usableFromInline
protocol HandlerTurn: AnyObject, Sendable {
  /// Begins a task that hands out what there is and then ends.
  func begin()
}

/// Calls a handler on its actor for every event, and holds no task in between.
final class HandlerLoop<Value: Event, Target: Actor>: HandlerTurn {
  private let bus: EventBus
  private let core: SubscriptionCore
  private let reader: TypedReader<Value>
  private let missed: @Sendable (isolated Target, Gap) -> Void
  private let body: @Sendable (isolated Target, Envelope<Value>) -> Void

  // The actor usually keeps the token, which keeps this.
  private weak let target: Target?

  init(
    bus: EventBus, core: SubscriptionCore, reader: TypedReader<Value>, target: Target,
    missed: @escaping @Sendable (isolated Target, Gap) -> Void,
    body: @escaping @Sendable (isolated Target, Envelope<Value>) -> Void
  ) {
    self.bus = bus
    self.core = core
    self.reader = reader
    self.target = target
    self.missed = missed
    self.body = body
  }

  func begin() {
    WorldRuntime.spawnForBus(on: bus.executor) { await self.turn() }
  }

  /// Hands out what there is, on the actor; ends the subscription if the actor is gone.
  private func turn() async {
    guard let target else { return bus.retire(core) }
    await handOut(on: target)
  }

  /// Hands out one batch; if there is more, another turn follows, so that the actor hears others in
  /// between.
  private func handOut(on target: isolated Target) {
    for _ in 0..<EventBus.batchMaximum {
      switch bus.take(core, by: reader) {
      case .event(let event):
        body(target, event)
        if bus.handOut(core, by: reader, { event in body(target, event) }) { return begin() }
      case .gap(let gap):
        missed(target, gap)
        switch gap.reason {
        case .suspended: bus.resume(core)
        case .dropped: break
        }
      case .alarm, .nothing:
        switch bus.sleep(core, .handler(self)) {
        case .again: break
        case .asleep, .ended: return
        }
      case .ended: return
      }
    }
    begin()
  }
}
