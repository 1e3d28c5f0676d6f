/// Tests wait for facts, not for time.
enum WaitRule {
  private static let waits = [
    ["Task", ".", "sleep"], ["Thread", ".", "sleep"], ["usleep"], ["nanosleep"], ["sleep", "("],
  ]

  static func findings(in file: SourceFile) -> [Finding] {
    guard file.isIn("Tests") else { return [] }
    return file.tokens.indices.compactMap { index in
      let previous = file.text(at: index - 1)
      guard waits.contains(where: { file.matches($0, at: index) }), previous != ".",
        previous != "func"
      else { return nil }
      return Finding(file, file.tokens[index], "sleeps; wait for the fact itself")
    }
  }
}
