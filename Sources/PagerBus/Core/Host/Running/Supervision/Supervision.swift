/// Decides whether a plugin runs: when it is started, started again, or left alone.
///
/// A value that is told what happened and answers with what to do, in order. Its shell is
/// ``PluginHost``.
struct Supervision: Equatable, Sendable {
  /// How a life of a plugin ended.
  enum Ending: Equatable, Sendable {
    /// Its run returned, or was told to stop.
    case returned

    /// It threw, crashed or could not begin.
    case failed(String)
  }

  /// What the shell does.
  enum Action: Equatable, Sendable {
    /// Publish that the plugin is in this state.
    case tell(PluginState, String?)

    /// Begin a life.
    case begin

    /// Tell the life to stop.
    case end

    /// Leave the life to itself: nothing that it does reaches anybody any more.
    case abandon

    /// Come back at this instant.
    case wake(Instant)
  }

  /// What follows when the life that is being ended is over.
  enum Intent: Equatable, Sendable {
    case restart, disable, stop
  }

  enum State: Equatable, Sendable {
    /// Nothing runs and nothing will by itself.
    case off

    /// A life began at this instant.
    case running(since: Instant)

    /// A life was told to end.
    case ending(Intent)

    /// The next life begins at this instant.
    case waiting(until: Instant)

    /// The world stops.
    case over
  }

  private(set) var state = State.off
  private let rule: RestartRule
  private var ends: [Instant] = []
  private var random: SplitMix

  /// Supervises by a rule; `seed` determines the jitter.
  init(_ rule: RestartRule, seed: UInt64) {
    self.rule = rule
    random = SplitMix(seed: seed)
  }

  /// Whether the next life begins at an instant to come.
  var isWaiting: Bool {
    switch state {
    case .waiting: true
    case .off, .running, .ending, .over: false
    }
  }

  /// The world begins.
  mutating func start(at now: Instant) -> [Action] {
    switch state {
    case .off: begin(at: now)
    case .running, .ending, .waiting, .over: []
    }
  }

  /// Somebody wants the plugin on, off or anew.
  mutating func take(_ command: PluginCommand, at now: Instant) -> [Action] {
    switch (state, command) {
    case (.over, _), (.running, .enable): return []
    case (.off, .enable), (.off, .restart), (.waiting, .enable), (.waiting, .restart):
      ends = []
      return begin(at: now)
    case (.off, .disable), (.waiting, .disable):
      state = .off
      return [.tell(.disabled, nil)]
    case (.running, .restart), (.running, .disable):
      state = .ending(command == .restart ? .restart : .disable)
      return [.end]
    case (.ending(.stop), _): return []
    case (.ending, .enable), (.ending, .restart):
      state = .ending(.restart)
      return []
    case (.ending, .disable):
      state = .ending(.disable)
      return []
    }
  }

  /// The life of the plugin is over.
  mutating func ended(_ ending: Ending, at now: Instant) -> [Action] {
    switch state {
    case .off, .waiting, .over: return []
    case .ending(let intent): return follow(intent, ending, at: now)
    case .running(let since):
      state = .off
      forgive(since: since, at: now)
      switch ending {
      case .returned:
        let rest = rule.policy == .always ? again("it ended", at: now) : []
        return [.tell(.stopped, nil)] + rest
      case .failed(let reason):
        return [.tell(.failed, reason)] + (rule.policy == .never ? [] : again(reason, at: now))
      }
    }
  }

  /// The plugin did not come back from an event within its limit.
  mutating func expired(_ reason: String, at now: Instant) -> [Action] {
    switch state {
    case .off, .waiting, .over: return []
    case .ending(let intent):
      return [.abandon] + follow(intent, .failed(reason), at: now)
    case .running(let since):
      state = .off
      forgive(since: since, at: now)
      let rest = rule.policy == .never ? [] : again(reason, at: now)
      return [.abandon, .tell(.suspended, reason)] + rest
    }
  }

  /// The instant of ``Action/wake(_:)`` has come.
  mutating func wake(at now: Instant) -> [Action] {
    guard case .waiting(let due) = state, due <= now else { return [] }
    return begin(at: now)
  }

  /// The world stops.
  mutating func stop() -> [Action] {
    switch state {
    case .running, .ending:
      state = .ending(.stop)
      return [.end]
    case .waiting:
      state = .over
      return [.tell(.stopped, nil)]
    case .off, .over:
      state = .over
      return []
    }
  }

  private mutating func begin(at now: Instant) -> [Action] {
    state = .running(since: now)
    return [.tell(.starting, nil), .begin]
  }

  private mutating func follow(
    _ intent: Intent, _ ending: Ending, at now: Instant
  ) -> [Action] {
    let told: Action =
      switch ending {
      case .returned: .tell(.stopped, nil)
      case .failed(let reason): .tell(.failed, reason)
      }
    switch intent {
    case .stop:
      state = .over
      return [told]
    case .disable:
      state = .off
      return [told, .tell(.disabled, nil)]
    case .restart:
      ends = []
      return [told] + begin(at: now)
    }
  }

  /// Forgets ends that are too long ago, and all of them if the plugin was well for long enough.
  private mutating func forgive(since: Instant, at now: Instant) {
    let life = since.nanoseconds.distance(to: now.nanoseconds)
    if life >= rule.resetAfter {
      ends = []
    } else {
      ends.removeAll { $0.nanoseconds.distance(to: now.nanoseconds) > rule.window }
    }
  }

  private mutating func again(_ reason: String, at now: Instant) -> [Action] {
    ends.append(now)
    guard ends.count <= rule.maximum else {
      return [.tell(.quarantined, "ended \(ends.count) times; the last time: \(reason)")]
    }
    let share = 1 + RestartRule.jitter * (2 * Double(random.next() >> 11) * 0x1p-53 - 1)
    let pause = Int64(Double(rule.pause(after: ends.count)) * share)
    let due = now.advanced(by: pause)
    state = .waiting(until: due)
    let next = "start \(ends.count) of \(rule.maximum) in \(pause / 1_000_000) ms"
    return [.tell(.restarting, "\(next), after: \(reason)"), .wake(due)]
  }
}
