/// What a statement may look like: the one table behind the parser, the checker and `help`.
package struct Verb: Hashable, Sendable {
  /// Where a statement may stand.
  package enum Scope: Hashable, Sendable {
    /// Only at top level, before the world begins.
    case setup
    /// Only where something runs: in a case, a gesture, a loop.
    case action
    /// In both.
    case anywhere
    /// Only directly in the block of another verb.
    case inside(String)
  }

  /// Whether braces follow.
  package enum BlockRule: Hashable, Sendable {
    case none
    case required
    case optional
  }

  /// The word.
  package let name: String

  /// The group that `help` lists it under.
  package let group: String

  /// Where it may stand.
  package let scope: Scope

  /// Its forms, one a line.
  package let forms: [String]

  /// The words that are options of this verb; `where` takes three values, every other one.
  package let options: [String]

  /// Whether braces follow.
  package let block: BlockRule

  /// Whether this version refuses it.
  package let isLater: Bool

  /// What it does, as one sentence.
  package let summary: String

  /// The verb of that name.
  package static func named(_ name: String) -> Verb? {
    byName[name]
  }

  private static let byName = Dictionary(
    all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// How many values an option takes.
  package static func valueCount(ofOption option: String) -> Int {
    option == "where" ? 3 : 1
  }

  init(
    _ name: String, _ group: String, _ scope: Scope, _ forms: [String], options: [String] = [],
    block: BlockRule = .none, later: Bool = false, _ summary: String
  ) {
    self.name = name
    self.group = group
    self.scope = scope
    self.forms = forms
    self.options = options
    self.block = block
    isLater = later
    self.summary = summary
  }
}
