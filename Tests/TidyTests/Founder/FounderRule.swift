/// Components speak through the bus: no delegates and no stored closures in the pager and the
/// plugins.
enum FounderRule {
  private static let folders = ["Sources/PagerBus/Core/Pager", "Sources/Plugins"]

  static func findings(in file: SourceFile) -> [Finding] {
    guard folders.contains(where: file.isIn) else { return [] }
    return file.tokens.indices.compactMap { index in
      let token = file.tokens[index]
      guard token.kind == .word else { return nil }
      if token.text.lowercased().hasSuffix("delegate") {
        return Finding(file, token, "names a delegate; publish an event instead")
      }
      guard isStoredClosure(file, at: index) else { return nil }
      return Finding(file, token, "stores a closure; publish an event or name the cases instead")
    }
  }

  /// A property, an enum case or a type alias whose written type holds a function.
  private static func isStoredClosure(_ file: SourceFile, at index: Int) -> Bool {
    switch file.text(at: index) {
    case "let", "var":
      file.text(at: index + 2) == ":" && hasArrow(file, from: index + 3)

    case "typealias":
      file.text(at: index + 2) == "=" && hasArrow(file, from: index + 3)

    case "case":
      file.text(at: index + 2) == "(" && hasArrowInParentheses(file, from: index + 2)

    default: false
    }
  }

  private static func hasArrow(_ file: SourceFile, from start: Int) -> Bool {
    var depth = 0
    for index in start..<file.tokens.count {
      let text = file.text(at: index)
      if text == "(" || text == "[" { depth += 1 }
      if text == ")" || text == "]" { depth -= 1 }
      if depth < 0 || (depth == 0 && (text == "=" || text == "{")) { return false }
      if file.matches(["-", ">"], at: index) { return true }
      let isAfterType = index > start && file.tokens[index].isFirstOfLine && text != "-"
      if depth == 0, isAfterType, file.tokens[index].kind == .word || text == "@" { return false }
    }
    return false
  }

  private static func hasArrowInParentheses(_ file: SourceFile, from start: Int) -> Bool {
    var depth = 0
    for index in start..<file.tokens.count {
      let text = file.text(at: index)
      if text == "(" { depth += 1 }
      if text == ")" { depth -= 1 }
      if depth == 0 { return false }
      if file.matches(["-", ">"], at: index) { return true }
    }
    return false
  }
}
