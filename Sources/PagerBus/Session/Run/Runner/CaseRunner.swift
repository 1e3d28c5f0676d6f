package import PagerBus

/// Runs one case of a session in a world of its own, in virtual time, and writes its trace.
///
/// It publishes what statements say, lets the world run until nothing is runnable, and goes on; it
/// never waits by itself.
/// Not Sendable: it belongs to one thread.
package final class CaseRunner<Sink: TraceSink> {
  let plan: SessionPlan
  let index: Int
  let planned: SessionPlan.PlannedCase
  let options: RunOptions
  let setup: CaseSetup
  let seed: SessionSeed
  let world: SteppedWorld
  let log: CaseLog<Sink>
  private let gauge: RunGauge

  var failures: [CaseFailure] = []
  var checks = 0

  /// What would have to be rewritten for failed comparisons to hold; only if the run updates.
  var revisions: [SessionRevision] = []

  /// What `show` asked for, as far as a report lists it, and how often it asked.
  var shown: [ShownValue] = []
  var shownCount = 0

  /// What `snapshot` asked for.
  var pictures: [TakenPicture] = []

  /// What a picture says of the newest statement that began.
  var caption = ""
  var statements = 0
  var laneCount = 0

  /// The statement that has not begun and may fail before it does, as it would be written.
  var pending: (text: String, lane: LanePlace?)?

  /// The faults that were planted, in order.
  var plantings: [Planting] = []

  /// Where the statement stands that acted last; nil before the first.
  var acting: SourceRange?

  /// Who waits for whom in a seeded case in which nothing can happen any more; empty otherwise.
  package var standstill: [BusWait] = []

  /// Makes a runner for the case at an index of a plan.
  ///
  /// - Parameters:
  ///   - plan: the session, read and checked.
  ///   - index: which of its cases.
  ///   - options: what the run is told besides.
  ///   - pluginLog: keeps what plugins log.
  ///   - gauge: shows a watchdog what runs.
  ///   - observer: sees every event as it happens.
  ///   - seeded: who chooses what runs next; nil for the one canonical order.
  ///   - sink: takes the lines of the trace.
  /// - Throws: what is wrong with the setup.
  package convenience init(
    plan: SessionPlan, index: Int, options: RunOptions, pluginLog: any PluginLog = SilentLog(),
    gauge: RunGauge = RunGauge(), observer: (any RunObserver)? = nil, seeded: SeededCase? = nil,
    sink: Sink
  ) throws(Diagnostic) {
    // A seeded case does not run again to find its causes.
    let need =
      seeded?.rules.isDetailed == true
      ? .everything : HistoryNeed(of: plan.cases[index], in: plan)
    try self.init(
      plan: plan, index: index, options: options, pluginLog: pluginLog, gauge: gauge,
      observer: observer, seeded: seeded, sink: sink, need: need)
  }

  /// Makes a runner that keeps what is needed.
  init(
    plan: SessionPlan, index: Int, options: RunOptions, pluginLog: any PluginLog, gauge: RunGauge,
    observer: (any RunObserver)?, seeded: SeededCase?, sink: Sink, need: HistoryNeed
  ) throws(Diagnostic) {
    self.plan = plan
    self.index = index
    self.gauge = gauge
    planned = plan.cases[index]
    self.options = options
    let setup = try CaseSetup(plan, options)
    self.setup = setup
    let seed = plan.seed(of: planned, override: options.seed)
    self.seed = seed
    var header = TraceHeader(
      session: plan.fileName, testCase: planned.name,
      seed: seed.value, configuration: setup.configuration, plugins: options.pluginsDigest,
      host: options.host)
    header.fileSeed = plan.fileSeed(of: planned, override: options.seed)
    header.manifest = options.manifest
    log = CaseLog(
      start: PagerFrame(configuration: setup.configuration), need: need,
      recorder: TraceRecorder(header, into: sink), observer: observer, watcher: seeded?.watcher,
      stop: options.stop)
    if let seeded {
      world = SteppedWorld(
        setup.configuration, plugins: options.plugins, types: ScriptEvents.all, seed: seed.value,
        log: pluginLog, gauge: gauge, observer: log, chooser: seeded.chooser, rules: seeded.rules)
    } else {
      world = SteppedWorld(
        setup.configuration, plugins: options.plugins, types: ScriptEvents.all, seed: seed.value,
        log: pluginLog, gauge: gauge, observer: log)
    }
  }

  /// The world in which the case runs.
  package var drivenWorld: SteppedWorld { world }

  /// What the pager is at the start of the case.
  package var configuration: PagerConfiguration { setup.configuration }

  /// Runs the case to its end and stops the world.
  package func run() -> (result: CaseResult, sink: Sink) {
    begin()
    do throws(CaseStop) {
      try checkStop(at: nil)
      try perform(lanes: [Lane(blocks())])
    } catch {
      // What stopped the case is among the failures.
    }
    if options.stop?.reason == nil { finishWatchers() }
    let result = failures.isEmpty ? "passed" : "failed"
    let stop = failures.last { $0.isFatal }
    // The end of a case that could not go on stands where it stopped.
    log.step = stop.map { plan.sources.step($0.place.range) }
    let unbegun = stop == nil ? nil : pending
    publish(
      CaseEnded(
        result: result, reason: stop?.message, statement: unbegun?.text, lane: unbegun?.lane),
      as: .script)
    log.step = nil
    noteUnfinished()
    world.stop()
    noteLateStop()
    // A trace that breaks off says by that that it is not whole.
    let isWhole = options.stop?.reason == nil
    let hash = isWhole ? log.recorder.end(at: world.now, result: result) : ""
    let outcome = CaseResult(
      name: planned.name, failures: explainedFailures(), checks: checks,
      events: UInt64(log.history.count), time: world.now, seed: seed.value, hash: hash,
      revisions: revisions, shown: shown, unshownCount: shownCount - shown.count,
      pictures: pictures,
      notes: log.troubles.notes + unstruck)
    return (outcome, log.recorder.sink)
  }

  /// The failures with their causes.
  ///
  /// A case that failed and did not keep them runs once more; it does the same again, so it has
  /// the same failures.
  private func explainedFailures() -> [CaseFailure] {
    guard log.lacksCauses, !failures.isEmpty, options.stop?.reason == nil, world.seeded == nil
    else { return failures }
    do throws(Diagnostic) {
      let again = try CaseRunner<TraceNowhere>(
        plan: plan, index: index, options: options, pluginLog: SilentLog(), gauge: gauge,
        observer: nil, seeded: nil, sink: TraceNowhere(), need: .everything)
      let explained = again.run().result.failures
      // A plugin that does not do the same again must not hide what failed.
      let isSame = explained.map(\.message) == failures.map(\.message)
      return isSame ? explained : failures
    } catch {
      return failures
    }
  }

  private func begin() {
    log.marks["begin"] = CaseMark(sequence: 0, frame: world.frame)
    let began = publish(SessionBegan(), as: .script)
    world.start(cause: began)
    log.start = CaseMark(sequence: log.history.count, frame: world.frame)
  }

  /// What comes before each case, and the case itself on top of an empty stack: the last one runs
  /// first.
  private func blocks() -> [BlockRun] {
    let resolver = TermResolver(source: plan.source)
    let own = BlockRun(
      planned.block, scope: Scope(resolver: resolver, seed: seed), range: planned.place)
    let before = plan.beforeEach.map { index, block in
      BlockRun(
        block, in: Scope(resolver: resolver, seed: seed.forBlock(statement: -1, round: 0)),
        place: index, range: block.range)
    }
    return [own] + before.reversed()
  }

  /// Publishes and lets the world run until nothing is runnable at this instant.
  @discardableResult
  func publish(_ event: some Event, as source: EventSource, because cause: UInt64? = nil) -> UInt64?
  {
    do throws(PublishError) {
      let publication = try world.publish(event, as: source, because: cause)
      return publication.sequence
    } catch {
      log.publishFailure = error
      return nil
    }
  }
}

/// Says that a case cannot go on; the reason is among its failures.
struct CaseStop: Error {}
