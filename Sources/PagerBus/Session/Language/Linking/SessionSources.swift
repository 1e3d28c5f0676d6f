/// The texts that a session was read from: its own, and those that it uses.
package struct SessionSources: Hashable, Sendable {
  /// The session's own text.
  package let main: SourceText

  /// The texts that it uses, in the order in which they were found.
  package var libraries: [SourceText] = []

  /// The text that a place is in.
  package subscript(range: SourceRange) -> SourceText {
    let number = range.start.source
    return libraries.indices.contains(number - 1) ? libraries[number - 1] : main
  }

  /// A place as traces name it: line and column, after the file's name if it is not the session's
  /// own.
  ///
  /// The name is relative to the session's folder, so that a trace is the same wherever it is run.
  package func step(_ range: SourceRange) -> String {
    guard range.start.source != 0 else { return range.start.text }
    let name = self[range].name
    let folder = RelativePath.joined("", toFolderOf: main.name)
    let isInside = folder.isEmpty ? !RelativePath.isAbsolute(name) : name.hasPrefix(folder + "/")
    let shown = isInside ? String(name.dropFirst(folder.isEmpty ? 0 : folder.utf8.count + 1)) : nil
    return "\(shown ?? RelativePath.lastPart(name)):\(range.start.text)"
  }
}
