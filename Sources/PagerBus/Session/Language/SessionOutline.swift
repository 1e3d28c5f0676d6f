/// A session taken apart for a runner: what is set up, and what runs.
///
/// A file without `case` is one case, named after the file; its set-up is what stands before the
/// first statement that needs a world.
package struct SessionOutline: Sendable {
  /// One case.
  package struct Case: Sendable {
    /// Its name, unique in the file.
    package let name: String

    /// The seed that it chose for itself.
    package let seed: UInt64?

    /// What it does.
    package let statements: [Statement]

    /// Where it begins.
    package let range: SourceRange?
  }

  /// Top-level statements that describe the world, in order.
  package private(set) var setup: [Statement] = []

  /// What runs before every case.
  package private(set) var beforeEach: [Statement] = []

  /// What `do` performs, by name.
  package private(set) var gestures: [String: GestureDefinition] = [:]

  /// The cases in the order of the file.
  package private(set) var cases: [Case] = []

  /// The seed that the file sets; nil if it sets none.
  package private(set) var seed: UInt64?

  /// Takes a checked session apart; statements that do not read are left out.
  package init(_ file: SessionFile) {
    var script: [Statement] = []
    let hasCases = file.statements.contains { $0.verb == "case" }
    for statement in file.statements {
      let step = try? StepReader.read(statement, in: file.source)
      switch step {
      case .testCase(let definition):
        cases.append(
          Case(
            name: definition.name, seed: definition.seed,
            statements: definition.block.statements, range: statement.range))
      case .gesture(let gesture): gestures[gesture.name] = gesture
      case .beforeEach(let block): beforeEach += block.statements
      default:
        let isSetup = script.isEmpty && Self.describesWorld(step)
        if isSetup || hasCases { setup.append(statement) } else { script.append(statement) }
        if isSetup { noteSeed(step) }
      }
    }
    if !hasCases {
      let name = Self.stem(of: file.source.name)
      let range = script.first?.range
      cases = [Case(name: name, seed: nil, statements: script, range: range)]
    }
  }

  /// The seed of a case: the command line's, else its own, else the file's, else 0; mixed with
  /// its name.
  package func seed(of testCase: Case, override: UInt64? = nil) -> SessionSeed {
    SessionSeed(override ?? testCase.seed ?? seed ?? 0).forCase(named: testCase.name)
  }

  private static func describesWorld(_ step: Step?) -> Bool {
    switch step {
    case .view, .pageCount, .pageTitles, .tabs, .plugins, .place, .style, .set: true
    default: false
    }
  }

  private mutating func noteSeed(_ step: Step?) {
    guard case .set(let step)? = step, step.key == "seed",
      case .number(let quantity)? = step.values.first?.term, quantity.number.scale == 0
    else { return }
    seed = quantity.number.magnitude
  }

  private static func stem(of name: String) -> String {
    let file = name.split(separator: "/").last.map { String($0) } ?? name
    let suffix = ".session"
    return file.hasSuffix(suffix) && file != suffix ? String(file.dropLast(suffix.count)) : file
  }
}
