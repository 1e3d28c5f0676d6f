/// What is known at one place of a session.
struct CheckScope: Sendable {
  /// How a place is reached.
  enum Place: Hashable, Sendable {
    /// At top level of a file that has cases.
    case setup
    /// At top level of a file without cases, which is one case itself.
    case script
    /// In a case, a gesture or a loop.
    case action
  }

  /// Where this is.
  var place: Place

  /// The verb around this block; empty at top level.
  var parent = ""

  /// The values that each variable can have; nil if they are not known here.
  var variables: [String: [Term]?] = [:]

  /// The marks that can be set and the states that can be saved by now.
  var names = ScopeNames(marks: ["begin"])

  /// Gestures that were performed, so that what they leave behind is among ``names``.
  var performed: Set<String> = []

  /// Blocks around this place, those of the gestures being performed included.
  var depth = 0

  /// Gestures being performed, innermost last.
  var performing: [String] = []

  /// Whether a gesture or a request ran since the last wait.
  var isMoving = false
}

/// What statements leave behind for later ones to name.
struct ScopeNames: Equatable, Sendable {
  var marks: Set<String> = []

  /// The names of saved states.
  var states: Set<String> = []

  /// The names of pictures.
  var pictures: Set<String> = []

  /// Whether a state is saved whose name is drawn.
  var hasUnknownState = false

  mutating func formUnion(_ other: ScopeNames) {
    marks.formUnion(other.marks)
    states.formUnion(other.states)
    pictures.formUnion(other.pictures)
    hasUnknownState = hasUnknownState || other.hasUnknownState
  }

  func union(_ other: ScopeNames) -> ScopeNames {
    var both = self
    both.formUnion(other)
    return both
  }

  /// Notes what a statement itself leaves behind.
  mutating func note(_ statement: Statement) {
    let first = statement.arguments.first?.term
    switch (statement.verb, first) {
    case ("mark", .word(let name)), ("mark", .string(let name)): marks.insert(name)
    case ("mark", .number(let quantity)): marks.insert(quantity.text)
    case ("save", .string(let name)): states.insert(name)
    case ("snapshot", .string(let name)): pictures.insert(name)
    case ("save", _): hasUnknownState = true
    case ("publish", .word("state.save")):
      if let name = statement.payload?["name"]?.string { states.insert(name) }
    default: break
    }
  }
}

/// Chooses alternatives one after the other, so that a checker sees each of them.
struct VariantDraws: DrawSource, Sendable {
  /// The most alternatives of one statement that are looked at.
  static let countMaximum = 16

  /// Which alternative is taken.
  let variant: Int

  func draw(below bound: UInt64) -> UInt64 {
    guard bound > UInt64(Self.countMaximum) else { return bound > 0 ? UInt64(variant) % bound : 0 }
    return variant == 0 ? 0 : bound - 1
  }
}

extension Statement {
  /// All values of the head, options and the edits of a batch included.
  var allArguments: [Argument] {
    let edits = verb == "pages" ? block?.statements ?? [] : []
    return arguments + options.flatMap(\.arguments) + edits.flatMap(\.allArguments)
  }
}

extension Argument {
  /// The variables in it, with their places, and the number of alternatives of its draws.
  func visitVariables(_ visit: (String, SourceRange) -> Void) -> Int {
    switch term {
    case .string, .number, .size, .sign, .word: return 1
    case .variable(let name):
      visit(name, range)
      return 1
    case .call(let call):
      let inner = call.arguments.map { $0.visitVariables(visit) }.max() ?? 1
      let own = call.isVariable ? max(2, call.arguments.count) : 1
      return max(inner, own)
    case .point(let first, let second), .range(let first, let second):
      return max(first.visitVariables(visit), second.visitVariables(visit))
    }
  }
}
