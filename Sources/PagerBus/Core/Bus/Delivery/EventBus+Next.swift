import Synchronization

/// How readers wait.
extension EventBus {
  /// Waits for what comes next for `core`; ``Taken/ended`` also when the task is cancelled.
  @inlinable
  func next<Reader: EventReader>(
    _ core: SubscriptionCore, by reader: Reader
  ) async -> Taken<Reader.Element> {
    while true {
      let taken = take(core, by: reader)
      switch taken {
      case .event, .gap, .alarm, .ended: return taken
      case .nothing: break
      }
      if Task.isCancelled { return .ended }
      await rest(core)
    }
  }

  /// Waits until there may be something for `core`, or the task is cancelled.
  ///
  /// Inlined: a task that sleeps keeps the frame of every function in which it does.
  @inlinable
  @inline(__always)
  func rest(_ core: SubscriptionCore) async {
    await withTaskCancellationHandler {
      await Waiter.wait { park(core, $0) }
    } onCancel: {
      unpark(core)
    }
  }

  /// Keeps `waiter` until there may be something for `core`; resumes it at once if it must not
  /// wait.
  ///
  /// Never inlined, see ``take(_:by:)``.
  @usableFromInline
  @inline(never)
  func park(_ core: SubscriptionCore, _ waiter: Waiter) {
    // Before somebody can wake it.
    noteSleep(of: core)
    act { state in
      switch state.sleep(core, .task(waiter)) {
      case .asleep: break
      case .again, .ended: state.leftovers.wake(waiter)
      }
    }
    // A cancellation that came before the parking found nobody to resume.
    if Task.isCancelled { unpark(core) }
  }

  /// Keeps `sleeper` until there may be something for `core`, unless there is something now.
  @usableFromInline
  func sleep(_ core: SubscriptionCore, _ sleeper: Sleeper) -> BusState.Sleep {
    act { $0.sleep(core, sleeper) }
  }

  /// Resumes `core` if it is parked, whatever there is for it.
  @usableFromInline
  @inline(never)
  func unpark(_ core: SubscriptionCore) {
    act { $0.unpark(core) }
  }

  /// The reader has handled what it was handed and does not ask for more now.
  @usableFromInline
  func finish(_ core: SubscriptionCore) {
    act { state in
      core.isFast.store(false, ordering: .sequentiallyConsistent)
      switch unsafe core.guarded.machine.finish() {
      case .nothing: break
      case .handled:
        state.leaveHandled(of: core)
        state.rest()
      case .ended:
        state.leaveHandled(of: core)
        state.end(core)
      }
      // A reader without the lock may have left room that nobody looked for.
      state.wakeSources(self)
    }
  }

  /// What an event follows from that the subscriber publishes now: what it handles, or its own
  /// initiative.
  func handlingContext(of core: SubscriptionCore) -> CauseContext {
    act { $0.context(of: core) } ?? .source(for: core.terms.pager)
  }

  /// Begins a new chain with the same cause, after a handler has waited for a timer.
  func restartChain(of core: SubscriptionCore) {
    let now = clock.now
    act { state in
      guard let context = state.context(of: core) else { return }
      core.isFast.store(false, ordering: .sequentiallyConsistent)
      unsafe core.guarded.handling = .other(
        CauseContext(
          timer: now, cause: context.sequence, admission: .source, for: context.pager))
    }
  }

  /// Lets a suspended subscription go on with what is published from now on.
  @usableFromInline
  func resume(_ core: SubscriptionCore) {
    act { state in
      state.resume(core)
      state.rest()
    }
  }
}

extension BusState {
  /// What came of going to sleep.
  @usableFromInline
  enum Sleep: Sendable {
    /// It will be woken.
    case asleep

    /// There is something to read.
    case again

    /// The subscription has ended, or another reader waits or handles.
    case ended
  }

  /// Keeps the sleeper of a reader that has found nothing just now.
  @usableFromInline
  mutating func fallAsleep(_ core: SubscriptionCore, _ sleeper: Sleeper) {
    switch sleep(core, sleeper) {
    case .asleep, .ended: break
    case .again: leftovers.wake(sleeper)
    }
  }

  /// Puts a subscriber among the waiting, so that the next event that it hears wakes it.
  private mutating func wait(_ core: SubscriptionCore) {
    parked.insert(core)
    for topic in core.terms.losslessTopics { table.heads[topic].ring.markPlain(false) }
    for topic in core.terms.conflatedTopics { table.heads[topic].ring.markPlain(false) }
  }

  /// Keeps a sleeper until there may be something for `core`.
  mutating func sleep(_ core: SubscriptionCore, _ sleeper: Sleeper) -> Sleep {
    guard faults.contains(.lostWakeUp) || !hasSomething(core) else { return .again }
    switch unsafe core.guarded.machine.park() {
    case .refuse: return .ended
    case .wait:
      unsafe core.guarded.parked = sleeper
      if !isStepped { awake.remove(core) }
      core.cursor.store(
        core.limit.value.load(ordering: .relaxed), ordering: .sequentiallyConsistent)
      // Nothing wakes a suspended subscriber but being resumed or cancelled.
      if unsafe !core.guarded.isSuspended { wait(core) }
      rest()
      return .asleep
    }
  }
}
