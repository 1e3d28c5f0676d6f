public import Synchronization

/// Somebody who is told when a timer is due.
protocol TimerTarget: AnyObject, Sendable {
  /// The timer was due at `due`; it is now `now`, which is later only on a real clock.
  func fire(_ timer: TimerID, due: Instant, now: Instant)
}

/// What time it is in one world, and what is to happen when.
///
/// A virtual clock stands still until somebody advances it; a real one follows the system's
/// monotonic clock. Timers due at one instant fire in the order in which they were set.
public final class WorldClock: Sendable {
  /// Where the time comes from.
  public enum Kind: Sendable {
    /// Time passes only by ``WorldClock/advance(to:)``.
    case virtual

    /// Time passes by itself.
    case real
  }

  private struct State {
    var queue = TimerQueue()
    var targets: [TimerID: any TimerTarget] = [:]
  }

  private let state = Locked(State())
  private let ticker: RealTicker?

  /// Whether time passes by itself.
  @usableFromInline let isReal: Bool

  /// Where a virtual clock stands, in nanoseconds.
  @usableFromInline let virtualNow = Atomic<Int64>(0)

  /// Makes a clock that stands at 0.
  public init(_ kind: Kind) {
    switch kind {
    case .virtual:
      ticker = nil
      isReal = false
    case .real:
      ticker = RealTicker()
      isReal = true
    }
  }

  deinit {
    ticker?.stop()
  }

  /// The time now; on a real clock never less than what was returned before by more than scheduling
  /// allows.
  @inlinable public var now: Instant {
    if isReal { return realNow }
    return Instant(nanoseconds: virtualNow.load(ordering: .acquiring))
  }

  /// The time of a real clock.
  @usableFromInline var realNow: Instant { ticker?.now ?? .zero }

  /// The instant of the earliest timer; nil if none is set.
  public var nextDue: Instant? {
    state.withLock { $0.queue.earliest() }
  }

  /// How many timers are set.
  var timerCount: Int {
    state.withLock { $0.targets.count }
  }

  /// Sets a timer; it goes off at once if its instant has passed, but never before this has
  /// returned on this thread.
  func set(at due: Instant, target: any TimerTarget) -> TimerID {
    let (id, earliest) = state.withLock { state in
      let id = state.queue.set(at: due)
      state.targets[id] = target
      return (id, state.queue.earliest())
    }
    if let earliest { ticker?.wake(at: earliest, clock: self) }
    return id
  }

  /// Takes a timer away; one that has gone off or was cancelled changes nothing.
  func cancel(_ id: TimerID) {
    // The target leaves the lock alive: letting go of it may run code that needs the clock or a
    // bus.
    let target = state.withLock { state -> (any TimerTarget)? in
      guard let target = state.targets.removeValue(forKey: id) else { return nil }
      state.queue.cancel(id)
      return target
    }
    withExtendedLifetime(target) {}
  }

  /// Whether a timer is due and has not gone off.
  var isTimerDue: Bool {
    guard let due = nextDue else { return false }
    return due <= now
  }

  /// Waits until everything has gone off that is due now.
  func settled() async {
    await Waiter.wait { waiter in
      let now = self.now
      let mustWait = state.withLock { state in
        guard let due = state.queue.earliest(), due <= now else { return false }
        // Behind all that is due; whoever fires those fires this one too.
        let id = state.queue.set(at: now)
        state.targets[id] = ClockBarrier(waiter)
        return true
      }
      if !mustWait { waiter.resume() }
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
    // Under the lock, so that two who move it at a time do not move it back.
    state.withLock { _ in
      let now = virtualNow.load(ordering: .relaxed)
      virtualNow.store(max(now, instant.nanoseconds), ordering: .releasing)
    }
  }

  /// Moves a virtual clock to `instant` and fires on the way everything that is due, each at its
  /// own instant.
  public func advance(to instant: Instant) {
    while let due = nextDue, due <= instant {
      move(to: due)
      fireNext()
    }
    move(to: instant)
  }

  /// Ends what a real clock waits for: after what goes off at this moment its timers never go off
  /// again.
  package func stop() {
    ticker?.stop()
  }

  /// Waits until nothing of a clock that was stopped runs any more.
  package func finished() async {
    await ticker?.finished()
  }
}

/// Resumes somebody who waited for all timers that were due.
private final class ClockBarrier: TimerTarget {
  private let waiter: Waiter

  init(_ waiter: Waiter) {
    self.waiter = waiter
  }

  func fire(_: TimerID, due _: Instant, now _: Instant) {
    waiter.resume()
  }
}
