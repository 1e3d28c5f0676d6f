extension EventBus {
  /// Calls `body` on an actor for every event of a type, in the bus's order; the subscription is in
  /// place when this returns.
  ///
  /// Between events it holds no task and no stack, so it wakes faster than a loop and needs less
  /// memory; several events that wait are handed out in one turn of the actor. The latest event of
  /// a sticky type comes first, flagged as a replay. What `body` publishes follows from the event
  /// only if it says so: `publish(_:because:)`. It ends with the token that this returns, or when
  /// the actor is gone and the next event comes.
  ///
  /// A handler that fell behind so far that its subscription was suspended goes on with what is
  /// published from then on.
  ///
  /// - Parameters:
  ///   - type: the type of the events.
  ///   - target: the actor on which `body` runs; it is not kept alive.
  ///   - options: how the subscription is served.
  ///   - missed: told of each run of events that is missing, before the next event.
  ///   - body: handles one event; it never runs twice at a time.
  /// - Returns: the token that keeps the handler subscribed.
  @inlinable
  public func handle<Value: Event, Target: Actor>(
    _ type: Value.Type, on target: Target, _ options: SubscriptionOptions = SubscriptionOptions(),
    missed: @escaping @Sendable (isolated Target, Gap) -> Void = { _, _ in },
    _ body: @escaping @Sendable (isolated Target, Envelope<Value>) -> Void
  ) -> HandlerSubscription {
    let (core, reader) = open(type, options)
    // The actor usually keeps the token, which keeps this.
    let loop = HandlerLoop(bus: self, core: core) { [weak target] loop in
      guard let target else { return loop.bus.retire(loop.core) }
      await loop.handOut(by: reader, on: target, missed: missed, body)
    }
    if sleep(core, .handler(loop)) == .again { loop.begin() }
    return HandlerSubscription(bus: self, core: core)
  }

  /// Sees to it that a handler gets its turn: by the crew, or where the scheduler decides.
  @usableFromInline
  func call(_ handler: HandlerLoop) {
    guard let executor else { return crew.call(handler) }
    WorldRuntime.spawnForBus(on: executor) { await handler.turn() }
  }
}

/// Keeps a handler subscribed; letting go of it ends the subscription.
public final class HandlerSubscription: Sendable {
  private let bus: EventBus
  private let core: SubscriptionCore

  @usableFromInline
  init(bus: EventBus, core: SubscriptionCore) {
    self.bus = bus
    self.core = core
  }

  deinit {
    // The handler may run now; it finds the end when it asks for more.
    bus.close(core)
  }

  /// Ends the subscription; when it returns the handler does not run and will not run.
  public func cancel() async {
    await bus.cancel(core)
  }
}
