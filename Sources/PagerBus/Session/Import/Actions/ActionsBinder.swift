/// Says the ticks of an actions command in the session language: a lane for each source that acts.
struct ActionsBinder {
  /// The longest session, in milliseconds; a run refuses more.
  private static let timeMaximum = RunOptions.virtualMaximumDefault / 1_000_000

  let sources: [ActionSource]
  let options: ImportOptions
  let map: BindingMap
  let file: String
  var draft = SessionDraft()
  private(set) var report: [ImportReportLine] = []
  /// Whether a move counts from an element, so that the pages must fill the view.
  private(set) var needsWholeView = false
  private var lanes: [ActionLane]
  private var time: Int64 = 0
  /// The time up to which the session is written.
  private var writtenTime: Int64 = 0
  /// The last of the sources that acted at this instant.
  private var lastActor: Int?

  init(_ sources: [ActionSource], options: ImportOptions, map: BindingMap, file: String) {
    self.sources = sources
    self.options = options
    self.map = map
    self.file = file
    lanes = sources.map { ActionLane(finger: Self.finger($0.id)) }
  }

  /// The name of a source as the session writes it.
  private static func finger(_ id: String) -> String {
    let isWord =
      id.first?.isASCII == true && id.first?.isLetter == true
      && id.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    return isWord ? id : SessionPiece.quoted(id)
  }

  mutating func bind() {
    var failure: String?
    for (index, tick) in ActionTick.transposed(sources).enumerated() {
      if let failure {
        for step in tick.steps { log(step, .dropped, failure) }
        continue
      }
      failure = fault(of: tick, number: index + 1)
      guard failure == nil else { continue }
      keepOrder(of: tick)
      time += tick.duration
      for step in tick.steps { bind(step, tick, "tick \(index + 1)") }
      wait(tick)
      if tick.duration > 0 { lastActor = nil }
    }
    release()
    write()
    if draft.statementCount > 0 { draft.add("wait idle") }
  }

  // MARK: - Ticks

  /// Ends the lanes where they would lose the order of ticks at one instant.
  ///
  /// Lanes go first by their order and then by their statements, ticks the other way round. They
  /// differ when a source acts in a later tick of an instant than one that stands behind it.
  private mutating func keepOrder(of tick: ActionTick) {
    let actors = tick.actors
    if let first = actors.first, let last = lastActor, first < last { write() }
    if let last = actors.last { lastActor = max(last, lastActor ?? last) }
  }

  /// Why a tick and all behind it are not done; those before stay as they are.
  private mutating func fault(of tick: ActionTick, number: Int) -> String? {
    let after = "not done, because tick \(number) failed"
    if tick.duration > Self.timeMaximum - time {
      let why = "a session takes at most \(Self.timeMaximum / 60_000) minutes"
      for step in tick.steps { log(step, .dropped, why) }
      return after
    }
    guard
      draft.statementCount + lanes.reduce(0, { $0 + $1.lines.count })
        < SessionDraft.statementsMaximum
    else {
      let why = "the session has \(SessionDraft.statementsMaximum) statements already"
      for step in tick.steps { log(step, .dropped, why) }
      return after
    }
    let outside = tick.steps.filter { isOutside($0) }
    guard !outside.isEmpty else { return nil }
    let view = "\(options.viewWidth)x\(options.viewHeight)"
    for step in tick.steps {
      log(
        step, .dropped,
        outside.contains(step)
          ? "move target out of bounds: \(target(of: step)) is outside of the view of \(view)"
          : after)
    }
    return after
  }

  private func isOutside(_ step: ActionTick.Step) -> Bool {
    guard case .move(let move) = step.item.action, let (x, y) = target(move, step.source) else {
      return false
    }
    return x < 0 || y < 0 || x > Double(options.viewWidth) || y > Double(options.viewHeight)
  }

  private func target(of step: ActionTick.Step) -> String {
    guard case .move(let move) = step.item.action, let (x, y) = target(move, step.source) else {
      return ""
    }
    return "\(DecimalNumber(pixels: x).text),\(DecimalNumber(pixels: y).text)"
  }

  /// Where a move ends; nil if it counts from an element that the map drops.
  private func target(_ move: ActionSource.Move, _ source: Int) -> (x: Double, y: Double)? {
    switch move.origin {
    case .viewport: return (move.x, move.y)
    case .pointer: return (lanes[source].x + move.x, lanes[source].y + move.y)
    case .element(let id):
      guard dropReason(ofElement: id) == nil else { return nil }
      // The specification's centre is rounded down; the pages fill the view.
      return (Double(options.viewWidth / 2) + move.x, Double(options.viewHeight / 2) + move.y)
    }
  }

