/// Words that no text of the package holds, whatever the language.
struct TextRule: Sendable {
  let word: String
  let advice: String

  /// The file that has to spell the words out.
  private static let exempt = "Tests/TidyTests/Names/"

  static let table =
    ["TODO", "FIXME"].map { TextRule(word: $0, advice: "do it now, or drop it") }
    + ["/home/", "/Users/", "/root/", "/opt/"].map {
      TextRule(word: $0, advice: "a path of one machine; make it relative")
    }
    + ["shared/"].map {
      TextRule(word: $0, advice: "nothing outside of the package is needed to build or to read it")
    }

  func findings(in file: SourceFile) -> [Finding] {
    guard !file.path.hasPrefix(Self.exempt), file.text.contains(word) else { return [] }
    return file.lines.enumerated().compactMap { index, line in
      guard line.contains(word) else { return nil }
      return Finding(path: file.path, line: index + 1, advice: "says \(word): \(advice)")
    }
  }
}
