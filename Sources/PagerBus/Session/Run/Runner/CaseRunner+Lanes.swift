import PagerBus

/// How lanes share virtual time.
extension CaseRunner {
  /// Performs the statements of lanes until all are through.
  ///
  /// At one instant timers fire first, one by one; then the lanes act, in their order.
  func perform(lanes: [Lane]) throws(CaseStop) {
    while let lane = lanes.first(where: { !$0.isDone }) {
      log.watches = lanes.flatMap(\.watches)
      let now = world.now
      if let seeded = world.seeded {
        seeded.nextInput =
          (lanes.compactMap { $0.nextAct(after: now) } + [deadline(of: lanes)].compactMap(\.self))
          .min()
      }
      let isAtRest = world.frame.isAtRest
      let due = lanes.compactMap { $0.due(now: now, isAtRest: isAtRest) }.min()
      let deadline = deadline(of: lanes)
      let next = min(due ?? .end, deadline ?? .end)
      if let timer = world.nextDue, timer <= next, timer > now || due != now {
        try checkTime(timer, lanes)
        world.seeded?.holdsTime = false
        _ = world.fireNextTimer(notAfter: timer)
        try checkStop(at: statement(of: lanes, at: timer))
        try checkBounds(lane)
        continue
      }
      // A wait whose time is up fails then, however long another lane sleeps.
      if let due, due == next {
        try checkTime(due, lanes)
        world.advance(to: due)
        try act(lanes, at: due)
        try checkStop(at: acting)
        try checkBounds(lane)
      } else {
        try expire(lanes, at: deadline)
      }
    }
    log.watches = []
  }

  /// The instant at which the first wait fails.
  private func deadline(of lanes: [Lane]) -> Instant? {
    lanes.compactMap { $0.deadline(after: world.slackSpent) }.min()
  }

  /// Lets the first lane act that is due at an instant.
  private func act(_ lanes: [Lane], at instant: Instant) throws(CaseStop) {
    let isAtRest = world.frame.isAtRest
    for lane in lanes {
      guard let due = lane.due(now: world.now, isAtRest: isAtRest), due <= instant else { continue }
      return try act(lane, at: instant)
    }
  }

  private func act(_ lane: Lane, at instant: Instant) throws(CaseStop) {
    acting = lane.delayed?.range ?? lane.step?.place ?? acting
    if let seeded = world.seeded {
      seeded.holdsTime = lane.isLookedAt
      defer { seeded.holdsTime = false }
      return try actNow(lane, at: instant)
    }
    try actNow(lane, at: instant)
  }

  private func actNow(_ lane: Lane, at instant: Instant) throws(CaseStop) {
    switch lane.mode {
    case .ready: try performNext(lane)
    case .playing(var play):
      playMoment(&play, in: lane)
      lane.mode = .playing(play)
      if play.due == nil { endStep(lane) }
    case .sleeping, .resting, .watching: endStep(lane)
    case .together(let inner):
      guard inner.allSatisfy(\.isDone) else { return try act(inner, at: instant) }
      laneCount -= inner.count
      endStep(lane)
    case .done: break
    }
  }

  /// The statement of a lane has done what it does.
  func endStep(_ lane: Lane) {
    lane.mode = .ready
    guard let step = lane.step else { return }
    lane.step = nil
    log.step = plan.sources.step(step.place)
    publish(StepEnded(do: step.verb), as: .script, because: step.sequence)
  }

  /// Nothing can happen any more by which a lane could go on, or its time is up: its wait failed.
  private func expire(_ lanes: [Lane], at deadline: Instant?) throws(CaseStop) {
    guard let deadline, let lane = waiting(lanes, until: deadline) else {
      preconditionFailure("no lane of case \(planned.name) can go on and none waits")
    }
    noteStandstill(lane)
    try checkTime(deadline, lanes)
    world.advance(to: deadline)
    try failWait(lane)
  }

  private func waiting(_ lanes: [Lane], until deadline: Instant) -> Lane? {
    for lane in lanes where lane.deadline(after: world.slackSpent) == deadline {
      if case .together(let inner) = lane.mode { return waiting(inner, until: deadline) }
      return lane
    }
    return nil
  }

  private func checkTime(_ instant: Instant, _ lanes: [Lane]) throws(CaseStop) {
    guard instant.nanoseconds > options.virtualMaximum else { return }
    try stop(
      "the case takes more than \(options.virtualMaximum.asTime) of virtual time",
      at: statement(of: lanes, at: instant) ?? planned.place,
      help: "shorten it, or raise the bound with --max-virtual")
  }

  /// Where the statement stands that would act at an instant, or else the first that is not
  /// through; nil before the first.
  private func statement(of lanes: [Lane], at instant: Instant) -> SourceRange? {
    let isAtRest = world.frame.isAtRest
    let open = lanes.filter { !$0.isDone }
    let next = open.first { lane in
      lane.due(now: world.now, isAtRest: isAtRest) == instant
        || lane.deadline(after: world.slackSpent) == instant
    }
    guard let lane = next ?? open.first else { return acting }
    if case .together(let inner) = lane.mode, !inner.allSatisfy(\.isDone) {
      return statement(of: inner, at: instant)
    }
    return lane.delayed?.range ?? lane.step?.place ?? acting
  }

  private func checkBounds(_ lane: Lane) throws(CaseStop) {
    if let error = log.publishFailure {
      log.publishFailure = nil
      try stop(error.description, at: lane.step?.place ?? planned.place)
    }
    try checkLooks(at: lane.step?.place ?? planned.place)
    if log.history.count > options.eventsMaximum {
      let hottest = log.hottestStep.map { "most of them, \($0.events), after line \($0.place)" }
      try stop(
        "the case has more than \(options.eventsMaximum) events", at: planned.place,
        help: hottest)
    }
  }
}

extension Instant {
  /// Later than everything that can happen.
  static let end = Instant(nanoseconds: .max)
}
