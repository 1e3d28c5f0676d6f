package import PagerBus

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

  /// That text and those that the session uses.
  package let sources: SessionSources

  /// The statements at top level that set up every case, gestures aside.
  package private(set) var setup: [Statement] = []

  /// The gestures that `do` performs, by name.
  package private(set) var gestures: [String: GestureDefinition] = [:]

  /// What comes before each case, with the index of its statement.
  package private(set) var beforeEach: [(index: Int, block: Block)] = []

  /// The cases in the order of the file.
  package private(set) var cases: [PlannedCase] = []

  /// The manifest that the session names, relative to the session; nil if it names none.
  package private(set) var pluginsFile: String?

  /// The seed of the file; nil if it sets none.
  package private(set) var seed: UInt64?

  /// The session's name in traces and pictures, without folders.
  package var fileName: String { SessionFile(source: source).stem + ".session" }

  /// Takes a session apart that was read and checked without errors.
  ///
  /// A session without cases is one case, named after its file: all statements from the first that
  /// describes no world.
  package init(_ file: SessionFile) {
    source = file.source
    sources = file.sources
    let hasCases = file.statements.contains { $0.verb == "case" }
    var script: [Statement] = []
    for (index, statement) in file.statements.enumerated() {
      let step = try? StepReader.read(statement, in: sources[statement.range])
      switch step {
      case .testCase(let definition):
        cases.append(
          PlannedCase(
            name: definition.name, seed: definition.seed, block: definition.block,
            place: statement.range))
      case .gesture(let definition): gestures[definition.name] = definition
      case .beforeEach(let block): beforeEach.append((index, block))
      case .plugins(let path): pluginsFile = path
      default:
        if hasCases || (script.isEmpty && Self.describesWorld(step)) {
          setup.append(statement)
          noteSeed(step)
        } else {
          script.append(statement)
        }
      }
    }
    if !hasCases { cases = [wholeFile(script, named: file.stem)] }
  }

  /// The seed from which everything random of a case follows.
  package func seed(of planned: PlannedCase, override: UInt64? = nil) -> SessionSeed {
    SessionSeed(fileSeed(of: planned, override: override)).forCase(named: planned.name)
  }

  /// The seed that a case's own follows from.
  func fileSeed(of planned: PlannedCase, override: UInt64? = nil) -> UInt64 {
    override ?? planned.seed ?? seed ?? 0
  }

  /// A place in the text that it is in.
  func place(of range: SourceRange) -> Diagnostic.Place {
    Diagnostic.Place(source: sources[range], range: range)
  }

  private func wholeFile(_ statements: [Statement], named name: String) -> PlannedCase {
    let start = SourceRange(start: SourcePosition(offset: 0, line: 1, column: 1), end: 0)
    var block = Block(range: start)
    block.statements = statements
    return PlannedCase(
      name: name, seed: nil, block: block, place: statements.first?.range ?? start)
  }

  private static func describesWorld(_ step: Step?) -> Bool {
    switch step {
    case .view, .pageCount, .pageTitles, .tabs, .place, .style, .set: true
    default: false
    }
  }

  private mutating func noteSeed(_ step: Step?) {
    guard case .set(let step)? = step, step.key == "seed",
      case .number(let quantity)? = step.values.first?.term, quantity.number.scale == 0
    else { return }
    seed = quantity.number.magnitude
  }
}

extension SessionFile {
  /// The last part of the file's name, without its ending.
  package var stem: String {
    let name = source.name.split(separator: "/").last.map { String($0) } ?? source.name
    let suffix = ".session"
    return name.hasSuffix(suffix) && name != suffix ? String(name.dropLast(suffix.count)) : name
  }
}

extension SessionPlan {
  /// What a pager is at the start of every case.
  ///
  /// - Throws: what is wrong with the setup.
  package func configuration(_ options: RunOptions) throws(Diagnostic) -> PagerConfiguration {
    try CaseSetup(self, options).configuration
  }
}
