import PagerBus

/// Keeps what happens in a case: trace, history, marks, and the conditions that are looked at after
/// every event.
final class CaseLog<Sink: TraceSink>: StepObserver {
  var recorder: TraceRecorder<Sink>
  private(set) var history: CaseHistory
  var marks: [String: CaseMark] = [:]

  /// The first rest of the case, after its start-up.
  var start: CaseMark

  /// The statement whose events are being published, as `line:column`.
  var step: String?

  /// The conditions that lanes wait for.
  var watches: [Lane.Watch] = []

  /// The conditions that must hold to the end of the case.
  var watchers: [AlwaysWatcher] = []

  /// How many times conditions and expectations looked at an event.
  var looks = 0

  /// How many events followed from each statement.
  private(set) var eventsByStep: [String: Int] = [:]

  /// Whether a failure has causes that the history does not keep.
  private(set) var lacksCauses = false

  /// Where the statements stand that published events, by the events' sequence numbers; only for
  /// a history that keeps every event.
  private(set) var steps: [UInt64: String] = [:]

  /// The plugins that failed by themselves.
  private(set) var troubles = PluginTroubles()

  /// Why the last publish was not accepted; nil if it was.
  var publishFailure: PublishError?

  private let observer: (any RunObserver)?
  private let watcher: (any StepObserver)?
  private let stop: RunStop?

  init(
    start: PagerFrame, need: HistoryNeed, recorder: TraceRecorder<Sink>,
    observer: (any RunObserver)?, watcher: (any StepObserver)? = nil, stop: RunStop? = nil
  ) {
    self.watcher = watcher
    self.stop = stop
    history = CaseHistory(start: start, need: need)
    self.recorder = recorder
    self.observer = observer
    self.start = CaseMark(sequence: 0, frame: start)
  }

  func see(_ envelope: AnyEnvelope, in world: SteppedWorld) {
    // What comes after depends on real time.
    if stop?.reason != nil { return }
    let own = isFromScript(envelope) ? step : nil
    if let own, history.isWhole { steps[envelope.sequence] = own }
    if let step { eventsByStep[step, default: 0] += 1 }
    recorder.record(envelope, in: world.frame, step: own)
    history.append(envelope, frame: world.frame)
    troubles.see(envelope.event, at: envelope.time)
    look(at: world.frame, after: envelope)
    // What was waited for is looked at before time passes.
    if watches.contains(where: \.isMet) { world.seeded?.holdsTime = true }
    observer?.see(envelope, step: own)
    watcher?.see(envelope, in: world)
  }

  /// Whether causes can be told; if not, that they were asked for is noted.
  func hasCauses() -> Bool {
    lacksCauses = lacksCauses || !history.isWhole
    return history.isWhole
  }

  /// The frames at the marks.
  var markFrames: [String: PagerFrame] { marks.mapValues(\.frame) }

  /// Looks at everything that is watched, in a frame after an event.
  func look(at frame: PagerFrame, after envelope: AnyEnvelope) {
    guard !watches.isEmpty || !watchers.isEmpty else { return }
    let marks = markFrames
    for watch in watches where !watch.isMet {
      watch.isMet = ConditionCheck(watch.condition, in: frame, marks: marks).holds
    }
    for watcher in watchers where watcher.violation == nil {
      looks += 1
      watcher.look(at: frame, after: envelope, marks: marks)
    }
  }

  /// The statement after which most events came, with their number.
  var hottestStep: (place: String, events: Int)? {
    eventsByStep.max { ($0.value, $1.key) < ($1.value, $0.key) }.map { ($0.key, $0.value) }
  }

  private func isFromScript(_ envelope: AnyEnvelope) -> Bool {
    switch envelope.source {
    case .script, .input: true
    case .host, .tabs, .pages, .indicator, .plugin: false
    }
  }
}

/// A condition that must hold after every event from a statement to the end of the case.
final class AlwaysWatcher {
  /// Where a condition did not hold for the first time.
  struct Violation {
    let check: ConditionCheck
    let sequence: UInt64
    let time: Instant
  }

  let condition: Condition
  let reason: String?
  let range: SourceRange

  /// The statement with drawn values as literals, its lane, and how many events there were before.
  let statement: String
  let lane: LanePlace?
  let from: Int
  private(set) var violation: Violation?

  init(
    _ condition: Condition, reason: String?, range: SourceRange, statement: String,
    lane: LanePlace?, from: Int
  ) {
    self.condition = condition
    self.reason = reason
    self.range = range
    self.statement = statement
    self.lane = lane
    self.from = from
  }

  func look(at frame: PagerFrame, after envelope: AnyEnvelope, marks: [String: PagerFrame]) {
    let check = ConditionCheck(condition, in: frame, marks: marks)
    guard !check.holds else { return }
    violation = Violation(check: check, sequence: envelope.sequence, time: envelope.time)
  }

  /// Looks at the frame in which the statement stands, before any event after it.
  func look(
    at frame: PagerFrame, before sequence: UInt64, time: Instant, marks: [String: PagerFrame]
  ) {
    let check = ConditionCheck(condition, in: frame, marks: marks)
    guard !check.holds else { return }
    violation = Violation(check: check, sequence: sequence > 0 ? sequence - 1 : 0, time: time)
  }
}
