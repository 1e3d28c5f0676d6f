/// A trap says which state was met.
enum TrapRule {
  private static let traps: Set = ["fatalError", "preconditionFailure", "assertionFailure"]

  static func findings(in file: SourceFile) -> [Finding] {
    guard file.isIn("Sources") else { return [] }
    return file.tokens.indices.compactMap { index in
      guard traps.contains(file.text(at: index)), file.text(at: index + 1) == "(",
        file.tokens.indices.contains(index + 2), file.tokens[index + 2].kind == .string,
        file.tokens[index + 2].text.isEmpty
      else { return nil }
      return Finding(file, file.tokens[index], "traps without a word; say what state was met")
    }
  }
}
