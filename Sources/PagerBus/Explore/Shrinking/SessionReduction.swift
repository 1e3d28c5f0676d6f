package import PagerSession

/// One case of a session as statements that can be left out, one by one.
///
/// The case keeps its name and its seed, so that what is drawn at random stays the same; the others
/// are gone. A session without cases becomes one case of the file's name.
package struct SessionReduction: Sendable {
  /// Which statements there are; the case itself and `plugins` are none of them.
  package let outline: StatementOutline

  /// The session with this one case, nothing left out.
  package let whole: SessionFile

  private let vocabulary: CheckVocabulary

  /// Takes the case at an index of a session apart.
  ///
  /// - Parameters:
  ///   - file: the session, with the statements of the files that it uses.
  ///   - index: which case.
  ///   - vocabulary: judges what is left of it.
  package init(of file: SessionFile, index: Int, vocabulary: CheckVocabulary) {
    whole = Self.alone(index, in: file)
    outline = StatementOutline(sizes: whole.statements.flatMap { Self.sizes(of: $0) })
    self.vocabulary = vocabulary
  }

  /// What is left without some statements; nil if that is no session.
  package func session(without omitted: Set<Int>) -> SessionFile? {
    guard !omitted.isEmpty else { return whole }
    var file = whole
    var number = 0
    file.statements = Self.kept(file.statements, without: omitted, number: &number)
    let isUsable = Checker.check(file, vocabulary: vocabulary).isUsable
    return isUsable && !file.statements.isEmpty ? file : nil
  }

  /// The numbers of the statements at a place `line:column`.
  package func statements(at place: String) -> [Int] {
    places.indices.filter { places[$0] == place }
  }

  /// Where each statement stands, as traces name it.
  private var places: [String] {
    let sources = whole.sources
    return whole.statements.flatMap { Self.places(of: $0, in: sources) }
  }

  /// Whether a statement stays whatever happens.
  private static func isFixed(_ statement: Statement) -> Bool {
    ["case", "plugins"].contains(statement.verb)
  }

  private static func sizes(of statement: Statement) -> [Int] {
    let inner = (statement.block?.statements ?? []).flatMap { sizes(of: $0) }
    return isFixed(statement) ? inner : [inner.count] + inner
  }

  private static func places(of statement: Statement, in sources: SessionSources) -> [String] {
    let inner = (statement.block?.statements ?? []).flatMap { places(of: $0, in: sources) }
    return isFixed(statement) ? inner : [sources.step(statement.range)] + inner
  }

  private static func kept(
    _ statements: [Statement], without omitted: Set<Int>, number: inout Int
  ) -> [Statement] {
    var kept: [Statement] = []
    for statement in statements {
      let isOmitted = !isFixed(statement) && omitted.contains(number)
      if !isFixed(statement) { number += 1 }
      var statement = statement
      if let block = statement.block {
        statement.block?.statements = Self.kept(
          block.statements, without: omitted, number: &number)
      }
      if !isOmitted { kept.append(statement) }
    }
    return kept
  }

  /// A statement without comments, which speak of the whole session.
  private static func silent(_ statement: Statement) -> Statement {
    var statement = statement
    statement.before = []
    statement.comment = nil
    statement.endComment = nil
    statement.block?.after = []
    if let inner = statement.block?.statements {
      statement.block?.statements = inner.map { silent($0) }
    }
    return statement
  }

  /// The session with one case.
  private static func alone(_ index: Int, in file: SessionFile) -> SessionFile {
    let planned = SessionPlan(file).cases[index]
    var alone = file
    alone.before = []
    alone.comment = nil
    alone.after = []
    alone.statements = alone.statements.map { silent($0) }
    if file.statements.contains(where: { $0.verb == "case" }) {
      alone.statements.removeAll { $0.verb == "case" && $0.range != planned.place }
      return alone
    }
    let script = Set(planned.block.statements.map { silent($0) })
    var wrapper = Statement(verb: "case", at: planned.block.range)
    wrapper.arguments = [Argument(.string(planned.name), at: planned.block.range)]
    wrapper.block = planned.block
    wrapper = silent(wrapper)
    alone.statements.removeAll { script.contains($0) }
    alone.statements.append(wrapper)
    return alone
  }
}
