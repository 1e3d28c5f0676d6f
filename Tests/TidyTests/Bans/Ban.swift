import Testing

/// Words that the product does not use, and the files that may, each with its reason.
struct Ban: Sendable, CustomTestStringConvertible {
  /// The words as one writes them.
  let spelling: String
  let instead: String
  let allowed: [Allowance]

  /// A file or folder that may use the words.
  struct Allowance: Sendable {
    /// The end of a file's path, or a whole folder.
    let path: String
    let reason: String

    func covers(_ file: SourceFile) -> Bool {
      file.path.hasSuffix("/" + path) || file.isIn(path)
    }
  }

  private let words: [String]
  private let vocabulary: Set<String>

  init(_ spelling: String, _ instead: String, allowed: [Allowance] = []) {
    self.spelling = spelling
    let tokens = Lexer.tokens(of: spelling)
    words = tokens.map(\.text)
    vocabulary = Set(tokens.filter { $0.kind == .word }.map(\.text))
    self.instead = instead
    self.allowed = allowed
  }

  var testDescription: String { spelling }

  func findings(in file: SourceFile) -> [Finding] {
    guard file.isIn("Sources") else { return [] }
    guard vocabulary.isSubset(of: file.vocabulary), !allowed.contains(where: { $0.covers(file) })
    else { return [] }
    return file.tokens.indices.compactMap { index in
      guard file.matches(words, at: index) else { return nil }
      return Finding(file, file.tokens[index], "uses \(spelling); \(instead)")
    }
  }

  /// Allowances of files that no longer need them.
  func staleAllowances(in files: [SourceFile]) -> [Finding] {
    let ban = Ban(spelling, instead)
    return allowed.compactMap { allowance in
      let places = files.filter(allowance.covers)
      guard places.allSatisfy({ ban.findings(in: $0).isEmpty }) else { return nil }
      return Finding(
        path: allowance.path, line: nil,
        advice: "no longer uses \(spelling); drop the allowance")
    }
  }
}
