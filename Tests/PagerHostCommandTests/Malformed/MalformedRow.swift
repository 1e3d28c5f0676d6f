import Testing

/// One malformed input or command line: what is typed, and everything that is said about it.
struct MalformedRow: Sendable, CustomTestStringConvertible {
  /// What is malformed.
  enum Kind: Sendable {
    /// `a.session`.
    case session
    /// `p.json`, the manifest of a session that is well.
    case manifest
    /// `f.yaml`, a flow of another tool.
    case flow
    /// `w.json`, the actions of another tool.
    case actions
    /// `s.sh`, a script of another tool.
    case script
    /// `m.map`, the map for a flow that is well.
    case map
  }

  /// The words of the command line.
  let command: [String]

  /// The files beside it.
  let files: [String: String]

  /// The exit code.
  let exit: Int32

  /// The whole standard error.
  let error: String

  let testDescription: String

  private static let session = "session 1\ncase \"a\" {\n  wait idle\n}\n"

  /// A malformed input, which always ends with 3.
  init(_ name: String, _ kind: Kind, _ input: String, error: String) {
    testDescription = name
    self.error = error
    exit = 3
    switch kind {
    case .session:
      command = ["run", "a.session"]
      files = ["a.session": input]
    case .manifest:
      command = ["run", "a.session", "--plugins", "p.json"]
      files = ["a.session": Self.session, "p.json": input]
    case .flow:
      command = ["import", "--from", "maestro", "f.yaml"]
      files = ["f.yaml": input]
    case .actions:
      command = ["import", "--from", "w3c", "w.json"]
      files = ["w.json": input]
    case .script:
      command = ["import", "--from", "adb", "s.sh"]
      files = ["s.sh": input]
    case .map:
      command = ["import", "--from", "maestro", "--map", "m.map", "f.yaml"]
      files = ["m.map": input, "f.yaml": "- back\n"]
    }
  }

  /// A command line beside a trace, `t`.
  init(_ name: String, command: [String], trace: String, exit: Int32, error: String) {
    testDescription = name
    self.command = command
    self.error = error
    self.exit = exit
    files = ["t": trace]
  }

  /// A malformed command line beside files that are well.
  init(_ name: String, command: [String], exit: Int32, error: String) {
    testDescription = name
    self.command = command
    self.error = error
    self.exit = exit
    files = [
      "a.session": Self.session, "two.session": Self.session + "case \"b\" { }\n",
      "f.yaml": "- back\n",
    ]
  }
}
