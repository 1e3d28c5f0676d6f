/// Lets a world run on the thread that drives it, in the order that somebody chooses.
///
/// The bus is the one of a live run: everybody reads what there is as soon as it runs. Whenever
/// more than one lane can go on, the chooser picks; so every order that threads could bring about
/// can be chosen, and the same choices give the same run. Time passes when nothing can run, and by
/// choice a little earlier. Not Sendable: it belongs to one thread.
package final class SeededDriver: WorldDriver {
  /// The bus of the world.
  package let bus: EventBus

  /// Where the actors of the world run.
  package let runtime: WorldRuntime

  /// What was chosen by now.
  package private(set) var record = SeededRecord()

  /// How many nanoseconds passed while something could run.
  package private(set) var slackSpent: Int64 = 0

  /// Why the run must end before its time; nil while it may go on.
  package private(set) var cutShort: String?

  /// When whoever drives will publish next by itself; time does not pass beyond it by choice.
  package var nextInput: Instant?

  /// Whether no time passes although something can run: whoever drives looks at this instant.
  package var holdsTime = false

  /// Whether the world may go on to ``nextInput`` although something can run.
  package var mayPause = false

  private(set) var isPaused = false

  private let scheduler: SeededScheduler
  private let chooser: any ScheduleChooser
  private let rules: SeededRules
  private let log: EventStream
  private var offers = SeededScheduler.Offers()
  private var lastLane = Int.min
  private var seen: UInt64 = 0

  /// How long time may pass in one go while something can run; nil until it is chosen.
  private var slack: Int64?

  /// Since when there was always something that could run.
  private var busySince = Instant.zero

  private enum Next {
    case job(Int)
    case timer(Instant)
    case input(Instant)
  }

  init(
    bus: EventBus, runtime: WorldRuntime, scheduler: SeededScheduler,
    chooser: any ScheduleChooser, rules: SeededRules
  ) {
    self.bus = bus
    self.runtime = runtime
    self.scheduler = scheduler
    self.chooser = chooser
    self.rules = rules
    log = bus.subscribe(
      to: .patterns(["*"]), SubscriptionOptions(owner: .host, isGating: true))
    EscapedJobs.begin(scheduler)
  }

  deinit {
    EscapedJobs.end(scheduler)
  }

  /// Makes a world of its own: a bus that carries `types`, a virtual clock at 0, and nothing that
  /// runs.
  package convenience init(
    types: [any Event.Type], chooser: any ScheduleChooser, rules: SeededRules,
    gauge: RunGauge = RunGauge()
  ) {
    let scheduler = SeededScheduler(gauge: gauge)
    let runtime = WorldRuntime.driven(by: scheduler)
    self.init(
      bus: EventBus(
        types: types, clock: runtime.clock, isStepped: false, executor: scheduler),
      runtime: runtime, scheduler: scheduler, chooser: chooser, rules: rules)
  }

  /// The instant at which the world stands.
  package var now: Instant { runtime.clock.now }

  /// The instant of the earliest timer; nil if nothing will happen by itself.
  package var nextDue: Instant? { runtime.clock.nextDue }

  /// How many jobs came from where the scheduler does not see them, or went there.
  package var escapeCount: Int { scheduler.escapeCount }

  /// Where the first of them belonged; nil if there was none.
  package var firstEscape: String? { scheduler.firstEscape }

  /// Runs everything that can run, in the chosen order, until nothing can or the world pauses.
  package func settle(_ observe: (AnyEnvelope) -> Void) {
    scheduler.enter()
    chooseSlack()
    if !isPaused { busySince = now }
    isPaused = false
    see(observe)
    while cutShort == nil, let next = next() {
      switch next {
      case .job(let place): run(place)
      case .timer(let due):
        slackSpent += now.nanoseconds(to: due)
        runtime.clock.move(to: due)
        runtime.clock.fireNext()
      case .input(let instant):
        slackSpent += now.nanoseconds(to: instant)
        isPaused = true
        return
      }
      see(observe)
    }
  }

  package func fireNextTimer(notAfter limit: Instant) -> Bool {
    guard let due = nextDue, due <= limit else { return false }
    scheduler.enter()
    runtime.clock.move(to: due)
    return runtime.clock.fireNext()
  }

  package func move(to instant: Instant) {
    runtime.clock.move(to: instant)
  }

  /// Ends the run before its time; the first reason counts.
  package func cutShort(because reason: String) {
    if cutShort == nil { cutShort = reason }
  }

  /// Chooses one of so many alternatives of which the first is the plain one.
  package func choose(_ kind: ScheduleQuestion.Alternative, among count: Int) -> Int {
    guard count > 1 else { return 0 }
    return ask(.alternative(count: count, kind: kind))
  }

  /// Runs what is left after everything was closed, the oldest first, but no more than the rules
  /// allow.
  package func drain() {
    scheduler.enter()
    bus.close(log.core)
    var left = rules.stepMaximum
    while left > 0, scheduler.waitingCount > 0 {
      _ = scheduler.run(0)
      left -= 1
    }
  }
}

