import PagerBus

/// Typed access to nodes; what has the wrong type is reported and gives nil.
extension ManifestReader {
  mutating func report(
    _ message: String, at range: SourceRange, note: String? = nil, help: String? = nil
  ) {
    diagnostics.report(.error(message, at: range, in: source, note: note, help: help))
  }

  /// Text as it is quoted in messages.
  func quoted(_ text: String) -> String { "`\(text)`" }

  /// What messages call an element of the array under a key.
  func element(of key: String) -> String { "an element of \(quoted(key))" }

  /// A node as messages show it: short values as they are, others by their kind.
  func shown(_ node: JSONNode) -> String {
    switch node.content {
    case .null, .bool, .number: node.text
    case .string(let text): text.utf8.count <= 40 ? node.text : node.kindName
    case .array, .object: node.kindName
    }
  }

  /// Reports keys that are not in `keys`; those that begin with `x-` are anybody's.
  mutating func check(_ members: [JSONNode.Member], keys: [String], of what: String) {
    for member in members where !keys.contains(member.name) && !member.name.hasPrefix("x-") {
      report(
        "unknown key \(quoted(member.name)) in \(what)", at: member.nameRange,
        help: Suggestion.help(for: member.name, among: keys)
          ?? "a key of your own begins with x-")
    }
  }

  mutating func object(_ node: JSONNode, what: String) -> [JSONNode.Member]? {
    guard let members = node.members else { return wrong(node, what, "an object") }
    return members
  }

  mutating func list(_ node: JSONNode, what: String) -> [JSONNode]? {
    guard let elements = node.elements else { return wrong(node, what, "an array") }
    return elements
  }

  mutating func string(_ node: JSONNode, what: String) -> String? {
    guard let text = node.string else { return wrong(node, what, "a string") }
    return text
  }

  mutating func flag(_ node: JSONNode, what: String) -> Bool? {
    guard let flag = node.bool else { return wrong(node, what, "true or false") }
    return flag
  }

  mutating func integer(_ node: JSONNode, in bounds: ClosedRange<Int64>, what: String) -> Int64? {
    guard let number = node.integer, bounds.contains(number) else {
      return wrong(
        node, what, "a whole number from \(bounds.lowerBound) to \(bounds.upperBound)")
    }
    return number
  }

  mutating func word(_ node: JSONNode, of words: [String], what: String) -> String? {
    guard let word = string(node, what: what) else { return nil }
    guard words.contains(word) else {
      let list = words.map { "\"\($0)\"" }.joined(separator: ", ")
      report(
        "\(what) must be one of \(list), not \(shown(node))", at: node.range,
        help: Suggestion.help(for: word, among: words))
      return nil
    }
    return word
  }

  private mutating func wrong<Value>(
    _ node: JSONNode, _ what: String, _ expected: String
  ) -> Value? {
    report("\(what) must be \(expected), not \(shown(node))", at: node.range)
    return nil
  }
}
