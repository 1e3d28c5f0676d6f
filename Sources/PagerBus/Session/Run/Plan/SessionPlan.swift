import PagerBus

/// A session taken apart: what is set up, what comes before each case, and the cases.
package struct SessionPlan: Sendable {
  /// One case of a session.
  package struct PlannedCase: Sendable {
    /// Unique in its session.
    package let name: String

    /// The seed that the case chose for itself.
    package let seed: UInt64?

    /// What it does.
    package let block: Block

    /// Where it stands; the beginning of the file for a session without cases.
    package let place: SourceRange
  }

  /// The text that it was read from.
  package let source: SourceText

  /// The statements at top level that set up every case.
  package let setup: [Statement]

  /// What comes before each case, with the index of its statement.
  package let beforeEach: [(index: Int, block: Block)]

  /// The cases in the order of the file.
  package let cases: [PlannedCase]

  /// The manifest that the session names, relative to the session; nil if it names none.
  package let pluginsFile: String?

  /// Takes a session apart that was read and checked without errors.
  ///
  /// A session without cases is one case, named after its file, of all statements that are no setup.
  package init(_ file: SessionFile) {
    source = file.source
    var setup: [Statement] = []
    var before: [(index: Int, block: Block)] = []
    var cases: [PlannedCase] = []
    var rest: [Statement] = []
    var plugins: String?
    for (index, statement) in file.statements.enumerated() {
      switch statement.verb {
      case "case":
        guard case .testCase(let definition) = try? StepReader.read(statement, in: file.source)
        else { continue }
        cases.append(
          PlannedCase(
            name: definition.name, seed: definition.seed, block: definition.block,
            place: statement.range))
      case "before-each":
        if let block = statement.block { before.append((index, block)) }
      case "plugins":
        if case .plugins(let path) = try? StepReader.read(statement, in: file.source) {
          plugins = path
        }
      default:
        if rest.isEmpty, Verb.named(statement.verb)?.group == "setup",
          !Self.isPageEdit(statement)
        {
          setup.append(statement)
        } else {
          rest.append(statement)
        }
      }
    }
    if cases.isEmpty {
      let start = SourceRange(start: SourcePosition(offset: 0, line: 1, column: 1), end: 0)
      var block = Block(range: start)
      block.statements = rest
      cases = [PlannedCase(name: file.stem, seed: nil, block: block, place: start)]
    } else {
      setup += rest
    }
    self.setup = setup
    beforeEach = before
    self.cases = cases
    pluginsFile = plugins
  }

  private static func isPageEdit(_ statement: Statement) -> Bool {
    guard statement.verb == "pages", case .word = statement.arguments.first?.term else {
      return false
    }
    return true
  }
}

extension SessionFile {
  /// The last part of the file's name, without its ending.
  package var stem: String {
    let name = source.name.split(separator: "/").last.map(String.init) ?? source.name
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}
