import PagerBus

/// The statements of a run, in the lanes in which they were performed.
struct ExportedSteps {
  private struct Step {
    let verb: String
    var text: String

    /// When it began, in virtual nanoseconds.
    let began: Int64

    var hasEnded = false

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

  /// Whether a `together` is being performed.
  var isInLanes: Bool { openTogethers > 0 }

  mutating func begin(_ began: StepBegan, _ event: TraceEvent) throws(Diagnostic) {
    var step = Step(verb: began.do, text: began.text, began: event.time)
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
    try place(Step(verb: "note", text: text, began: event.time, hasEnded: true), in: lane, event)
  }

  /// Adds statements of the export itself.
  mutating func expect(_ lines: [String]) {
    for line in lines {
      roots.append(steps.count)
      steps.append(Step(verb: "expect", text: line, began: 0, hasEnded: true))
    }
  }

  /// The statements, one a line; what did not end by itself ends at `time`.
  func text(until time: Int64) -> String {
    roots.map { text(of: steps[$0], until: time) }.joined()
  }

  private mutating func place(
    _ step: Step, in lane: LanePlace?, _ event: TraceEvent
  ) throws(Diagnostic) {
    let index = steps.count
    if let lane {
      guard let outer = indices[Int(clamping: lane.together)], steps[outer].verb == "together"
      else {
        throw Diagnostic(
          .error, "event \(event.sequence) is in a lane of event \(lane.together), which has none",
          help: "the trace was changed, or another version wrote it")
      }
      steps[outer].lanes[lane.index, default: []].append(index)
    } else {
      roots.append(index)
    }
    steps.append(step)
  }

  private func text(of step: Step, until time: Int64) -> String {
    if step.verb == "together" {
      let lanes = step.lanes.keys.sorted().map { lane in
        let inner = (step.lanes[lane] ?? []).map { text(of: steps[$0], until: time) }
        return "lane {\n\(inner.joined())}\n"
      }
      return "together {\n\(lanes.isEmpty ? "lane { }\n" : lanes.joined())}\n"
    }
    if !step.hasEffect { return "# without effect, because the run fixed it: \(step.text)\n" }
    // A wait that failed ended its case; to wait as long comes to the same without a failure.
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
