/// Says a flow in the session language, step by step, and keeps the report of what became of it.
struct FlowBinder {
  /// Where the flow is at a step.
  enum Screen: Equatable, Sendable {
    /// Outside of the pager: nothing is open yet, or the pager was left.
    case outside
    /// On the screen of a section, or on one that the map does not know.
    case open(section: Int?)
    /// On a screen with another setup than the session's.
    case foreign(section: Int)
  }

  let map: BindingMap
  let survey: FlowSurvey
  let startCount: Int
  var draft = SessionDraft()
  var report: [ImportReportLine] = []
  var screen: Screen
  /// The number of pages at this point.
  var count: Int
  /// Whether a swipe began in an element, so that the pages must fill the view.
  var needsWholeView = false
  /// Repetitions after the first say nothing new.
  private var isQuiet = false
  private var wasOpened = false
  private let flow: String

  init(commands: [FlowCommand], flow: String, map: BindingMap, options: ImportOptions) {
    self.map = map
    self.flow = RelativePath.lastPart(flow)
    survey = FlowSurvey(of: commands, map: map)
    startCount = survey.pageCount(options)
    count = startCount
    screen = survey.section == nil ? .open(section: nil) : .outside
  }

  mutating func bind(_ commands: [FlowCommand]) {
    for command in commands { bind(command) }
  }

  private mutating func bind(_ command: FlowCommand) {
    guard draft.hasRoom else {
      return log(
        command, .dropped, "the session has \(SessionDraft.statementsMaximum) statements already"
      )
    }
    switch command.action {
    case .restart:
      leave()
      note(command)
    case .back:
      leave()
      log(command, .dropped, "leaves the screen of the pager")
    case .tap(let selector, let times): tap(command, selector, times: times)
    case .swipe(let swipe): self.swipe(command, swipe)
    case .see(let selector, let limit): check(command, .see, selector, limit: limit)
    case .gone(let selector, let limit): check(command, .gone, selector, limit: limit)
    case .waitForRest: waitForRest(command)
    case .note(let why): note(command, why)
    case .unsupported(let why): log(command, .dropped, why)
    case .loop(let times, let body): loop(command, times: times, body)
    case .steps(let body, let why):
      if !why.isEmpty { log(command, .note, why) }
      bind(body)
    case .include(let path): unread(command, path, why: "it was not read")
    case .unread(let path, let why): unread(command, path, why: why)
    }
  }

  // MARK: - Screens

  /// The section whose rules hold; nil with a reason when no rule does.
  func openSection() -> (section: Int?, reason: String?) {
    switch screen {
    case .open(let section): (section, nil)
    case .outside: (nil, "outside of the screen of the pager")
    case .foreign: (nil, "on another screen than the session's; import it on its own")
    }
  }

  /// Opens a screen: the first one in the first case, the same one again in a case of its own.
  mutating func open(_ section: Int, page: Int?, by command: FlowCommand) {
    guard section == survey.section else {
      screen = .foreign(section: section)
      return log(command, .dropped, "opens another screen; import it on its own")
    }
    if wasOpened { draft.beginCase() }
    wasOpened = true
    screen = .open(section: section)
    count = startCount
    draft.add("note \(SessionPiece.quoted("opens \(name(section))"))", comment: place(command))
    if let page {
      draft.add("select \(page) jump")
      draft.add("wait idle")
    }
  }

  mutating func leave() {
    if survey.section != nil { screen = .outside }
  }

  private mutating func unread(_ command: FlowCommand, _ path: String, why: String) {
    guard let (section, page) = map.section(ofFile: RelativePath.stem(path)) else {
      return log(command, .dropped, "not read: \(why)")
    }
    open(section, page: page, by: command)
    guard screen == .open(section: section) else { return }
    log(command, .dropped, "not read: \(why); by its name it opens \(name(section))")
  }

  private func name(_ section: Int) -> String {
    map.sections[section].names.first ?? ""
  }

  // MARK: - Repetitions

  private mutating func loop(_ command: FlowCommand, times: Int, _ body: [FlowCommand]) {
    guard times > 0, !body.isEmpty else {
      return log(command, .dropped, "there is nothing to repeat")
    }
    let line = draft.lineCount
    let entry = report.count
    let before = state
    bind(body)
    guard state.statements > before.statements else { return }
    guard state.count != before.count || state.screen != before.screen else {
      if times > 1 { draft.wrap(from: line, times: times, comment: place(command)) }
      return log(command, .kept, "", at: entry)
    }
    // The number of pages differs each time, so each time is written out.
    log(command, .kept, "written \(times) times, because what it finds changes", at: entry)
    let wasQuiet = isQuiet
    isQuiet = true
    defer { isQuiet = wasQuiet }
    for _ in 1..<times where draft.hasRoom {
      let last = state
      bind(body)
      if state == last { return }
    }
  }

  /// What a step can change.
  private struct State: Equatable {
    var statements: Int
    var count: Int
    var screen: Screen
  }

  private var state: State {
    State(statements: draft.statementCount, count: count, screen: screen)
  }

  // MARK: - The report

  mutating func log(
    _ command: FlowCommand, _ outcome: ImportReportLine.Outcome, _ why: String,
    at index: Int? = nil
  ) {
    guard !isQuiet else { return }
    let line = ImportReportLine(
      file: command.file, line: command.line, column: command.column, what: command.what,
      outcome: outcome, why: why)
    report.insert(line, at: index ?? report.count)
  }

  mutating func note(_ command: FlowCommand, _ why: String = "") {
    draft.add("note \(SessionPiece.quoted(command.what))", comment: place(command))
    log(command, .note, why)
  }

  /// Where a statement comes from.
  func place(_ command: FlowCommand) -> String {
    command.file == flow
      ? "flow line \(command.line)" : "\(command.file) line \(command.line)"
  }
}
