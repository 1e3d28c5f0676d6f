/// The tasks that hand events to handlers: as many as there is work for, up to
/// ``workerMaximum``.
///
/// A handler that a turn has woken is called by the same worker right after that turn, so two
/// handlers that answer each other change no thread. Everything else that waits finds a worker of
/// its own. One worker stays when there is nothing to do; all end with the bus.
@usableFromInline
final class HandlerCrew: Sendable {
  /// How many workers there are at most; more handlers than that take turns.
  static let workerMaximum = 16

  fileprivate struct State {
    fileprivate var queue = HandlerQueue()
    var idle: Waiter?
    var workers = 0

    /// Whether a worker was told to come and has not asked for work yet.
    var isSummoned = false

    /// The tasks of the workers that are in a turn.
    var inTurn: [Int] = []
    var isEnded = false
  }

  /// What to do after unlocking.
  fileprivate enum Summons {
    case nobody
    case idle(Waiter)
    case new
  }

  private let state = Locked(State())

  /// Sees to it that the handler gets its turn.
  func call(_ handler: HandlerLoop) {
    let caller = TaskIdentity.current
    let summons = state.withLock { state -> Summons in
      guard !state.isEnded else { return .nobody }
      state.queue.append(handler)
      // The worker takes it itself when its turn ends.
      if state.queue.count == 1, state.inTurn.contains(caller) { return .nobody }
      return state.summon()
    }
    follow(summons)
  }

  /// Ends the workers once they have nothing to do.
  func end() {
    let idle = state.withLock { state -> Waiter? in
      state.isEnded = true
      return state.idle.take()
    }
    idle?.resume()
  }

  private func work() async {
    let worker = TaskIdentity.current
    while let handler = await next(for: worker) {
      await handler.turn()
    }
  }

  /// The next handler that waits for its turn; nil if the worker is not needed any more.
  private func next(for worker: Int) async -> HandlerLoop? {
    while true {
      let (step, summons) = state.withLock { $0.next(for: worker) }
      follow(summons)
      switch step {
      case .turn(let handler): return handler
      case .end: return nil
      case .rest: await Waiter.wait { rest($0) }
      }
    }
  }

  /// Keeps the one worker that stays, unless there is something to do now.
  private func rest(_ waiter: Waiter) {
    let mustLook = state.withLock { state in
      guard state.queue.isEmpty, !state.isEnded, state.idle == nil else { return true }
      state.idle = waiter
      return false
    }
    if mustLook { waiter.resume() }
  }

  private func follow(_ summons: Summons) {
    switch summons {
    case .nobody: break
    case .idle(let waiter): waiter.resume()
    case .new: WorldRuntime.spawnForBus(on: nil) { await self.work() }
    }
  }
}

extension HandlerCrew.State {
  /// What a worker does next.
  fileprivate enum Step {
    case turn(HandlerLoop)
    case rest
    case end
  }

  /// Calls one worker more, unless one is on its way or there are enough.
  fileprivate mutating func summon() -> HandlerCrew.Summons {
    guard !isSummoned else { return .nobody }
    if let waiter = idle.take() {
      isSummoned = true
      return .idle(waiter)
    }
    guard workers < HandlerCrew.workerMaximum else { return .nobody }
    workers += 1
    isSummoned = true
    return .new
  }

  /// Ends the turn of a worker and gives it the next handler.
  fileprivate mutating func next(for worker: Int) -> (Step, HandlerCrew.Summons) {
    inTurn.removeAll { $0 == worker }
    isSummoned = false
    guard let handler = queue.popFirst() else {
      guard !isEnded, idle == nil else {
        workers -= 1
        return (.end, .nobody)
      }
      return (.rest, .nobody)
    }
    inTurn.append(worker)
    return (.turn(handler), queue.isEmpty ? .nobody : summon())
  }
}

/// The handlers that wait for their turn, first come, first served.
private struct HandlerQueue {
  private var handlers: [HandlerLoop] = []
  private var head = 0

  var count: Int { handlers.count - head }
  var isEmpty: Bool { count == 0 }

  mutating func append(_ handler: HandlerLoop) {
    handlers.append(handler)
  }

  mutating func popFirst() -> HandlerLoop? {
    guard head < handlers.count else { return nil }
    let handler = handlers[head]
    head += 1
    // Half of it is done with: the rest moves to the front, which costs as much as it has saved.
    if head * 2 >= handlers.count {
      handlers.removeFirst(head)
      head = 0
    }
    return handler
  }
}
