extension StepReader {
  mutating func takeSetup() throws(Diagnostic) -> Step {
    switch statement.verb {
    case "view": .view(try values.size(try take("a size")))
    case "pages": try takePages()
    case "tabs": try takeTabs()
    case "plugins": .plugins(try values.string(try take("a file"), "a file"))
    case "use": .use(try values.string(try take("a file"), "a file"))
    case "place": try takePlace()
    case "style":
      .style(token: try values.token(try take("a token")), value: try take("a value"))
    case "set": try takeSetting()
    case "gesture": try takeDefinition()
    case "before-each": .beforeEach(try block())
    case "case": try takeCase()
    default: throw later("`\(statement.verb)`")
    }
  }

  private mutating func takeTabs() throws(Diagnostic) -> Step {
    var tabs = TabsStep()
    let place = try take("a policy")
    let policies = ["fill", "fixed", "intrinsic", "widths"]
    tabs.policy = try values.word(place, "a policy")
    switch tabs.policy {
    case "fill", "intrinsic": break
    case "fixed": tabs.widths = [try takeWidth()]

    case "widths":
      tabs.widths = [try takeWidth()]
      while nextArgument != nil { tabs.widths.append(try takeWidth()) }

    case let word:
      throw values.fail(
        "`\(word)` says nothing about tabs", place,
        help: Suggestion.help(for: word, among: policies)
          ?? "one of " + policies.joined(separator: " "))
    }
    if let height = option("height") { tabs.height = try values.pixels(height, "a height") }
    if let spacing = option("spacing") { tabs.spacing = try values.pixels(spacing, "a spacing") }
    if let inset = option("inset") { tabs.inset = try values.box(inset) }
    if let align = option("align") { tabs.align = try values.word(align, "an alignment") }
    for name in ["min", "max", "selected"] {
      if let width = option(name) { tabs.limits[name] = try values.pixels(width, "a width") }
    }
    return .tabs(tabs)
  }

  private mutating func takeWidth() throws(Diagnostic) -> SessionLength {
    let width = try take("a width")
    let length = try values.length(width, "a width")
    guard case .number(let quantity) = width.term, !quantity.number.isNegative else {
      throw values.fail("a width is not negative", width)
    }
    return length
  }

  private mutating func takePlace() throws(Diagnostic) -> Step {
    let names = ["pager", "strip", "pages", "dots", "buttons"]
    let place = try take("a name")
    let name = try values.word(place, "a name")
    guard names.contains(name) else {
      throw values.fail(
        "`\(name)` is no part of the pager", place,
        help: Suggestion.help(for: name, among: names) ?? "one of " + names.joined(separator: " "))
    }
    if let over = option("over"), over.term != .word("pages") {
      throw values.fail("a part lies over `pages`", over, help: "write over pages")
    }
    let at = try values.point(try required("at"))
    let size = try values.point(try required("size"))
    return .place(
      PlaceStep(name: name, at: at, size: size, isOverPages: option("over") != nil))
  }

  private mutating func takeSetting() throws(Diagnostic) -> Step {
    let key = try values.word(try take("a setting"), "a setting")
    let first = try take("a value")
    return .set(SetStep(key: key, values: [first] + takeRest()))
  }

  private mutating func takeDefinition() throws(Diagnostic) -> Step {
    let name = try values.word(try take("a name"), "a name")
    var parameters: [String] = []
    for argument in takeRest() {
      let parameter = try values.word(argument, "a parameter")
      guard !parameters.contains(parameter), parameter != "any" else {
        throw values.fail(
          "`\(parameter)` cannot be a parameter here", argument,
          help: "every parameter has a name of its own, and `any` is taken")
      }
      parameters.append(parameter)
    }
    return .gesture(
      GestureDefinition(name: name, parameters: parameters, block: try block()))
  }

  private mutating func takeCase() throws(Diagnostic) -> Step {
    let name = try values.string(try take("a name"), "a name")
    var seed: UInt64?
    if let argument = option("seed") { seed = try values.seed(argument) }
    return .testCase(CaseDefinition(name: name, seed: seed, block: try block()))
  }
}
