/// A declaration that the rules look at.
struct Declaration: Equatable, Sendable {
  let name: String
  let token: Token

  /// The index of its first token.
  let index: Int

  /// How many braces are open around it.
  let depth: Int
}

extension SourceFile {
  private static let typeWords: Set = [
    "struct", "enum", "class", "actor", "protocol", "typealias",
  ]

  /// All types declared here, nested ones too.
  var types: [Declaration] {
    var found: [Declaration] = []
    var depth = 0
    for (index, token) in tokens.enumerated() where token.kind != .string {
      if token.text == "{" { depth += 1 }
      if token.text == "}" { depth -= 1 }
      guard token.kind == .word, Self.typeWords.contains(token.text), text(at: index - 1) != ".",
        tokens.indices.contains(index + 1), tokens[index + 1].kind == .word
      else { continue }
      let name = tokens[index + 1]
      guard name.text.first?.isUppercase == true else { continue }
      found.append(Declaration(name: name.text, token: name, index: index, depth: depth))
    }
    return found
  }

  /// The names of the types that are not nested in others.
  var outerTypeNames: [String] {
    types.filter { $0.depth == 0 }.map(\.name)
  }
}
