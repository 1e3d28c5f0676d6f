import Synchronization

/// Whom to resume, and what a subscriber handles; resuming itself happens after unlocking.
extension BusState {
  /// Wakes all parked subscribers that hear `topic`, whose newest event was stored just now.
  mutating func wake(hearing topic: Int) {
    let sequence = end - 1
    for group in parked.groups(hearing: topic) {
      switch parked.flush(group, at: sequence) {
      case .nobody: break
      case .one(let core): rouse(core, at: sequence)
      case .several: leftovers.needPump()
      }
    }
  }

  /// Resumes a subscriber that was taken out of the parked ones.
  ///
  /// Nothing that it hears lies between its cursor and `place`.
  mutating func rouse(_ core: SubscriptionCore, at place: UInt64) {
    switch unsafe core.guarded.machine.wake() {
    case .nothing: return
    case .resume: awake.insert(core)
    }
    let cursor = core.cursor.load(ordering: .relaxed)
    core.cursor.store(max(cursor, place), ordering: .sequentiallyConsistent)
    if let waiter = unsafe core.guarded.parked.take() { leftovers.wake(waiter) }
  }

  /// Resumes a subscriber if it is parked.
  mutating func unpark(_ core: SubscriptionCore) {
    guard unsafe core.guarded.machine.state == .parked else { return }
    // Before it is taken out of where its place is written.
    let place = place(of: core)
    parked.remove(core)
    rouse(core, at: place)
  }

  /// Lets the sources try again, if there is room.
  mutating func wakeSources(_ bus: EventBus) {
    guard !waitingSources.isEmpty, !isFull, admit(.source) == .store else { return }
    if faults.contains(.forgottenSource) { return }
    retryingSources += waitingSources.count
    for source in waitingSources { leftovers.wake(source.waiter) }
    waitingSources.removeAll()
    bus.hasWaitingSources.store(false, ordering: .sequentiallyConsistent)
  }

  /// Resumes those who wait for the bus to rest, if it does.
  mutating func rest() {
    noticeRest()
    guard !idleWaiters.isEmpty, busy(in: .hosted).isEmpty else { return }
    let isRest = busy.isEmpty
    for waiting in idleWaiters where isRest || waiting.scope == .hosted {
      leftovers.wake(waiting.waiter)
    }
    idleWaiters.removeAll { isRest || $0.scope == .hosted }
  }

  /// The handler of a subscription has finished for good.
  mutating func end(_ core: SubscriptionCore) {
    closing.removeAll { $0 === core }
    if let rare = unsafe core.guarded.rare {
      for waiter in rare.cancelWaiters { leftovers.wake(waiter) }
      rare.cancelWaiters = []
    }
    rest()
  }

  /// What an event follows from that the subscriber publishes now; nil if it handles nothing.
  func context(of core: SubscriptionCore) -> CauseContext? {
    switch unsafe core.guarded.handling {
    case .nothing: return nil
    case .other(let context): return context
    case .entry:
      let sequence = core.cursor.load(ordering: .relaxed) - 1
      let entry = order.element(at: sequence)
      return CauseContext(
        handling: EventMetadata(sequence: sequence, entry), root: entry.root)
    }
  }

  /// The reader handles nothing any more, and has not asked again.
  func leaveHandled(of core: SubscriptionCore) {
    unsafe core.guarded.made.left = context(of: core)
    unsafe core.guarded.handling = .nothing
  }
}
