extension Checker {
  /// Goes into the block of a statement and notes what it leaves behind.
  ///
  /// `step` is nil if the statement could not be read or its values are not known here.
  mutating func enter(_ statement: Statement, _ step: Step?, _ scope: inout CheckScope) {
    defer { note(statement, &scope) }
    guard let block = statement.block else { return }
    var inner = scope
    inner.parent = statement.verb
    switch statement.verb {
    case "case", "before-each":
      inner = CheckScope(place: .action, parent: statement.verb)
      if statement.verb == "case" { inner.marks.formUnion(beforeEachMarks) }
    case "gesture":
      inner = CheckScope(place: .action, parent: statement.verb)
      inner.marks = allMarks
      for parameter in Self.parameters(of: statement) { inner.variables[parameter] = .some(nil) }
    case "repeat":
      inner.place = .action
      if case .word(let name)? = statement.option("as")?.arguments.first?.term {
        inner.variables[name] = [.number(Quantity(DecimalNumber(0)))]
      }
    case "for":
      inner.place = .action
      if case .word(let name)? = statement.arguments.first?.term {
        inner.variables[name] = .some(Self.values(of: step))
      }
    default:
      inner.place = .action
    }
    if Verb.named(statement.verb)?.group == "loops" {
      inner.marks.formUnion(marks(in: block.statements))
      inner.isMoving = false
    }
    inner.depth = scope.depth + 1
    walk(block.statements, &inner)
    if statement.verb != "gesture", statement.verb != "case" {
      scope.marks.formUnion(marks(in: block.statements))
    }
  }

  private static func parameters(of gesture: Statement) -> [String] {
    gesture.arguments.dropFirst().compactMap { argument in
      if case .word(let name) = argument.term { name } else { nil }
    }
  }

  private static func values(of step: Step?) -> [Term]? {
    guard case .forEach(_, let values, _)? = step else { return nil }
    let shown = min(values.count, VariantDraws.countMaximum)
    var terms = (0..<shown).map { values[$0] }
    if values.count > shown { terms[shown - 1] = values[values.count - 1] }
    return terms
  }

  /// Notes marks and motion that a statement leaves behind.
  private func note(_ statement: Statement, _ scope: inout CheckScope) {
    if statement.verb == "mark", let name = Self.markName(statement) { scope.marks.insert(name) }
    if let name = Self.performed(by: statement), scope.performed.insert(name).inserted {
      scope.marks.formUnion(marks(in: [statement]))
    }
    if isJump(statement) {
      scope.isMoving = false
      return
    }
    switch statement.verb {
    case "tap", "drag", "fling", "swipe", "press", "up", "cancel", "together", "do", "select",
      "key":
      scope.isMoving = true
    case "wait", "at", "repeat", "for", "until", "choose": scope.isMoving = false
    default: break
    }
  }

  /// Whether a statement brings the pages to their place without any motion.
  private func isJump(_ statement: Statement) -> Bool {
    switch statement.verb {
    case "restore": return true
    case "select":
      if statement.arguments.contains(where: { $0.term == .word("animated") }) {
        return jumps.contains("reduce-motion")
      }
      return statement.arguments.contains { $0.term == .word("jump") }
        || !jumps.isDisjoint(with: ["select", "reduce-motion"])
    case "tap": return !jumps.isDisjoint(with: ["tap", "reduce-motion"])
    case "press": return jumps.contains("reduce-motion")
    default: return false
    }
  }

  private static func markName(_ statement: Statement) -> String? {
    switch statement.arguments.first?.term {
    case .word(let name): name
    case .string(let name): name
    case .number(let quantity): quantity.text
    default: nil
    }
  }

  /// The marks that statements can set, those of gestures included.
  func marks(in statements: [Statement]) -> Set<String> {
    var names: Set<String> = []
    for statement in statements {
      if statement.verb == "mark", let name = Self.markName(statement) { names.insert(name) }
      if let name = Self.performed(by: statement) {
        names.formUnion(gestureMarks[name, default: []])
      }
      if let block = statement.block { names.formUnion(marks(in: block.statements)) }
    }
    return names
  }

