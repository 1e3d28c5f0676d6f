/// A function with its body.
struct Body: Equatable, Sendable {
  /// The name, `init`, `deinit`, `subscript`, or the name of a computed property.
  let name: String

  /// The token that declares it.
  let token: Token

  /// The index of that token.
  let index: Int

  /// Its tokens, from the opening brace to the closing one.
  let range: Range<Int>

  let lastLine: Int

  var lineCount: Int { lastLine - token.line + 1 }
}

extension SourceFile {
  private static let functionWords: Set = ["func", "init", "deinit", "subscript", "var"]
  private static let declarationWords: Set = [
    "func", "init", "deinit", "subscript", "var", "let", "static", "mutating", "case",
    "associatedtype", "struct", "enum", "class", "public", "private", "package", "internal",
    "typealias", "nonisolated", "extension", "import",
  ]

  /// All functions, initializers and computed properties that have a body.
  var bodies: [Body] {
    tokens.indices.compactMap { index in
      let token = tokens[index]
      guard token.kind == .word, Self.functionWords.contains(token.text),
        text(at: index - 1) != ".", text(at: index + 1) != ":",
        let open = bodyStart(after: index, isProperty: token.text == "var"),
        let close = closingBrace(of: open)
      else { return nil }
      let isNamed = token.text == "func" || token.text == "var"
      return Body(
        name: isNamed ? text(at: index + 1) : token.text, token: token, index: index,
        range: open..<close + 1,
        lastLine: tokens[close].line)
    }
  }

  private func bodyStart(after start: Int, isProperty: Bool) -> Int? {
    var depth = 0
    for index in tokens.indices.dropFirst(start + 1) where tokens[index].kind != .string {
      let token = tokens[index]
      switch token.text {
      case "(", "[": depth += 1

      case ")", "]": depth -= 1

      case "{" where depth == 0: return index

      case "}" where depth == 0: return nil

      case "=" where depth == 0 && isProperty: return nil

      default:
        let isNext = Self.declarationWords.contains(token.text) || token.text == "@"
        if depth == 0, token.isFirstOfLine, isNext { return nil }
      }
    }
    return nil
  }

  /// The brace that closes the one at an index.
  func closingBrace(of open: Int) -> Int? {
    var depth = 0
    for index in tokens.indices.dropFirst(open) where tokens[index].kind == .mark {
      if tokens[index].text == "{" { depth += 1 }
      if tokens[index].text == "}" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }
}
