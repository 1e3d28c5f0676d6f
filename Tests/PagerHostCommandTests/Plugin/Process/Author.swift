import Testing

/// Somebody who writes a plugin, in a folder of one test alone.
struct Author {
  let folder: ProcessFolder

  /// Makes a plugin of the kit, and changes its program by an expression of `sed`.
  init(_ language: String, changed expression: String? = nil) throws {
    folder = try ProcessFolder()
    let made = try folder.run("plugin", "new", "ticks", "--lang", language, "-q")
    #expect(made.exit == 0, "\(made.error)")
    guard let expression else { return }
    let file = "ticks/ticks." + (language == "python" ? "py" : language)
    let changed = try folder.shell(
      "cp \(file) before && sed -i -e '\(expression)' \(file) && ! cmp -s \(file) before")
    #expect(changed.exit == 0, "the expression changes nothing: \(expression)")
  }

  /// Whether the machine has Python; the message says what is missed if not.
  static let hasPython: Bool = {
    let outcome = try? HostProcess.run([], script: "command -v python3")
    return outcome?.exit == 0
  }()

  func remove() { folder.remove() }
}
