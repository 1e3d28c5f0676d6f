/// What a flow says about its pager before anything is bound: the screen, and the number of pages.
struct FlowSurvey {
  /// The most pages that a flow is believed.
  static let pagesMaximum = 10_000

  let map: BindingMap
  /// The screen that the flow opens first.
  ///
  /// What comes before is not about the pager. Nil if the flow opens none that the map knows: then
  /// all of it is.
  private(set) var section: Int?
  /// The number of pages at the start, from the first number of pages that is visible.
  private(set) var pages: Int?
  /// The largest page that is visible.
  private(set) var largestPage: Int?

  private var current: Int?
  /// Pages added less pages removed so far.
  private var growth = 0

  init(of commands: [FlowCommand], map: BindingMap) {
    self.map = map
    survey(commands)
  }

  /// The number of pages at the start.
  func pageCount(_ options: ImportOptions) -> Int {
    let screen = section.flatMap { map.sections[$0] }
    let hasTitles = screen?.pages?.contains("\"") == true
    let titles = hasTitles ? screen?.pageCount : nil
    let largest = largestPage.map { $0 + 1 }
    return options.pages ?? titles ?? pages ?? screen?.pageCount ?? largest
      ?? ImportOptions.pagesDefault
  }

  private mutating func survey(_ commands: [FlowCommand]) {
    for command in commands {
      switch command.action {
      case .tap(let selector, let times):
        let words = BindingText(selector)
        if let opened = map.section(openedBy: words) {
          open(opened)
        } else {
          for statement in statements(.tap, words) { edit(statement, times: times) }
        }

      case .see(let selector, _):
        for statement in statements(.see, BindingText(selector)) { see(statement) }

      case .unread(let path, _):
        if let known = map.section(ofFile: RelativePath.stem(path)) { open(known.index) }

      case .loop(let times, let body):
        let before = growth
        survey(body)
        let (more, overflow) = (growth - before).multipliedReportingOverflow(by: max(times - 1, 0))
        growth = overflow ? 0 : clamped(growth.addingReportingOverflow(more).partialValue)

      case .steps(let body, _): survey(body)

      case .restart, .back, .swipe, .gone, .waitForRest, .note, .unsupported, .include: continue
      }
    }
  }

  private mutating func open(_ opened: Int) {
    section = section ?? opened
    current = opened
  }

  private func statements(
    _ subject: BindingRule.Subject, _ words: BindingText
  ) -> [String] {
    guard let (rule, numbers) = map.rule(subject, words, section: current),
      case .statements(let templates) = rule.outcome
    else { return [] }
    // Only the verb of an edit counts here; the numbers in it are not known yet.
    return templates.map { $0.statement(numbers) ?? $0.example }
  }

  private mutating func edit(_ statement: String, times: Int) {
    let change =
      statement.hasPrefix("pages insert ") ? 1 : statement.hasPrefix("pages remove ") ? -1 : 0
    growth = clamped(growth + change * times)
  }

  private mutating func see(_ statement: String) {
    if let count = number(in: statement, behind: "expect pages.count = ") {
      pages = pages ?? (0...Self.pagesMaximum).clamp(count - growth)
    }
    if let page = number(in: statement, behind: "expect page = ") {
      largestPage = max(largestPage ?? 0, page)
    }
  }

  private func number(in statement: String, behind prefix: String) -> Int? {
    guard statement.hasPrefix(prefix), let number = Int(statement.dropFirst(prefix.count)),
      number < Self.pagesMaximum
    else { return nil }
    return number
  }

  private func clamped(_ growth: Int) -> Int {
    min(max(growth, -Self.pagesMaximum), Self.pagesMaximum)
  }
}

extension ClosedRange<Int> {
  /// The value of the range that is nearest to a number.
  fileprivate func clamp(_ number: Int) -> Int {
    Swift.min(Swift.max(number, lowerBound), upperBound)
  }
}
