/// When a bus rests.
extension EventBus {
  /// Waits until the bus rests: everything published was handled, nobody handles or waits, and no
  /// timer is due.
  ///
  /// Timers that are set for later do not keep a bus from resting. Returns early if the task is
  /// cancelled.
  public func idle() async {
    await idle(of: .everybody)
  }

  /// Waits until those rest who are meant, whatever the others do.
  func idle(of scope: BusState.RestScope) async {
    repeat {
      await clock.settled()
      await waitForRest(of: scope, unless: nil)
    } while clock.isTimerDue && !Task.isCancelled
  }

  /// Waits until the bus rests, but no longer than `nanoseconds` of the world's time.
  ///
  /// Throws ``IdleError/busy(_:)`` with all that keeps it busy when the time is over; at once if
  /// `nanoseconds` is not positive. On a virtual clock the time is over only when somebody advances
  /// it.
  public func idle(within nanoseconds: Int64) async throws(IdleError) {
    guard nanoseconds > 0 else { return try checkRest() }
    let deadline = IdleDeadline(bus: self)
    let timer = clock.set(at: clock.now.advanced(by: nanoseconds), target: deadline)
    defer { clock.cancel(timer) }
    while true {
      await clock.settled()
      await waitForRest(of: .everybody, unless: deadline)
      if Task.isCancelled { throw .cancelled }
      if deadline.isOver { return try checkRest() }
      if !clock.isTimerDue { return }
    }
  }

  /// What keeps the bus from resting now; empty if it rests.
  public var busy: [BusyReason] {
    let reasons = act { $0.busy }
    guard let due = clock.nextDue, due <= clock.now else { return reasons }
    return reasons + [.timerDue(due)]
  }

  private func checkRest() throws(IdleError) {
    let reasons = busy
    if !reasons.isEmpty { throw .busy(reasons) }
  }

  /// Waits until nobody who is meant is busy, the deadline is over, or the task is cancelled.
  private func waitForRest(
    of scope: BusState.RestScope, unless deadline: IdleDeadline?
  ) async {
    let number = act { $0.ticket() }
    await withTaskCancellationHandler {
      await Waiter.wait { waiter in
        act { state in
          let isOver = deadline?.begin(number) ?? false
          if isOver || Task.isCancelled || state.busy(in: scope).isEmpty {
            state.leftovers.wake(waiter)
          } else {
            state.idleWaiters.append(
              BusState.IdleWaiter(number: number, scope: scope, waiter: waiter))
          }
        }
      }
    } onCancel: {
      stopWaiting(number)
    }
  }

  /// Resumes somebody who waits for rest, if there is still somebody with this number.
  func stopWaiting(_ number: UInt64) {
    act { state in
      guard let place = state.idleWaiters.firstIndex(where: { $0.number == number })
      else { return }
      state.leftovers.wake(state.idleWaiters.remove(at: place).waiter)
    }
  }
}

extension BusState {
  /// Everything of the bus itself that keeps it from resting.
  var busy: [BusyReason] { busy(but: nil) }

  /// Everything that keeps those who are meant from resting.
  func busy(in scope: RestScope) -> [BusyReason] { busy(but: nil, in: scope) }

  /// Everything that keeps those who are meant from resting, leaving out one subscriber.
  func busy(
    but excepted: SubscriptionCore?, in scope: RestScope = .everybody
  ) -> [BusyReason] {
    var reasons: [BusyReason] = []
    for core in subscriptions where core !== excepted && scope.includes(core) {
      let owner = core.terms.options.owner
      if unsafe core.guarded.machine.isHandling {
        reasons.append(.handling(owner))
      } else if hasSomething(core) {
        reasons.append(.behind(owner, by: backlog(of: core)))
      }
    }
    for core in closing where scope.includes(core) {
      reasons.append(.handling(core.terms.options.owner))
    }
    let sources = waitingSources.count + retryingSources
    if sources > 0 { reasons.append(.sourcesWaiting(sources)) }
    return reasons
  }
}
