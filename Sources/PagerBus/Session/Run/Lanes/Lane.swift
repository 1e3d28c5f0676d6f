import PagerBus

/// One line of statements that are performed one after the other in virtual time.
///
/// A case is one lane; `together` runs several side by side.
final class Lane {
  /// What a lane is doing.
  enum Mode {
    /// It can perform its next statement now.
    case ready

    /// A finger follows a plan.
    case playing(Play)

    /// Nothing happens before an instant.
    case sleeping(until: Instant)

    /// It waits for the world to rest; see ``Lane/deadline(after:)``.
    case resting(deadline: Instant)

    /// It waits for a condition.
    case watching(Watch)

    /// Its own lanes run.
    case together([Lane])

    /// Its statements are through.
    case done
  }

  /// A gesture in progress.
  struct Play {
    let finger: String
    let plan: GesturePlan
    let start: Instant
    var index = 0

    /// The instant of the next moment; nil if all are played.
    var due: Instant? {
      guard index < plan.moments.count else { return nil }
      return start.advanced(by: plan.moments[index].time)
    }
  }

  /// A condition that is waited for; looked at after every event.
  final class Watch {
    let condition: Condition
    let deadline: Instant
    var isMet = false

    init(_ condition: Condition, deadline: Instant) {
      self.condition = condition
      self.deadline = deadline
    }
  }

  /// The statement that is being performed, as its trace records name it.
  struct OpenStep {
    let verb: String
    let text: String
    let place: SourceRange

    /// The sequence number of its `step.began`.
    let sequence: UInt64
  }

  var stack: [BlockRun]
  var mode = Mode.ready
  var step: OpenStep?

  /// A gesture that begins when the lane has slept.
  var delayed: Performed?

  /// Which lane of a `together` it is; nil for the case itself.
  let place: LanePlace?

  init(_ runs: [BlockRun], at place: LanePlace? = nil) {
    stack = runs
    self.place = place
  }

  /// The instant at which the lane will act if nothing else happens before; nil if only something
  /// else can make it act.
  func due(now: Instant, isAtRest: Bool) -> Instant? {
    switch mode {
    case .ready: now
    case .playing(let play): play.due ?? now
    case .sleeping(let instant): instant
    case .resting: isAtRest ? now : nil
    case .watching(let watch): watch.isMet ? now : nil
    case .together(let lanes):
      lanes.allSatisfy(\.isDone)
        ? now : lanes.compactMap { $0.due(now: now, isAtRest: isAtRest) }.min()
    case .done: nil
    }
  }

  /// The instant at which a wait of the lane fails; nil if it does not wait.
  ///
  /// Waits last longer by the time that passed while something could run: `slack` is how much that
  /// was since the case began. What is kept is the deadline without any.
  func deadline(after slack: Int64) -> Instant? {
    switch mode {
    case .resting(let deadline): deadline.advanced(by: slack)
    case .watching(let watch): watch.deadline.advanced(by: slack)
    case .together(let lanes): lanes.compactMap { $0.deadline(after: slack) }.min()
    case .ready, .playing, .sleeping, .done: nil
    }
  }

  /// Whether what the lane does next is looked at when it is done, before any time passes: the
  /// statement after it expects something.
  var isLookedAt: Bool {
    switch mode {
    case .ready: expects(after: delayed == nil ? 1 : 0)
    case .playing(let play):
      play.index + 1 >= play.plan.moments.count && expects(after: 0)
    case .sleeping, .resting, .watching, .together, .done: expects(after: 0)
    }
  }

  private func expects(after count: Int) -> Bool {
    var count = count
    for run in stack.reversed() {
      if let statement = run.ahead(count) { return ["expect", "show"].contains(statement.verb) }
      if case .until = run.loop { return true }
      count = 0
    }
    return false
  }

  /// The next instant later than `now` at which the lane will act if nothing else happens before.
  func nextAct(after now: Instant) -> Instant? {
    switch mode {
    case .playing(let play):
      play.plan.moments[play.index...].lazy.map { play.start.advanced(by: $0.time) }
        .first { $0 > now }
    case .sleeping(let instant): instant > now ? instant : nil
    case .together(let lanes): lanes.compactMap { $0.nextAct(after: now) }.min()
    case .ready, .resting, .watching, .done: nil
    }
  }

  /// Whether all its statements are through.
  var isDone: Bool {
    if case .done = mode { return true }
    return false
  }

  /// The conditions that the lane and its own lanes wait for.
  var watches: [Watch] {
    switch mode {
    case .watching(let watch): [watch]
    case .together(let lanes): lanes.flatMap(\.watches)
    case .ready, .playing, .sleeping, .resting, .done: []
    }
  }
}
