extension StepReader {
  /// What `drag` holds when it does not say: 100 ms, so that it lets go without speed.
  private static let dragHold: Int64 = 100_000_000

  mutating func takeGesture() throws(Diagnostic) -> Step {
    switch statement.verb {
    case "tap": return try takeTap()
    case "drag": return try takeDrag()
    case "fling": return try takeFling()
    case "swipe": return try takeSwipe()
    case "press": return try takePress()
    case "down":
      let finger = try takeFinger()
      return .down(finger: finger, at: try values.point(try required("at")))
    case "move":
      let finger = try takeFinger()
      let target = try values.point(try required("to"))
      return .move(
        MoveStep(finger: finger, to: target, over: try duration("over"), ease: try ease()))
    case "up": return .up(finger: try takeFinger())
    case "cancel": return .cancel(finger: try takeFinger())
    case "together": return .together(try children("lane").map { $0.block })
    case "do":
      let name = try values.word(try take("a gesture"), "a gesture")
      return .perform(gesture: name, arguments: takeRest())
    default: throw misplaced()
    }
  }

  /// The blocks of the statements inside, all of which must have one verb.
  func children(
    _ verb: String
  ) throws(Diagnostic) -> [(statement: Statement, block: Block)] {
    var children: [(statement: Statement, block: Block)] = []
    for child in try block().statements {
      guard child.verb == verb else {
        throw .error(
          "`\(statement.verb)` holds `\(verb)` only", at: child.verbRange, in: values.source,
          help: "write \(verb)\(verb == "option" ? " 1" : "") { \(child.headText) }")
      }
      children.append((child, try StepReader.block(of: child, in: values.source)))
    }
    return children
  }

  func misplaced() -> Diagnostic {
    guard case .inside(let parent)? = Verb.named(statement.verb)?.scope else {
      return later("`\(statement.verb)`")
    }
    return .error(
      "`\(statement.verb)` belongs in the block of `\(parent)`", at: statement.verbRange,
      in: values.source)
  }

  private mutating func takeFinger() throws(Diagnostic) -> String {
    try values.identifier(try take("a finger"), "a finger")
  }

  private mutating func takeTap() throws(Diagnostic) -> Step {
    let target: TapStep.Target
    let first = try take("a target")
    switch first.term {
    case .word("tab"): target = .tab(try values.page(try take("a tab"), "a tab"))
    case .word("dot"): target = .dot(try values.count(try take("a dot"), "a dot"))
    case .word("button"):
      target = .button(try values.identifier(try take("a button"), "a button"))
    case .point: target = .point(try values.point(first))
    case .word(let word):
      throw values.fail(
        "`\(word)` cannot be tapped", first,
        help: Suggestion.help(for: word, among: ["tab", "dot", "button"])
          ?? "tab N, dot N, button \"NAME\" or a point")
    case .string, .number, .size, .sign, .variable, .call, .range:
      throw values.wrong(
        "a target", first, help: "tab N, dot N, button \"NAME\" or a point such as 50%,20px")
    }
    if case .point = target, let at = option("at") {
      throw values.fail("a point has no box to tap in", at)
    }
    return .tap(TapStep(target: target, at: try optionalPoint("at"), hold: try duration("hold")))
  }

  private mutating func takeDirection() throws(Diagnostic) -> SessionDirection {
    try values.choice(
      try take("a direction"), "a direction", as: SessionDirection.self)
  }

  private mutating func takeDrag() throws(Diagnostic) -> Step {
    let direction = try takeDirection()
    let distance = try values.distance(try take("a distance"))
    let over = try values.duration(try required("over"))
    return .drag(
      DragStep(
        direction: direction, distance: distance, over: over,
        hold: try duration("hold", default: Self.dragHold), press: try duration("press"),
        ease: try ease(), from: try optionalPoint("from")))
  }

  private mutating func takeFling() throws(Diagnostic) -> Step {
    let direction = try takeDirection()
    var distance = SessionLength.pages(0.5)
    if case .number = nextArgument?.term { distance = try values.distance(try take("a distance")) }
    let speed = try values.speed(try required("at"))
    return .fling(
      FlingStep(
        direction: direction, distance: distance, speed: speed, from: try optionalPoint("from")))
  }

  private mutating func takeSwipe() throws(Diagnostic) -> Step {
    if nextArgument != nil {
      try allow()
      return .swipe(try takeDirection())
    }
    guard !statement.options.isEmpty else { return .swipe(try takeDirection()) }
    let from = try values.point(try required("from"))
    let target = try values.point(try required("to"))
    return .swipePath(from: from, to: target, over: try values.duration(try required("over")))
  }

  private mutating func takePress() throws(Diagnostic) -> Step {
    let argument = try take("a button")
    if case .string(let label) = argument.term { return .press(label) }
    let word = try values.word(argument, "a button")
    let words = ["next", "prev", "first", "last"]
    guard words.contains(word) else {
      throw values.fail(
        "`\(word)` is no button", argument,
        help: Suggestion.help(for: word, among: words)
          ?? "one of next prev first last, or a label in quotes")
    }
    return .press(word)
  }
}

extension StepReader {
  /// The block of a lane.
  private static func block(
    of lane: Statement, in source: SourceText
  ) throws(Diagnostic) -> Block {
    if let block = lane.block { return block }
    throw .error(
      "`\(lane.verb)` needs a block", at: lane.range.after(in: source), in: source)
  }
}
