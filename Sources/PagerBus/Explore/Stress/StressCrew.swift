import PagerBus
import PagerTesting
import Synchronization

/// Everybody who takes part in one stress run, and the world that they press.
final class StressCrew: Sendable {
  /// The pager.
  let world: PagerWorld

  /// Real time, apart from the world's own clock.
  let clock = WorldClock(.real)

  private let options: StressOptions
  private let configuration: PagerConfiguration
  private let course: StressCourse
  private let subscribers: [StressSubscriber]
  private let churn: StressChurn
  private let audit: StressAudit
  private let tasks = Mutex<[Task<Void, Never>]>([])
  private let stage = Atomic<Stage>(.sources)

  /// How far a run has come.
  private enum Stage: Int, AtomicRepresentable {
    /// Sources publish.
    case sources

    /// The world comes to rest.
    case rest

    /// The world stops.
    case stop

    /// The readers come to the end of the log.
    case reading

    /// The readers are cancelled.
    case cancellation

    /// Nothing is left to do.
    case over
  }

  init(_ options: StressOptions, configuration: PagerConfiguration, faults: BusFault) {
    self.options = options
    self.configuration = configuration
    world = PagerWorld(configuration, types: [StressPing.self], faults: faults)
    let world = world
    let churnCount = options.churnPerSecond > 0 ? 1 : 0
    course = StressCourse(options, sources: options.publishers + churnCount, clock: clock)
    subscribers = (0..<options.subscribers).map { index in
      StressSubscriber(
        index: index, capacity: options.capacity,
        isSlow: index >= options.subscribers - options.slow, on: world.bus)
    }
    churn = StressChurn(
      perSecond: options.churnPerSecond, capacity: options.capacity, clock: clock)
    audit = StressAudit(of: world, subscribers: subscribers, gate: course.gate)
  }

  /// Plays the run from the start to the stop; does not return while anything hangs.
  func play() async {
    let audit = audit
    let readers =
      [world.spawn { await audit.run() }]
      + subscribers.map { subscriber in world.spawn { await subscriber.run() } }
    keep(readers)
    world.start()
    let sources = startSources()
    keep(sources)
    for source in sources { await source.value }
    stage.store(.rest, ordering: .relaxed)
    await world.bus.idle()
    stage.store(.stop, ordering: .relaxed)
    await world.stop()
    stage.store(.reading, ordering: .relaxed)
    // A stop waits for the world's own parts; the readers may still be behind.
    await world.bus.idle()
    stage.store(.cancellation, ordering: .relaxed)
    for subscriber in subscribers { await subscriber.cancel() }
    await audit.cancel()
    for reader in readers { await reader.value }
    await audit.finish()
    stage.store(.over, ordering: .relaxed)
  }

  private func startSources() -> [Task<Void, Never>] {
    var seeds = SplitMix(seed: options.seed)
    let (world, course) = (world, course)
    var sources = (0..<options.publishers).map { index in
      let publisher = StressPublisher(
        index: index, configuration: configuration, seed: seeds.next())
      return world.spawn {
        var publisher = publisher
        await publisher.run(in: world, course)
      }
    }
    guard options.churnPerSecond > 0 else { return sources }
    let churn = churn
    sources.append(world.spawn { await churn.run(in: world, course) })
    return sources
  }

  private func keep(_ more: [Task<Void, Never>]) {
    tasks.withLock { $0 += more }
  }

  /// A number that grows with everything that happens.
  var progress: Int {
    subscribers.reduce(Int(clamping: world.bus.published)) { $0 &+ $1.account.received }
      &+ churn.witness.count &+ stage.load(ordering: .relaxed).rawValue
  }

  /// How far the run has come, and what keeps the world from resting.
  var busy: [String] {
    ["stage \(stage.load(ordering: .relaxed))"] + world.bus.busy.map(\.description)
  }

  /// Lets go of a run that hangs.
  func abandon() {
    course.stop()
    for task in tasks.withLock({ $0 }) { task.cancel() }
    world.abandon()
  }

  /// Waits until all tasks of the run have ended, but not longer than so many nanoseconds.
  func waitForTasks(atMost limit: Int64) async {
    let end = clock.now.advanced(by: limit)
    while world.residue.tasks > 0, clock.now < end {
      await clock.wait(nanoseconds: limit / 100)
    }
  }

  /// Ends the clock.
  func close() async {
    clock.stop()
    await clock.finished()
  }

  /// What the run has shown.
  func report(_ outcome: StressEnd.Outcome, seconds: Double) async -> StressReport {
    var report = StressReport(options: options)
    report.events = Int(clamping: world.bus.published)
    report.seconds = seconds
    report.rests = course.gate.rests
    report.churned = churn.witness.count
    for subscriber in subscribers { report.add(subscriber.account.counts) }
    report.lost = await audit.lost
    report.violations = await audit.violations
    report.lateDeliveries = churn.witness.late.count
    report.missedPlacements = churn.witness.missed.count
    report.leakedTasks = world.residue.tasks
    report.leakedContinuations = world.residue.continuations
    report.leakedTimers = world.residue.timers
    if case .hung(let reasons) = outcome { report.hang = reasons }
    report.lawBroken = await firstBroken(report)
    return report
  }

  /// The law that was broken first, the laws of the log before those of the run.
  private func firstBroken(_ report: StressReport) async -> Violation? {
    if let violation = await audit.firstViolation { return violation }
    if let late = churn.witness.late.first {
      return Violation(
        law: "G8 cancel", what: "a handler ran after cancel had returned", first: late)
    }
    if let missed = churn.witness.missed.first {
      return Violation(
        law: "G4 subscribe", what: "published after subscribe had returned and never received",
        first: missed)
    }
    let last = world.bus.published
    if let failure = course.failure {
      return Violation(law: "G15 sources", what: failure.description, first: last)
    }
    if let hang = report.hang {
      return Violation(
        law: "G31 progress", what: "nothing happens any more: \(hang.joined(separator: ", "))",
        first: last)
    }
    if report.leaked > 0 {
      return Violation(law: "I12 nothing left", what: report.leaks, first: last)
    }
    return nil
  }
}