  /// Finds the marks of all gestures: each pass follows calls one gesture further, and a chain
  /// that is longer than the passes is an error anyway.
  mutating func collectMarks() {
    let names = gestures.keys.sorted()
    for _ in 0...Parser.depthMaximum {
      var hasGrown = false
      for name in names {
        guard let block = gestures[name]?.block else { continue }
        let found = marks(in: block.statements)
        hasGrown = hasGrown || found.count > gestureMarks[name, default: []].count
        gestureMarks[name] = found
      }
      if !hasGrown { break }
    }
    allMarks = marks(in: file.statements).union(["begin"])
  }

  /// The gesture that a statement performs; nil if it performs none.
  private static func performed(by statement: Statement) -> String? {
    guard statement.verb == "do", case .word(let name)? = statement.arguments.first?.term else {
      return nil
    }
    return name
  }

  private var beforeEachMarks: Set<String> {
    marks(in: file.statements.filter { $0.verb == "before-each" })
  }
}

extension Checker {
  /// Collects what may be used before the place where it is defined.
  mutating func collectNames() {
    for statement in file.statements {
      switch statement.verb {
      case "gesture": collectGesture(statement)
      case "set":
        collectSampling(statement)
        collectJump(statement)
      case "view":
        if case .size(let width, _)? = statement.arguments.first?.term { viewWidth = Double(width) }
      default: break
      }
    }
    collectTitles()
    collectMarks()
    collectSaved(file.statements)
  }

  private mutating func collectSaved(_ statements: [Statement]) {
    for statement in statements {
      if statement.verb == "save" {
        switch statement.arguments.first?.term {
        case .string(let name)?: savedNames.insert(name)
        default: hasUnknownStates = true
        }
      }
      if statement.verb == "publish", statement.arguments.first?.term == .word("state.save"),
        let name = statement.payload?["name"]?.string
      {
        savedNames.insert(name)
      }
      if let block = statement.block { collectSaved(block.statements) }
    }
  }

  private mutating func collectGesture(_ statement: Statement) {
    guard case .word(let name)? = statement.arguments.first?.term, let block = statement.block
    else { return }
    if gestures[name] != nil {
      report("gesture `\(name)` is defined twice", at: statement.arguments[0].range)
      return
    }
    gestures[name] = GestureDefinition(
      name: name, parameters: Self.parameters(of: statement), block: block)
  }

  private mutating func collectJump(_ statement: Statement) {
    guard statement.arguments.count == 2, case .word(let key) = statement.arguments[0].term else {
      return
    }
    switch (key, statement.arguments[1].term) {
    case ("select", .word("jump")), ("tap", .word("jump")), ("reduce-motion", .word("on")):
      jumps.insert(key)
    default: jumps.remove(key)
    }
  }

  private mutating func collectSampling(_ statement: Statement) {
    guard statement.arguments.count == 2, statement.arguments[0].term == .word("sampling"),
      case .number(let rate) = statement.arguments[1].term, rate.number.double > 0
    else { return }
    sampling = rate.number.double
  }

  /// All titles that tabs can have at any time; nil if that cannot be known.
  private mutating func collectTitles() {
    guard let first = initialTitles() else { return }
    var found: [String]? = first
    Self.collectEdits(file.statements, isTop: true, &found)
    titles = found
    knownTitles = Set(found ?? [])
  }

  /// The titles at the start; nil if they cannot be known.
  func initialTitles() -> [String]? {
    guard let pages = file.statements.last(where: { $0.verb == "pages" && !Self.isEdit($0) })
    else { return (0..<3).map { String($0) } }
    if pages.isBroken { return nil }
    if case .number(let quantity)? = pages.arguments.first?.term {
      guard let count = quantity.number.integer, (0...100_000).contains(count) else { return nil }
      return (0..<count).map { String($0) }
    }
    let titles = pages.arguments.compactMap { argument in
      if case .string(let title) = argument.term { title } else { nil }
    }
    return titles.count == pages.arguments.count ? titles : nil
  }

  private static func isEdit(_ statement: Statement) -> Bool {
    if case .word = statement.arguments.first?.term { true } else { false }
  }

  private static func collectEdits(
    _ statements: [Statement], isTop: Bool, _ titles: inout [String]?
  ) {
    for statement in statements {
      if statement.verb == "pages", isEdit(statement) || !isTop {
        if statement.isBroken { titles = nil }
        for argument in statement.arguments {
          switch argument.term {
          case .string(let title): titles?.append(title)
          case .variable, .call: titles = nil
          case .number, .size, .sign, .word, .point, .range: break
          }
        }
      }
      if let block = statement.block { collectEdits(block.statements, isTop: false, &titles) }
    }
  }
}
