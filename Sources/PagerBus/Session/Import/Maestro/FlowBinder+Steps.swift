extension FlowBinder {
  // MARK: - Taps

  mutating func tap(_ command: FlowCommand, _ selector: FlowSelector, times: Int) {
    let words = BindingText(selector)
    if let section = map.section(openedBy: words) {
      open(section, page: nil, by: command)
      if screen == .open(section: section) { log(command, .note, optional(selector)) }
      return
    }
    let (section, reason) = openSection()
    if let reason {
      if !bindOutside(command, .tap, words) { log(command, .dropped, reason) }
      return
    }
    guard selector.point == nil else {
      return log(command, .dropped, "what is at this point is known to the app alone")
    }
    guard let (rule, numbers) = map.rule(.tap, words, section: section) else {
      return log(command, .dropped, "no rule of the map is about it")
    }
    switch rule.outcome {
    case .drop(let why): log(command, .dropped, why)

    case .leave:
      leave()
      log(command, .dropped, "leaves the screen of the pager")

    case .statements(let templates):
      let line = draft.lineCount
      var isKept = true
      for _ in 0..<times where isKept && draft.hasRoom {
        isKept = add(templates, of: rule, numbers, command)
      }
      if isKept { logKept(command, rule, optional(selector), from: line) }
      if draft.lineCount > line { draft.add("wait idle") }
    }
  }

  /// Says a step where no screen is open, if the map has a rule for it.
  private mutating func bindOutside(
    _ command: FlowCommand, _ subject: BindingRule.Subject, _ words: BindingText
  ) -> Bool {
    guard screen == .outside, let (rule, numbers) = map.ruleOutside(subject, words) else {
      return false
    }
    switch rule.outcome {
    case .drop(let why): log(command, .dropped, why)
    case .leave: return false
    case .statements(let templates):
      let line = draft.lineCount
      if add(templates, of: rule, numbers, command) { logKept(command, rule, "", from: line) }
    }
    return true
  }

  /// Reports a step whose rule was followed, which may have said nothing.
  private mutating func logKept(
    _ command: FlowCommand, _ rule: BindingRule, _ why: String, from line: Int
  ) {
    guard draft.lineCount == line, let condition = rule.condition else {
      return log(command, .kept, why)
    }
    log(command, .note, "does nothing here: \(condition.source) is not so")
  }

  private func optional(_ selector: FlowSelector) -> String {
    selector.isOptional ? "always done: `optional` is left out" : ""
  }

  // MARK: - Checks

  mutating func check(
    _ command: FlowCommand, _ subject: BindingRule.Subject, _ selector: FlowSelector, limit: Int?
  ) {
    let (section, reason) = openSection()
    let words = BindingText(selector)
    if let reason {
      if !bindOutside(command, subject, words) { log(command, .dropped, reason) }
      return
    }
    guard let (rule, numbers) = map.rule(subject, words, section: section) else {
      return log(command, .dropped, "no rule of the map is about it")
    }
    switch rule.outcome {
    case .drop(let why): log(command, .dropped, why)

    case .leave: log(command, .dropped, "leaves the screen of the pager")

    case .statements(let templates):
      if let limit, let wait = wait(templates, numbers, limit: limit) {
        draft.add(wait, comment: place(command))
      }
      let line = draft.lineCount
      guard add(templates, of: rule, numbers, command) else { return }
      logKept(command, rule, optional(selector), from: line)
    }
  }

  /// The wait for the first condition of a check; it is over at once when that holds already.
  private func wait(
    _ templates: [BindingTemplate], _ numbers: [String: Int], limit: Int
  ) -> String? {
    let prefix = "expect "
    guard let statement = templates.first?.statement(known(numbers)), statement.hasPrefix(prefix)
    else { return nil }
    return "wait until \(statement.dropFirst(prefix.count)) within \(max(limit, 1))ms"
  }

  mutating func waitForRest(_ command: FlowCommand) {
    if let reason = openSection().reason { return log(command, .dropped, reason) }
    draft.add("wait idle", comment: place(command))
    log(command, .kept, "")
  }

  // MARK: - Swipes

  /// Writes a swipe.
  ///
  /// Points of the language are in percent of the container, those behind `from` of the element.
  /// Both are the same once the pages fill the view, so the setup then places them there: the
  /// numbers stay those of the flow, and exact.
  mutating func swipe(_ command: FlowCommand, _ swipe: FlowSwipe) {
    let (section, reason) = openSection()
    if let reason { return log(command, .dropped, reason) }
    var why = ""
    if let element = swipe.from {
      let rule = map.rule(.from, BindingText(element), section: section)?.rule
      if case .drop(let why) = rule?.outcome { return log(command, .dropped, why) }
      if rule == nil { why = "\(element.description) is taken to be the page area" }
      needsWholeView = true
    }
    draft.add(
      "swipe from \(swipe.start.text) to \(swipe.end.text) over \(swipe.duration)ms",
      comment: place(command))
    draft.add("wait idle")
    log(command, .kept, why)
  }

  // MARK: - Statements

  /// Adds the statements of a rule; logs why if a number of one is not known.
  private mutating func add(
    _ templates: [BindingTemplate], of rule: BindingRule, _ numbers: [String: Int],
    _ command: FlowCommand
  ) -> Bool {
    if let condition = rule.condition, !condition.holds(known(numbers)) { return true }
    var comment: String? = place(command)
    for template in templates {
      guard let statement = template.statement(known(numbers)) else {
        log(command, .dropped, "a number of `\(template.source)` is below 0 or not known")
        return false
      }
      draft.add(statement, comment: comment)
      comment = nil
      if statement.hasPrefix("pages insert ") { count += 1 }
      if statement.hasPrefix("pages remove ") { count = max(count - 1, 0) }
    }
    return true
  }

  /// The numbers of a step, and those that the importer knows.
  private func known(_ numbers: [String: Int]) -> [String: Int] {
    numbers.merging(["count": count, "last": count - 1]) { own, _ in own }
  }
}
