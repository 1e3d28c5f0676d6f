/// Somebody who is told when a timer is due.
protocol TimerTarget: AnyObject, Sendable {
  /// The timer was due at `due`; it is now `now`, which is later only on a real clock.
  func fire(_ timer: TimerID, due: Instant, now: Instant)
}

/// What time it is in one world, and what is to happen when.
///
/// A virtual clock stands still until somebody advances it; a real one follows the system's monotonic clock. Timers due
/// at one instant fire in the order in which they were set.
public final class WorldClock: Sendable {
  /// Where the time comes from.
  public enum Kind: Sendable {
    /// Time passes only by ``WorldClock/advance(to:)``.
    case virtual

    /// Time passes by itself.
    case real
  }

  private struct State {
    var now = Instant.zero
    var queue = TimerQueue()
    var targets: [TimerID: any TimerTarget] = [:]
  }

  private let state = Locked(State())
  private let ticker: RealTicker?

  /// Makes a clock that stands at 0.
  public init(_ kind: Kind) {
    switch kind {
    case .virtual: ticker = nil
    case .real: ticker = RealTicker()
    }
  }

  /// The time now; on a real clock never less than what was returned before by more than scheduling allows.
  public var now: Instant {
    if let ticker { return ticker.now }
    return state.withLock { $0.now }
  }

  /// The instant of the earliest timer; nil if none is set.
  public var nextDue: Instant? {
    state.withLock { $0.queue.earliest() }
  }

  /// How many timers are set.
  var timerCount: Int {
    state.withLock { $0.targets.count }
  }

  func set(at due: Instant, target: any TimerTarget) -> TimerID {
    let (id, earliest) = state.withLock { state in
      let id = state.queue.set(at: due)
      state.targets[id] = target
      return (id, state.queue.earliest())
    }
    if let earliest { ticker?.wake(at: earliest, clock: self) }
    return id
  }

  func cancel(_ id: TimerID) {
    state.withLock { state in
      if state.targets.removeValue(forKey: id) != nil { state.queue.cancel(id) }
    }
  }

  /// Fires the earliest timer that is due; false if none is.
  @discardableResult
  func fireNext() -> Bool {
    let now = self.now
    let due = state.withLock { state -> (TimerID, Instant, any TimerTarget)? in
      while let (id, due) = state.queue.takeDue(at: now) {
        if let target = state.targets.removeValue(forKey: id) { return (id, due, target) }
      }
      return nil
    }
    guard let (id, due, target) = due else { return false }
    target.fire(id, due: due, now: now)
    return true
  }

  /// Moves a virtual clock to `instant` without firing anything; earlier instants change nothing.
  func move(to instant: Instant) {
    state.withLock { state in
      state.now = max(state.now, instant)
    }
  }

  /// Moves a virtual clock to `instant` and fires on the way everything that is due, each at its own instant.
  public func advance(to instant: Instant) {
    while let due = nextDue, due <= instant {
      move(to: due)
      fireNext()
    }
    move(to: instant)
  }

  /// Ends what a real clock waits for; its timers never fire again.
  func stop() {
    ticker?.stop()
  }

  /// Waits until nothing of a clock that was stopped runs any more.
  func finished() async {
    await ticker?.finished()
  }
}
