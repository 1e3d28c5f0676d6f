extension StepReader {
  mutating func takeCode() throws(Diagnostic) -> Step {
    switch statement.verb {
    case "select": return try takeSelect()
    case "reload": return .reload
    case "resize":
      let size = try values.size(try take("a size"))
      return .resize(size, over: try duration("over"))
    case "background": return .background
    case "foreground": return .foreground
    case "key": return .key(try values.key(try take("a key")))
    case "publish": return try takePublication()
    case "save": return .save(try takeStateName())
    case "restore": return .restore(try takeStateName())
    case "plugin": return try takePlugin()
    case "fault": return try takeFault()
    default: throw later("`\(statement.verb)`")
    }
  }

  private mutating func takePublication() throws(Diagnostic) -> Step {
    let type = try take("a type of event")
    let name = try values.eventType(type)
    guard let data = statement.payload else {
      throw .error(
        "`publish` needs the event's data", at: type.range.after(in: values.source),
        in: values.source, help: "write publish \(name) {…}")
    }
    return .publish(Publication(type: name, typeRange: type.range, data: data))
  }

  private mutating func takeStateName() throws(Diagnostic) -> String {
    let argument = try take("a name")
    let name = try values.string(argument, "a name")
    guard !name.isEmpty else { throw values.fail("a state has a name", argument) }
    return name
  }

  private mutating func takeSelect() throws(Diagnostic) -> Step {
    let argument = try take("a page")
    let target: SelectTarget
    switch argument.term {
    case .word("next"): target = .next
    case .word("prev"): target = .prev
    case .word("first"): target = .first
    case .word("last"): target = .last
    case .word(let word):
      throw values.fail(
        "`\(word)` is no page", argument,
        help: Suggestion.help(for: word, among: ["next", "prev", "first", "last"])
          ?? "an index, a title in quotes, or one of next prev first last")
    case .string, .number, .size, .sign, .variable, .call, .point, .range:
      target = .page(try values.page(argument, "a page"))
    }
    if takes("animated") { return .select(target, animated: true) }
    if takes("jump") { return .select(target, animated: false) }
    if let extra = nextArgument {
      let words = ["animated", "jump"]
      let help = Suggestion.help(for: extra.term.text, among: words)
      throw values.fail(
        "a selection is `animated` or `jump`", extra, help: help ?? "write animated or jump")
    }
    return .select(target, animated: nil)
  }

  mutating func takeTime() throws(Diagnostic) -> Step {
    if statement.verb == "at" { return .at(try values.duration(try take("a time"))) }
    if takes("idle") {
      guard let limit = option("within") else { return .waitIdle(within: nil) }
      return .waitIdle(within: try values.duration(limit))
    }
    if takes("until") {
      let condition = try takeCondition()
      return .waitUntil(condition, within: try values.duration(try required("within")))
    }
    try allow()
    let argument = try take("a duration")
    if case .word(let word) = argument.term {
      throw values.fail(
        "`wait \(word)` has no meaning", argument,
        help: Suggestion.help(for: word, among: ["idle", "until"])
          ?? "write wait 300ms, wait idle or wait until …")
    }
    return .wait(try values.duration(argument))
  }

  mutating func takeLoop() throws(Diagnostic) -> Step {
    switch statement.verb {
    case "repeat":
      let count = try takeRounds(try take("a count"))
      var variable: String?
      if let name = option("as") { variable = try values.word(name, "a variable") }
      return .repeated(count: count, variable: variable, try block())
    case "for": return try takeFor()
    case "until":
      let condition = try takeCondition()
      return .until(condition, max: try takeRounds(try required("max")), try block())
    case "choose": return try takeChoose()
    default: throw misplaced()
    }
  }

  private func takeRounds(_ argument: Argument) throws(Diagnostic) -> Int {
    try values.count(argument, "a count of rounds", to: Int64(LoopValues.countMaximum))
  }

  private mutating func takeFor() throws(Diagnostic) -> Step {
    let variable = try values.word(try take("a variable"), "a variable")
    let sign = try take("`in`")
    guard sign.term == .sign(.within) else {
      throw values.wrong("`in`", sign, help: "write for \(variable) in 0..4")
    }
    let range = try take("values")
    if case .call(let call) = range.term, call.name == "list", call.member == nil {
      try allow()
      return .forEach(
        variable: variable, LoopValues(call.arguments.map(\.term)), try block())
    }
    guard case .range(let lower, let upper) = range.term,
      case .number(let first) = lower.term, case .number(let last) = upper.term
    else { throw values.wrong("a range or a list", range, help: "such as 0..4 or list(1,3)") }
    var step = Quantity(DecimalNumber(1), first.unit)
    if let argument = option("step") {
      guard case .number(let quantity) = argument.term else {
        throw values.wrong("a step", argument)
      }
      guard quantity.number.double != 0 else { throw values.fail("a step is not 0", argument) }
      step = quantity
    }
    guard let loop = LoopValues(from: first, to: last, step: step) else {
      throw values.fail(
        "this range cannot be walked", range,
        help: "one unit, a step that is not 0, and at most \(LoopValues.countMaximum) values")
    }
    return .forEach(variable: variable, loop, try block())
  }

  private func takeChoose() throws(Diagnostic) -> Step {
    var options: [WeightedBlock] = []
    for (child, block) in try children("option") {
      guard let argument = child.arguments.first, child.arguments.count == 1 else {
        throw .error("`option` needs one weight", at: child.verbRange, in: values.source)
      }
      let weight = try values.count(argument, "a weight")
      options.append(WeightedBlock(weight: Int64(weight), block: block))
    }
    guard options.contains(where: { $0.weight > 0 }) else {
      throw .error(
        "`choose` needs an option with a weight above 0", at: statement.verbRange,
        in: values.source)
    }
    return .choose(options)
  }
}
