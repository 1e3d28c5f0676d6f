package import PagerSession

/// Files that are texts in a test.
package struct TextFiles: SessionFiles {
  private let texts: [String: String]

  /// Makes files from their paths and texts.
  package init(_ texts: [String: String] = [:]) {
    self.texts = texts
  }

  /// The text of a file, if there is one.
  package func source(_ path: String) throws(SessionFileFault) -> SourceText {
    guard let text = texts[path] else { throw SessionFileFault(reason: "there is no such file") }
    return SourceText(name: path, text: text)
  }
}
