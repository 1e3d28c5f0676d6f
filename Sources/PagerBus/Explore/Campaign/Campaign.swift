package import PagerSession
import Synchronization

/// Runs schedules of its subjects until all are run, one fails or somebody ends it.
///
/// As many threads as one likes call ``work()``. What they find is taken in by the order of the
/// agenda, so the result does not depend on how many there are.
package final class Campaign: Sendable {
  private struct State {
    var ledger: CampaignLedger
    var searches: [ExhaustiveSearch]

    /// What is seen at the end of the stepped run of each subject, as far as somebody asked.
    var steppedFrames: [UInt32?]

    /// What is wrong with the setup of a subject.
    var refusal: Diagnostic?
  }

  /// What is explored.
  package let subjects: [ExploreSubject]

  /// How.
  package let options: CampaignOptions

  /// How many schedules the whole campaign has.
  package let planned: Int

  private let state: Mutex<State>

  /// Makes a campaign of which nothing has run.
  package init(_ subjects: [ExploreSubject], _ options: CampaignOptions) {
    self.subjects = subjects
    self.options = options
    planned = options.strategy.isRepeated ? options.schedules : subjects.count
    let agenda = CampaignAgenda(
      subjects: subjects.count, schedules: planned, shard: options.shard)
    state = Mutex(
      State(
        ledger: CampaignLedger(agenda, subjects: subjects.count),
        searches: Array(repeating: ExhaustiveSearch(), count: subjects.count),
        steppedFrames: Array(repeating: nil, count: subjects.count)))
  }

  /// How many threads it can use.
  package var threadsMaximum: Int {
    // Which schedule comes next follows from the one before.
    if case .exhaustive = options.strategy { return 1 }
    return .max
  }

  /// How many schedules it has, if no subject is exhausted before.
  package var count: Int { state.withLock { $0.ledger.count } }

  /// Whether everything ran that was to run.
  package var isComplete: Bool {
    state.withLock { $0.refusal == nil && $0.ledger.isComplete }
  }

  /// What it has seen.
  package var tally: CampaignTally { state.withLock { $0.ledger.tally } }

  /// The first failure; nil if there is none so far.
  package var finding: CampaignFinding? { state.withLock { $0.ledger.finding } }

  /// What is wrong with the setup of a subject; nil if nothing is.
  package var refusal: Diagnostic? { state.withLock { $0.refusal } }

  /// Lets no further schedule begin.
  package func end() { state.withLock { $0.ledger.stop() } }

  /// Runs schedules on this thread until none is left.
  package func work() {
    while let item = state.withLock({ $0.ledger.next() }) {
      do throws(Diagnostic) {
        let result = try run(item)
        state.withLock { $0.ledger.take(result, at: item.position) }
      } catch {
        state.withLock { state in
          state.refusal = state.refusal ?? error
          state.ledger.stop()
        }
      }
    }
  }

  private func run(_ item: CampaignAgenda.Item) throws(Diagnostic) -> CampaignLedger.Result {
    let subject = subjects[item.subject]
    let steering = steering(of: item)
    let outcome = try subject.run(steering, options)
    let failure = try failure(of: outcome, steering, item)
    let known = state.withLock { state in
      search(outcome, item, &state)
      return state.ledger.tally.pairs[item.subject]
    }
    return CampaignLedger.Result(
      record: ScheduleRecord(outcome, of: item, known: known),
      finding: failure.map {
        CampaignFinding(
          subject: item.subject, number: item.number, failure: $0, outcome: outcome)
      })
  }

  private func steering(of item: CampaignAgenda.Item) -> SchedulePlan.Steering {
    let seed = ScheduleSeed.of(UInt64(item.number), in: options.seed)
    switch options.strategy {
    case .random: return .walk(seed: seed)
    case .pct(let depth): return .pct(depth: depth, seed: seed)
    case .roundRobin: return .roundRobin
    case .replay(let choices): return .choices(choices)
    case .exhaustive:
      return .choices(state.withLock { $0.searches[item.subject].next } ?? ChoiceList())
    }
  }

  /// Finds out what comes next where that follows from what was.
  private func search(
    _ outcome: ScheduleOutcome, _ item: CampaignAgenda.Item, _ state: inout State
  ) {
    guard case .exhaustive = options.strategy else { return }
    state.searches[item.subject].take(outcome)
    if state.searches[item.subject].isExhausted { state.ledger.exhaust(item.subject) }
  }

  private func failure(
    of outcome: ScheduleOutcome, _ steering: SchedulePlan.Steering, _ item: CampaignAgenda.Item
  ) throws(Diagnostic) -> CampaignFailure? {
    // What leaves the scheduler explains why two runs differ, too.
    if case .escape? = outcome.failure, let failure = outcome.failure { return .schedule(failure) }
    if item.isDoubled {
      let second = try subjects[item.subject].run(steering, options)
      if let difference = outcome.difference(to: second) { return .unrepeatable(difference) }
    }
    if let failure = outcome.failure { return .schedule(failure) }
    guard options.expectsConfluence, let stepped = try steppedFrame(of: item.subject) else {
      return nil
    }
    guard outcome.frameHash != stepped else { return nil }
    return .notConfluent(stepped: stepped, found: outcome.frameHash)
  }

  private func steppedFrame(of subject: Int) throws(Diagnostic) -> UInt32? {
    if let known = state.withLock({ $0.steppedFrames[subject] }) { return known }
    let frame = try subjects[subject].stepped(options.laws)?.frame
    state.withLock { $0.steppedFrames[subject] = frame }
    return frame
  }
}

extension ExploreStrategy {
  /// Whether one subject has more than one schedule.
  var isRepeated: Bool {
    switch self {
    case .random, .pct, .exhaustive: true
    case .roundRobin, .replay: false
    }
  }
}

extension ScheduleOutcome {
  /// What another run of the same schedule did otherwise; nil if nothing.
  func difference(to second: ScheduleOutcome) -> String? {
    if traceHash != second.traceHash {
      return events == second.events
        ? "other events" : "\(events) events, then \(second.events)"
    }
    if choices != second.choices || optionCounts != second.optionCounts {
      return "other choices at the same events"
    }
    return failure == second.failure ? nil : "another failure"
  }
}
