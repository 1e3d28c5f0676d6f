import Synchronization

extension EventBus {
  /// Waits for what comes next for `core`; ``Taken/ended`` also when the task is cancelled.
  func next<Reader: EventReader>(
    _ core: SubscriptionCore, by reader: Reader
  ) async -> Taken<Reader.Element> {
    while true {
      let taken = take(core, by: reader)
      switch taken {
      case .event, .gap, .alarm:
        noteHandler(of: core)
        return taken
      case .ended: return taken
      case .nothing: break
      }
      if Task.isCancelled { return .ended }
      await withTaskCancellationHandler {
        await Waiter.wait { waiter in
          park(core, waiter)
          // A cancellation that came before the parking found nobody to resume.
          if Task.isCancelled { unpark(core) }
        }
      } onCancel: {
        unpark(core)
      }
    }
  }

  private func noteHandler(of core: SubscriptionCore) {
    let task = unsafe withUnsafeCurrentTask { unsafe $0?.hashValue }
    state.withLock { _ in unsafe core.guarded.handlerTask = task }
  }

  /// Publishes on somebody's own initiative: waits while a gating subscriber has no room.
  func publishWaiting<Value: Event>(
    _ event: Value, by source: EventSource, in context: CauseContext
  ) async throws(PublishError) -> Publication {
    while true {
      do {
        return try publish(event, by: source, in: context)
      } catch .full(let type) {
        if Task.isCancelled { throw .cancelled(type: type) }
        await waitForRoom()
        if Task.isCancelled { throw .cancelled(type: type) }
      }
    }
  }

  private func waitForRoom() async {
    let number = Locked<UInt64?>(nil)
    await withTaskCancellationHandler {
      await Waiter.wait { waiter in
        let mustWait = state.withLock { state in
          guard !Task.isCancelled, state.admit(.source) == .wait else { return false }
          let ticket = state.nextTicket
          state.nextTicket += 1
          number.withLock { $0 = ticket }
          state.waitingSources.append(BusState.WaitingSource(number: ticket, waiter: waiter))
          self.hasWaitingSources.store(true, ordering: .sequentiallyConsistent)
          return true
        }
        if !mustWait { waiter.resume() }
      }
    } onCancel: {
      let waiter = state.withLock { state -> Waiter? in
        let ticket = number.withLock { $0 }
        guard let place = state.waitingSources.firstIndex(where: { $0.number == ticket })
        else { return nil }
        return state.waitingSources.remove(at: place).waiter
      }
      waiter?.resume()
    }
  }

  /// Waits until the bus rests: everything published was handled, and nobody handles or waits.
  ///
  /// Timers that are set for later do not keep a bus from resting.
  public func idle() async {
    await Waiter.wait { waiter in
      let isBusy = state.withLock { state in
        guard !state.busy(self).isEmpty else { return false }
        state.idleWaiters.append(waiter)
        return true
      }
      if !isBusy { waiter.resume() }
    }
  }

  /// What keeps the bus from resting now; empty if it rests.
  public var busy: [BusyReason] {
    state.withLock { $0.busy(self) }
  }
}

extension EventBus {
  /// What an event follows from that the subscriber publishes now: what it handles, or its own initiative.
  func handlingContext(of core: SubscriptionCore) -> CauseContext {
    state.withLock { _ in unsafe core.guarded.handling } ?? .source()
  }

  /// Begins a new chain with the same cause, after a handler has waited for a timer.
  func restartChain(of core: SubscriptionCore) {
    let now = clock.now
    state.withLock { _ in
      guard let context = unsafe core.guarded.handling else { return }
      unsafe core.guarded.handling = CauseContext(
        timer: now, cause: context.sequence, admission: .source)
    }
  }
}
