/// The README exists, and the files that it names do too.
enum ReadmeRule {
  static func findings(in files: [SourceFile]) -> [Finding] {
    guard let readme = files.first(where: { $0.path == "README.md" }) else {
      return [Finding(path: "README.md", line: nil, advice: "is missing; write it")]
    }
    let paths = Set(files.map(\.path))
    return readme.lines.enumerated().flatMap { index, line in
      sessions(in: line).filter { !paths.contains($0) }.map {
        Finding(
          path: readme.path, line: index + 1, advice: "names \($0), which is not there; fix one")
      }
    }
  }

  /// The sessions that a line names, patterns aside.
  static func sessions(in line: Substring) -> [String] {
    line.split { !isPathCharacter($0) }
      .filter { $0.hasPrefix("Sessions/") && $0.hasSuffix(".session") && !$0.contains("*") }
      .map(String.init)
  }

  private static func isPathCharacter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "/-_.*".contains(character)
  }
}
