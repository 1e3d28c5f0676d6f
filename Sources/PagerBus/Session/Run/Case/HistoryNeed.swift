import PagerBus

/// Which events of a case its checks can ask for when they have happened.
///
/// It follows from the statements alone, before the case runs. A condition needs none: it looks at
/// what is now. What cannot be told from the statements needs everything.
struct HistoryNeed: Equatable, Sendable {
  /// Every event, and the frames between them.
  static let everything = HistoryNeed(isEverything: true)

  /// Whether it is every event.
  private(set) var isEverything: Bool

  /// The types of which every event is needed.
  private var types: Set<String> = []

  /// Patterns of types of which every event is needed.
  private var patterns: [NamePattern] = []

  /// The types of which the newest event is needed.
  private(set) var lastTypes: Set<String> = []

  /// Whether every event of a type is needed.
  func needsAll(_ type: String) -> Bool {
    isEverything || types.contains(type) || patterns.contains { $0.matches(type) }
  }

  private init(isEverything: Bool) {
    self.isEverything = isEverything
  }

  /// What a case needs: its own statements, those before each case, and those of all gestures.
  init(of planned: SessionPlan.PlannedCase, in plan: SessionPlan) {
    self.init(isEverything: false)
    add(planned.block)
    for (_, block) in plan.beforeEach { add(block) }
    for gesture in plan.gestures.values { add(gesture.block) }
  }

  private mutating func add(_ block: Block) {
    // A list of its own instead of a call of itself: blocks may be nested as deep as files allow.
    var pending = [block]
    while let current = pending.popLast() {
      for statement in current.statements {
        if let inner = statement.block { pending.append(inner) }
        if statement.verb == "expect" { add(statement.arguments.map(\.term)) }
      }
    }
  }

  private mutating func add(_ terms: [Term]) {
    guard case .word(let form)? = terms.first else {
      // A call such as `tab(1)` begins a condition; a variable can stand for anything.
      if case .variable? = terms.first { isEverything = true }
      return
    }
    switch form {
    case "count", "none": addTypes(terms.dropFirst().prefix(1))
    case "events": addTypes(terms.dropFirst())
    case "last": addLast(terms.dropFirst().first)
    case "order", "always", "trace": isEverything = true
    default: break
    }
  }

  private mutating func addTypes(_ terms: ArraySlice<Term>) {
    for term in terms {
      guard case .word(let type) = term else {
        isEverything = true
        continue
      }
      if type.contains("*") { patterns.append(NamePattern(type)) } else { types.insert(type) }
    }
  }

  private mutating func addLast(_ term: Term?) {
    guard case .word(let path)? = term else {
      isEverything = true
      return
    }
    lastTypes.insert(path.split(separator: ".").prefix(2).joined(separator: "."))
  }
}
