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
@usableFromInline
final class HandlerLoop<Value: Event, Target: Actor>: HandlerTurn {
  @usableFromInline let bus: EventBus
  @usableFromInline let core: SubscriptionCore
  @usableFromInline let reader: TypedReader<Value>
  @usableFromInline let body: @Sendable (isolated Target, Envelope<Value>) -> Void

  // The actor usually keeps the token, which keeps this.
  private weak let target: Target?

  init(
    bus: EventBus, core: SubscriptionCore, reader: TypedReader<Value>, target: Target,
    body: @escaping @Sendable (isolated Target, Envelope<Value>) -> Void
  ) {
    self.bus = bus
    self.core = core
    self.reader = reader
    self.target = target
    self.body = body
  }

  @usableFromInline
  func begin() {
    WorldRuntime.spawnForBus(on: bus.executor) { await self.turn() }
  }

  /// Hands out what there is, on the actor; ends the subscription if the actor is gone.
  private func turn() async {
    guard let target else { return bus.retire(core) }
    await handOut(on: target)
  }

  private func handOut(on target: isolated Target) {
    repeat {
      while let event = nextEvent() {
        body(target, event)
        handOutReady(on: target)
      }
    } while bus.sleep(core, .handler(self)) == .again
  }

  private func nextEvent() -> Envelope<Value>? {
    while true {
      switch bus.take(core, by: reader) {
      case .event(let event): return event
      case .gap: continue
      case .alarm, .nothing, .ended: return nil
      }
    }
  }

  /// What can be read without the lock, without asking for it one by one.
  private func handOutReady(on target: isolated Target) {
    bus.handOut(core, by: reader) { event in body(target, event) }
  }
}