/// How the next step is found and taken.
extension SeededDriver {
  private func see(_ observe: (AnyEnvelope) -> Void) {
    guard seen < bus.published else { return }
    while let delivery = log.tryNext() {
      guard case .event(let envelope) = delivery else { continue }
      seen = envelope.sequence + 1
      observe(envelope)
    }
  }

  private func chooseSlack() {
    guard slack == nil else { return }
    let index = choose(.slack, among: rules.elastic.count)
    slack = rules.elastic.isEmpty ? 0 : rules.elastic[index]
  }

  /// What happens next; nil if nothing can run.
  private func next() -> Next? {
    scheduler.offer(after: lastLane, anyOrder: rules.anyOrder, into: &offers)
    guard offers.count > 0 else { return nil }
    let passing = passing()
    guard offers.count > 1 || passing != nil else { return .job(offers.places[0]) }
    let choice = ask(.lane(offers.lanes, mayTimePass: passing != nil))
    guard choice < offers.count, let place = offers.places[choice...].first else { return passing }
    return .job(place)
  }

  /// What happens if time passes now; nil if it may not.
  private func passing() -> Next? {
    guard let slack, slack > 0, !holdsTime else { return nil }
    let limit = busySince.advanced(by: slack)
    let input = nextInput.flatMap { $0 <= limit && $0 >= now ? $0 : nil }
    if let due = nextDue, due <= limit, due <= nextInput ?? due { return .timer(due) }
    return mayPause ? input.map { .input($0) } : nil
  }

  private var passingInstant: Instant? {
    switch passing() {
    case .timer(let instant)?, .input(let instant)?: instant
    case .job?, nil: nil
    }
  }

  private func run(_ place: Int) {
    guard record.steps < rules.stepMaximum else {
      return cutShort(because: "more than \(rules.stepMaximum) jobs ran")
    }
    record.steps += 1
    let lane = scheduler.run(place)
    if lane != lastLane { record.hops += 1 }
    lastLane = lane
  }

  private func ask(_ question: ScheduleQuestion) -> Int {
    let count = question.count
    let answer = chooser.choose(question)
    let choice = answer >= 0 && answer < count ? answer : 0
    record.choices.append(UInt16(clamping: choice))
    record.counts.append(UInt16(clamping: count))
    if rules.isDetailed { note(question, choice) }
    return choice
  }

  private func note(_ question: ScheduleQuestion, _ choice: Int) {
    let (lanes, kind): ([String], ScheduleQuestion.Alternative?) =
      switch question {
      case .lane: (scheduler.names(of: offers), nil)
      case .alternative(_, let kind): ([], kind)
      }
    let value: Int64? =
      switch question {
      case .lane(let lanes, _): choice < lanes.count ? nil : passingInstant?.nanoseconds
      case .alternative(_, .slack): rules.elastic[choice]
      case .alternative(_, .fault): nil
      }
    record.moments.append(
      SeededRecord.Moment(
        lanes: lanes, choice: choice, count: question.count, alternative: kind, value: value,
        sequence: bus.published, time: now))
  }
}

/// What worlds need that are no pagers.
extension SeededDriver {
  /// A lane for one actor; two actors must never share one.
  package func makeLane(_ name: String) -> any Lane { runtime.makeLane(name) }

  /// Starts a task inside the run.
  @discardableResult
  package func spawn(_ work: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    runtime.spawn(work)
  }

  /// Ends all subscriptions of the bus, whoever's they are.
  package func closeAll() {
    scheduler.enter()
    for core in bus.act({ $0.subscriptions }) { bus.close(core) }
  }

  /// What the run holds on to now.
  package var residue: WorldResidue {
    WorldResidue(
      tasks: runtime.tasks.running, continuations: bus.continuationCount,
      timers: runtime.clock.timerCount, subscriptions: bus.subscriptionCount)
  }
}
