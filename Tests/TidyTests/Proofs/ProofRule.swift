/// Every test proves something: it states an expectation, or calls a function of the tests that
/// does.
///
/// A heuristic: functions are told apart by name alone, and a name that begins with `expect` counts
/// as one that states.
enum ProofRule {
  static func findings(in files: [SourceFile]) -> [Finding] {
    let proving = provingNames(in: files)
    return files.flatMap { file in
      testBodies(in: file).compactMap { body in
        guard !proves(file, body, proving) else { return nil }
        return Finding(
          file, body.token, "a test that expects nothing; state what must hold with #expect")
      }
    }
  }

  /// The functions of the tests that state an expectation, themselves or through another.
  private static func provingNames(in files: [SourceFile]) -> Set<String> {
    let bodies = files.flatMap { file in file.bodies.map { (file, $0) } }
    var names: Set<String> = []
    while true {
      let more = bodies.filter { file, body in
        !names.contains(body.name) && body.token.text == "func" && proves(file, body, names)
      }
      guard !more.isEmpty else { return names }
      names.formUnion(more.map(\.1.name))
    }
  }

  private static func testBodies(in file: SourceFile) -> [Body] {
    file.bodies.filter { body in
      body.token.text == "func" && isTest(file, functionAt: body.index)
    }
  }

  /// Walks back over modifiers and the arguments of attributes to `@Test`.
  private static func isTest(_ file: SourceFile, functionAt function: Int) -> Bool {
    var depth = 0
    for index in (0..<function).reversed() {
      switch file.text(at: index) {
      case ")", "]": depth += 1

      case "(", "[": depth -= 1

      case "}", "{", ";":
        if depth == 0 { return false }

      case "Test" where depth == 0 && file.text(at: index - 1) == "@": return true

      default: break
      }
      if depth < 0 { return false }
    }
    return false
  }

  private static func proves(_ file: SourceFile, _ body: Body, _ names: Set<String>) -> Bool {
    body.range.contains { index in
      let text = file.text(at: index)
      if text == "#" { return ["expect", "require"].contains(file.text(at: index + 1)) }
      if file.matches(["Issue", ".", "record"], at: index) { return true }
      guard ["(", "{"].contains(file.text(at: index + 1)) else { return false }
      return text.hasPrefix("expect") || text == "confirmation" || names.contains(text)
    }
  }
}
