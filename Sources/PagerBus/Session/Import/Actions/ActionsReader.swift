/// Reads the JSON of a WebDriver actions command.
///
/// The shapes and ranges are those of the algorithms "extract an action sequence" and "process an
/// input source action sequence" of the W3C's WebDriver specification. What breaks one is an
/// `invalid argument`, reported with its path in the JSON; all of them are reported in one go.
struct ActionsReader {
  /// The most problems that are kept.
  static let problemsMaximum = 100
  /// The most sources of one command: a session has no more fingers.
  static let sourcesMaximum = CaseLimits.fingersMaximum
  /// The largest whole number of the specification, 2^53 - 1.
  static let integerMaximum: Int64 = 9_007_199_254_740_991

  let source: SourceText
  private(set) var problems: [Diagnostic] = []

  private init(source: SourceText) {
    self.source = source
  }

  /// Reads a command.
  static func read(_ source: SourceText) -> (sources: [ActionSource], problems: [Diagnostic]) {
    do throws(DiagnosticsError) {
      let root = try JSONParser.parse(source)
      var reader = ActionsReader(source: source)
      let sources = reader.sources(root)
      return (sources, reader.problems)
    } catch {
      return ([], error.diagnostics.all)
    }
  }

  private mutating func sources(_ root: JSONNode) -> [ActionSource] {
    guard let members = members(root, "the command") else { return [] }
    guard let node = members["actions"] else {
      refuse("the command", "needs an array `actions`", root.range)
      return []
    }
    guard let elements = elements(node, "actions") else { return [] }
    guard elements.count <= Self.sourcesMaximum else {
      refuse("actions", "has more than \(Self.sourcesMaximum) sources", node.range)
      return []
    }
    var found: [ActionSource] = []
    var ids: Set<String> = []
    for (index, element) in elements.enumerated() {
      let path = "actions[\(index)]"
      guard let source = source(element, path) else { continue }
      guard ids.insert(source.id).inserted else {
        refuse("\(path).id", "is the id of another source", element["id"]?.range ?? element.range)
        continue
      }
      found.append(source)
    }
    return found
  }

  private mutating func source(_ node: JSONNode, _ path: String) -> ActionSource? {
    guard let members = members(node, path) else { return nil }
    let types = ActionSource.Kind.allCases.map(\.rawValue)
    guard let type = choice("type", members, types, node, path),
      let kind = ActionSource.Kind(rawValue: type)
    else { return nil }
    let id = text("id", members, node, path)
    if kind == .pointer, let parameters = members["parameters"] {
      readParameters(parameters, "\(path).parameters")
    }
    guard let list = members["actions"] else {
      refuse(path, "needs an array `actions`", node.range)
      return nil
    }
    guard let elements = elements(list, "\(path).actions") else { return nil }
    let items = elements.enumerated().compactMap { index, element in
      item(element, kind, "\(path).actions[\(index)]")
    }
    return id.map { ActionSource(kind: kind, id: $0, items: items) }
  }

  /// Checks the type of a pointer; a pager feels the touch of each alike.
  private mutating func readParameters(_ node: JSONNode, _ path: String) {
    guard let members = members(node, path), members["pointerType"] != nil else { return }
    _ = choice("pointerType", members, ["mouse", "pen", "touch"], node, path)
  }

  // MARK: - Problems

  /// Reports what is wrong with the value at a path.
  mutating func refuse(
    _ path: String, _ what: String, _ range: SourceRange, help: String? = nil
  ) {
    guard problems.count < Self.problemsMaximum else { return }
    problems.append(
      .error("invalid argument: \(path) \(what)", at: range, in: source, help: help))
  }

  // MARK: - Values

  /// The members of an object by their names.
  mutating func members(_ node: JSONNode, _ path: String) -> [String: JSONNode]? {
    guard let members = node.members else {
      refuse(path, "is \(node.kindName), not an object", node.range)
      return nil
    }
    return Dictionary(members.map { ($0.name, $0.node) }) { first, _ in first }
  }

  private mutating func elements(_ node: JSONNode, _ path: String) -> [JSONNode]? {
    if let elements = node.elements { return elements }
    refuse(path, "is \(node.kindName), not an array", node.range)
    return nil
  }

  private mutating func text(
    _ name: String, _ members: [String: JSONNode], _ node: JSONNode, _ path: String
  ) -> String? {
    guard let value = members[name] else {
      refuse(path, "needs a string `\(name)`", node.range)
      return nil
    }
    guard let text = value.string else {
      refuse("\(path).\(name)", "is \(value.kindName), not a string", value.range)
      return nil
    }
    return text
  }

  /// A string that is one of a few.
  mutating func choice(
    _ name: String, _ members: [String: JSONNode], _ words: [String], _ node: JSONNode,
    _ path: String
  ) -> String? {
    guard let text = text(name, members, node, path) else { return nil }
    if words.contains(text) { return text }
    refuse(
      "\(path).\(name)", "is \"\(text)\"", members[name]?.range ?? node.range,
      help: Suggestion.help(for: text, among: words) ?? "one of " + words.joined(separator: ", "))
    return nil
  }

  /// A whole number of a range; nil without a word when it is missing and need not be there.
  mutating func integer(
    _ name: String, _ members: [String: JSONNode], _ range: ClosedRange<Int64>, _ node: JSONNode,
    _ path: String, isRequired: Bool = false
  ) -> Int64? {
    guard let value = members[name] else {
      if isRequired { refuse(path, "needs a whole number `\(name)`", node.range) }
      return nil
    }
    guard let double = value.double, let integer = Int64(exactly: double) else {
      let kind = value.double == nil ? value.kindName : "no whole number"
      let what = value.double == nil ? "is \(kind), not a whole number" : "is \(kind)"
      refuse("\(path).\(name)", what, value.range)
      return nil
    }
    if range.contains(integer) { return integer }
    let upper = range.upperBound == Self.integerMaximum ? "2^53 - 1" : "\(range.upperBound)"
    refuse("\(path).\(name)", "is not from \(range.lowerBound) to \(upper)", value.range)
    return nil
  }

  /// A number of a range; nil without a word when it is missing and need not be there.
  mutating func number(
    _ name: String, _ members: [String: JSONNode], _ range: ClosedRange<Double>, _ node: JSONNode,
    _ path: String, isRequired: Bool = false
  ) -> Double? {
    guard let value = members[name] else {
      if isRequired { refuse(path, "needs a number `\(name)`", node.range) }
      return nil
    }
    guard let double = value.double else {
      refuse("\(path).\(name)", "is \(value.kindName), not a number", value.range)
      return nil
    }
    if range.contains(double) { return double }
    let lower = DecimalNumber(pixels: range.lowerBound).text
    let isOpen = range.upperBound >= Double(Self.integerMaximum)
    let what =
      isOpen
      ? "is too small or too large"
      : "is not from \(lower) to \(DecimalNumber(pixels: range.upperBound).text)"
    refuse("\(path).\(name)", what, value.range)
    return nil
  }
}
