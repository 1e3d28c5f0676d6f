/// Says a script in the session language, command by command.
///
/// Nothing is added between commands: the script's own tool does not wait for the app either. Only
/// at the end a finger that is still down is lifted, and the session waits for what it began.
struct ADBBinder {
  /// How long `draganddrop` presses before it moves, in milliseconds: the default of
  /// `ViewConfiguration.getLongPressTimeout` in the Android Open Source Project.
  static let longPress: Int64 = 400
  /// The longest session, in microseconds; a run refuses more.
  private static let timeMaximum = RunOptions.virtualMaximumDefault / 1_000
  /// What the one finger is called.
  private static let finger = "finger"

  let options: ImportOptions
  let file: String
  var draft = SessionDraft()
  private(set) var report: [ImportReportLine] = []
  private var position: ADBPoint?
  private var time: Int64 = 0

  init(options: ImportOptions, file: String) {
    self.options = options
    self.file = file
  }

  mutating func bind(_ steps: [ADBStep]) {
    for step in steps {
      guard draft.hasRoom else {
        log(
          step, .dropped,
          "the session has \(SessionDraft.statementsMaximum) statements already")
        continue
      }
      bind(step)
    }
    guard draft.statementCount > 0 else { return }
    if position != nil { draft.add("up \(Self.finger)", comment: "left down by the script") }
    draft.add("wait idle")
  }

  private mutating func bind(_ step: ADBStep) {
    switch step.action {
    case .tap(let point):
      guard touches(point, step) else { return }
      keep(step, ["tap \(point.text)"])

    case .swipe(let start, let end, let duration):
      guard touches(start, step), takes(duration * 1_000, step) else { return }
      keep(step, ["swipe from \(start.text) to \(end.text) over \(duration)ms"])

    case .dragAndDrop(let start, let end, let duration):
      dragAndDrop(start, end, duration, step)

    case .down(let point): down(point, step)
    case .move(let point): move(to: point, step)
    case .up(let point): up(point, step)
    case .cancel:
      guard position != nil else { return log(step, .warning, "no finger is down") }
      position = nil
      keep(step, ["cancel \(Self.finger)"])

    case .sleep(let time):
      guard takes(time, step) else { return }
      keep(step, ["wait \(Self.text(time))"])

    case .unsupported(let why): log(step, .dropped, why)
    }
  }

  /// The press counts into the duration: what is left of it moves, from where a swipe would be
  /// by then, and a duration that is not longer than the press jumps to the end (`sendSwipe`).
  private mutating func dragAndDrop(
    _ start: ADBPoint, _ end: ADBPoint, _ duration: Int64, _ step: ADBStep
  ) {
    let whole = max(duration, Self.longPress)
    guard touches(start, step), takes(whole * 1_000, step) else { return }
    var statements = ["down \(Self.finger) at \(start.text)", "wait \(Self.longPress)ms"]
    if duration > Self.longPress {
      let part = Double(Self.longPress) / Double(duration)
      let point = ADBPoint(
        x: Self.between(start.x, end.x, part), y: Self.between(start.y, end.y, part))
      statements.append("move \(Self.finger) to \(point.text)")
    }
    statements.append("move \(Self.finger) to \(end.text) over \(whole - Self.longPress)ms")
    statements.append("up \(Self.finger)")
    keep(step, statements)
  }

  private static func between(
    _ start: DecimalNumber, _ end: DecimalNumber, _ part: Double
  ) -> DecimalNumber {
    DecimalNumber(pixels: start.double + (end.double - start.double) * part)
  }

  private mutating func down(_ point: ADBPoint, _ step: ADBStep) {
    guard position == nil else { return log(step, .warning, "the finger is down already") }
    guard touches(point, step, isAlone: false) else { return }
    position = point
    keep(step, ["down \(Self.finger) at \(point.text)"])
  }

  private mutating func move(to point: ADBPoint, _ step: ADBStep) {
    guard position != nil else { return log(step, .warning, "no finger is down") }
    position = point
    keep(step, ["move \(Self.finger) to \(point.text)"])
  }

  private mutating func up(_ point: ADBPoint, _ step: ADBStep) {
    guard let last = position else { return log(step, .warning, "no finger is down") }
    position = nil
    let move = "move \(Self.finger) to \(point.text)"
    keep(step, (last == point ? [] : [move]) + ["up \(Self.finger)"])
  }

  // MARK: - Limits

  /// Whether a gesture can begin at a point: inside of the view, and with no finger down.
  private mutating func touches(_ point: ADBPoint, _ step: ADBStep, isAlone: Bool = true) -> Bool {
    let (x, y) = (point.x.double, point.y.double)
    guard x >= 0, y >= 0, x <= Double(options.viewWidth), y <= Double(options.viewHeight) else {
      log(
        step, .dropped,
        "begins outside of the view of \(options.viewWidth)x\(options.viewHeight); "
          + "give the device's size with --view")
      return false
    }
    guard !isAlone || position == nil else {
      log(step, .dropped, "a motionevent has put the finger down already")
      return false
    }
    return true
  }

  /// Whether there is time for something; counts it if so.
  private mutating func takes(_ microseconds: Int64, _ step: ADBStep) -> Bool {
    guard microseconds <= Self.timeMaximum - time else {
      log(step, .dropped, "a session takes at most \(Self.timeMaximum / 60_000_000) minutes")
      return false
    }
    time += microseconds
    return true
  }

  private static func text(_ microseconds: Int64) -> String {
    microseconds.isMultiple(of: 1_000) ? "\(microseconds / 1_000)ms" : "\(microseconds)us"
  }

  // MARK: - The report

  private mutating func keep(_ step: ADBStep, _ statements: [String]) {
    for (index, statement) in statements.enumerated() {
      draft.add(statement, comment: index == 0 ? "line \(step.place.line)" : nil)
    }
    log(step, .kept, "")
  }

  private mutating func log(
    _ step: ADBStep, _ outcome: ImportReportLine.Outcome, _ why: String
  ) {
    report.append(
      ImportReportLine(
        file: file, line: step.place.line, column: step.place.column, what: step.what,
        outcome: outcome, why: why))
  }
}
