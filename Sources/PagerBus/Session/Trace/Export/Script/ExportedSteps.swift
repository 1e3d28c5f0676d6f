import PagerBus

/// The statements of a run, in the lanes in which they were performed.
struct ExportedSteps {
  private struct Step {
    let verb: String
    var text: String

    /// When it began, in virtual nanoseconds.
    let began: Int64

    var hasEnded = false

    /// The number of the event with which it began.
    var sequence = 0

    /// Where it stood in its session.
    var place: String?

    /// What failed, if it did.
    var failure: String?

    /// Whether it did what it says; false for a setting that the run's options fixed.
    var hasEffect = true

    /// The steps of its lanes, for `together`.
    var lanes: [Int: [Int]] = [:]
  }

  private static let settingVerbs = ["set", "view", "tabs", "place", "style"]

  private static let waitVerbs = ["wait", "at"]

  private var steps: [Step] = []
  private var roots: [Int] = []
  private var indices: [Int: Int] = [:]
  private var openTogethers = 0

  /// The number of the newest event of a statement.
  private var lastSequence = 0

  /// Whether something was done since the last wait.
  private var isMoving = false

  /// Whether a `together` is being performed.
  var isInLanes: Bool { openTogethers > 0 }

  mutating func begin(_ began: StepBegan, _ event: TraceEvent) throws(Diagnostic) {
    var step = Step(
      verb: began.do, text: began.text, began: event.time, sequence: event.sequence,
      place: event.step)
    isMoving = !Self.waitVerbs.contains(began.do)
    if began.do == "together" {
      openTogethers += 1
    } else {
      try Self.check(began.text, event)
    }
    step.hasEffect = !Self.settingVerbs.contains(began.do)
    try place(step, in: began.lane, event)
    indices[event.sequence] = steps.count - 1
  }

  mutating func end(_ event: TraceEvent) {
    guard let index = event.cause.flatMap({ indices.removeValue(forKey: $0) }) else { return }
    steps[index].hasEnded = true
    if steps[index].verb == "together" { openTogethers -= 1 }
  }

  /// A setting was published because of a statement.
  mutating func confirm(cause: Int?) {
    guard let index = cause.flatMap({ indices[$0] }) else { return }
    steps[index].hasEffect = true
  }

  mutating func note(
    _ text: String, in lane: LanePlace?, _ event: TraceEvent
  ) throws(Diagnostic) {
    try Self.check(text, event)
    let step = Step(
      verb: "note", text: text, began: event.time, hasEnded: true, sequence: event.sequence)
    try place(step, in: lane, event)
  }

  /// A statement failed: it stands where it stood, to fail again.
  ///
  /// - Parameters:
  ///   - text: the statement; nil if the trace does not have it.
  ///   - failure: what failed.
  ///   - lane: the lane that it was in.
  ///   - from: the number of events before it; nil for all so far.
  ///   - event: the event that tells of it.
  /// - Throws: a text that is no statement, or a lane that is not there.
  mutating func fail(
    _ text: String?, _ failure: String, in lane: LanePlace?, from: Int? = nil,
    _ event: TraceEvent
  ) throws(Diagnostic) {
    if let text { try Self.check(text, event) }
    let step = Step(
      verb: "fail", text: text ?? "", began: event.time, hasEnded: true,
      sequence: from ?? event.sequence, failure: failure)
    try place(step, in: lane, event, before: from)
  }

  /// The statement of a place began and failed.
  mutating func failOpen(at place: String?, _ failure: String) {
    let open = steps.lastIndex { !$0.hasEnded && $0.place == place && $0.verb != "together" }
    if let open { steps[open].failure = failure }
  }

  /// Adds statements of the export itself, for a moment at which the world rests.
  ///
  /// Who reads them should not have to know that nothing moves any more: if no wait says so, the
  /// first of them does.
  mutating func expect(_ expectations: [String]) {
    let lines = (isMoving ? ["expect pager.state = idle"] : []) + expectations
    isMoving = false
    for line in lines {
      roots.append(steps.count)
      steps.append(
        Step(verb: "expect", text: line, began: 0, hasEnded: true, sequence: lastSequence))
    }
  }

  /// The statements, one a line; what did not end by itself ends at `time`.
  ///
  /// What failed is a statement again, or else only said in a comment.
  func text(until time: Int64, fails: Bool) -> String {
    roots.map { text(of: steps[$0], until: time, fails) }.joined()
  }

  private func index(in list: [Int], before sequence: Int?) -> Int {
    guard let sequence else { return list.endIndex }
    return list.firstIndex { steps[$0].sequence >= sequence } ?? list.endIndex
  }

  private mutating func place(
    _ step: Step, in lane: LanePlace?, _ event: TraceEvent, before sequence: Int? = nil
  ) throws(Diagnostic) {
    let index = steps.count
    lastSequence = event.sequence
    if let lane {
      guard let outer = indices[Int(clamping: lane.together)], steps[outer].verb == "together"
      else {
        throw Diagnostic(
          .error, "event \(event.sequence) is in a lane of event \(lane.together), which has none",
          help: "the trace was changed, or another version wrote it")
      }
      let inner = steps[outer].lanes[lane.index, default: []]
      let place = self.index(in: inner, before: sequence)
      steps[outer].lanes[lane.index, default: []].insert(index, at: place)
    } else {
      roots.insert(index, at: self.index(in: roots, before: sequence))
    }
    steps.append(step)
  }

  private func text(of step: Step, until time: Int64, _ fails: Bool) -> String {
    if step.verb == "together" {
      let lanes = step.lanes.keys.sorted().map { lane in
        let inner = (step.lanes[lane] ?? []).map { text(of: steps[$0], until: time, fails) }
        return "lane {\n\(inner.joined())}\n"
      }
      return "together {\n\(lanes.isEmpty ? "lane { }\n" : lanes.joined())}\n"
    }
    if !step.hasEffect { return "# without effect, because the run fixed it: \(step.text)\n" }
    if let failure = step.failure {
      let comment = SessionPiece.comment(failure)
      if step.text.isEmpty { return "# failed: \(comment)\n" }
      if fails { return "\(step.text)  # failed: \(comment)\n" }
      if step.verb == "fail" { return "# failed: \(step.text): \(comment)\n" }
    }
    // A wait that ended with its case; to wait as long comes to the same.
    if !step.hasEnded, Self.waitVerbs.contains(step.verb) {
      return "wait \(max(0, time - step.began))ns  # instead of: \(step.text)\n"
    }
    return step.text + "\n"
  }

  private static func check(_ text: String, _ event: TraceEvent) throws(Diagnostic) {
    guard let fault = SessionPiece.fault(in: text) else { return }
    throw Diagnostic(
      .error, "event \(event.sequence) is no statement, `\(Diagnostic.visible(text))`: \(fault)",
      help: "the trace was changed, or another version wrote it")
  }
}
