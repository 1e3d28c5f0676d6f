extension Checker {
  /// The marks and states that statements can set, those of gestures included.
  func names(in statements: [Statement]) -> ScopeNames {
    var names = ScopeNames()
    for statement in statements {
      names.note(statement)
      if let name = Self.performed(by: statement), let own = gestureNames[name] {
        names.formUnion(own)
      }
      if let block = statement.block { names.formUnion(self.names(in: block.statements)) }
    }
    return names
  }

  /// Finds the marks and states of all gestures: each pass follows calls one gesture further, and a
  /// chain that is longer than the passes is an error anyway.
  mutating func collectGestureNames() {
    let gestureNamesInOrder = gestures.keys.sorted()
    for _ in 0...Parser.depthMaximum {
      var hasGrown = false
      for name in gestureNamesInOrder {
        guard let block = gestures[name]?.block else { continue }
        let found = names(in: block.statements)
        hasGrown = hasGrown || found != gestureNames[name, default: ScopeNames()]
        gestureNames[name] = found
      }
      if !hasGrown { break }
    }
    allNames = names(in: file.statements)
    allNames.marks.insert("begin")
  }

  /// The gesture that a statement performs; nil if it performs none.
  static func performed(by statement: Statement) -> String? {
    guard statement.verb == "do", case .word(let name)? = statement.arguments.first?.term else {
      return nil
    }
    return name
  }

  var beforeEachNames: ScopeNames {
    names(in: file.statements.filter { $0.verb == "before-each" })
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
    collectGestureNames()
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