  private func rule(ofElement id: String) -> BindingRule? {
    map.rule(.from, BindingText(FlowSelector(id: id)), section: nil)?.rule
  }

  private func dropReason(ofElement id: String) -> String? {
    guard case .drop(let why) = rule(ofElement: id)?.outcome else { return nil }
    return why
  }

  // MARK: - Steps

  private mutating func bind(_ step: ActionTick.Step, _ tick: ActionTick, _ comment: String) {
    switch step.item.action {
    case .pause: log(step, .kept, "")
    case .scroll: log(step, .dropped, "a wheel does nothing to a pager; its time is kept")
    case .keyDown(let key):
      lanes[step.source].say("key \(Self.finger(key))", comment)
      log(step, .kept, "")
    case .keyUp: log(step, .note, "a key of a session has no release")
    case .down(let button):
      let isNew = lanes[step.source].press(button, comment: comment)
      log(step, button, isDone: isNew, "is down already, so nothing happens")
    case .up(let button):
      let isNew = lanes[step.source].release(button, comment: comment)
      log(step, button, isDone: isNew, "is up already, so nothing happens")
    case .cancel:
      let isDone = lanes[step.source].cancel(comment: comment)
      log(step, isDone ? .kept : .warning, isDone ? "" : "is up already, so nothing happens")
    case .move(let move): bind(move, step, tick, comment)
    }
  }

  private mutating func log(
    _ step: ActionTick.Step, _ button: Int64, isDone: Bool, _ warning: String
  ) {
    guard isDone else { return log(step, .warning, warning) }
    guard button != 0 else { return log(step, .kept, "") }
    log(step, .dropped, "button \(button) does not touch a pager")
  }

  private mutating func bind(
    _ move: ActionSource.Move, _ step: ActionTick.Step, _ tick: ActionTick, _ comment: String
  ) {
    var why = ""
    if case .element(let id) = move.origin {
      if let reason = dropReason(ofElement: id) { return log(step, .dropped, reason) }
      if rule(ofElement: id) == nil { why = "element \"\(id)\" is taken to be the page area" }
      needsWholeView = true
    }
    guard let (x, y) = target(move, step.source) else { return }
    let isDown = lanes[step.source].isDown
    lanes[step.source].move(
      x: x, y: y, over: move.duration ?? tick.duration, comment: comment)
    if !isDown, why.isEmpty { why = "without a touch only the place counts" }
    log(step, .kept, why)
  }

  /// Makes every lane as long as the tick.
  private mutating func wait(_ tick: ActionTick) {
    for index in lanes.indices {
      let action = tick.steps.first { $0.source == index }?.item.action
      var rest = tick.duration
      if case .move(let move) = action, target(move, index) != nil {
        rest -= move.duration ?? tick.duration
      }
      lanes[index].wait(rest)
    }
  }

  // MARK: - The end

  /// Lifts what is still down.
  private mutating func release() {
    for (index, source) in sources.enumerated() where lanes[index].isDown {
      let what = "pointer \(source.id) is left down"
      lanes[index].say("note \(SessionPiece.quoted(what + "; it is released"))", "the end")
      _ = lanes[index].release(0, comment: "left down")
      let start = (source.items.last?.range.start).map { ($0.line, $0.column) } ?? (1, 1)
      report.append(
        ImportReportLine(
          file: file, line: start.0, column: start.1, what: what, outcome: .warning,
          why: "it is released at the end"))
    }
  }

  /// Writes what the lanes said since the last time: side by side if more than one did.
  private mutating func write() {
    let acting = lanes.indices.filter { !lanes[$0].lines.isEmpty }
    for index in lanes.indices {
      if acting.contains(index) { lanes[index].flush() } else { lanes[index].skipWait() }
    }
    let isTogether = acting.count > 1 && time > writtenTime
    if isTogether { draft.open("together") }
    for index in acting {
      if isTogether { draft.open("lane") }
      for line in lanes[index].takeLines() { draft.add(line.statement, comment: line.comment) }
      if isTogether { draft.close() }
    }
    if isTogether { draft.close() }
    if acting.isEmpty, time > writtenTime { draft.add("wait \(time - writtenTime)ms") }
    writtenTime = time
    lastActor = nil
  }

  private mutating func log(
    _ step: ActionTick.Step, _ outcome: ImportReportLine.Outcome, _ why: String
  ) {
    let place = step.item.range.start
    report.append(
      ImportReportLine(
        file: file, line: place.line, column: place.column,
        what: "\(sources[step.source].id) \(step.item.action.name)", outcome: outcome, why: why))
  }
}
