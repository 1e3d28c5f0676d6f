/// A text file of the package, by its path from the root.
struct SourceFile: Sendable {
  let path: String
  let text: String

  /// The tokens, if it is Swift.
  let tokens: [Token]

  /// All names, keywords and numbers in it, so that most files can be passed over at once.
  let vocabulary: Set<String>

  init(_ path: String, _ text: String) {
    self.path = path
    self.text = text
    tokens = path.hasSuffix(".swift") ? Lexer.tokens(of: text) : []
    vocabulary = tokens.reduce(into: []) { words, token in
      if token.kind == .word { words.insert(token.text) }
    }
  }

  /// The lines, without their ends.
  var lines: [Substring] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  var isSwift: Bool { path.hasSuffix(".swift") }

  /// The path of its folder.
  var folder: String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }

  /// Whether it stands in a folder, at any depth.
  func isIn(_ folder: String) -> Bool {
    path.hasPrefix(folder + "/")
  }

  /// Whether these texts follow each other from a token on.
  func matches(_ texts: [String], at index: Int) -> Bool {
    guard index >= 0, index + texts.count <= tokens.count else { return false }
    return texts.indices.allSatisfy {
      tokens[index + $0].kind != .string && tokens[index + $0].text == texts[$0]
    }
  }

  /// The text of a token that is not a string; empty outside of the file.
  func text(at index: Int) -> String {
    guard tokens.indices.contains(index), tokens[index].kind != .string else { return "" }
    return tokens[index].text
  }
}
