import PagerBus

/// A block that is being performed: where it stands, and whether it comes again.
struct BlockRun {
  /// Whether a block comes again.
  enum Loop {
    /// Once.
    case once

    /// So many times, perhaps with a variable that counts the rounds.
    case times(Int, variable: String?)

    /// Once for each value.
    case values(LoopValues, variable: String)

    /// Until a condition holds, at most so many times.
    case until(Condition, max: Int)
  }

  let block: Block
  let loop: Loop

  /// The scope around the block.
  let outer: Scope

  /// The index of the block's statement in the block around it.
  let place: Int

  /// Where the block's statement stands.
  let range: SourceRange

  private(set) var round = 0
  private(set) var index = 0
  private(set) var scope: Scope

  init(_ block: Block, loop: Loop = .once, in outer: Scope, place: Int, range: SourceRange) {
    self.block = block
    self.loop = loop
    self.outer = outer
    self.place = place
    self.range = range
    scope = outer
    scope = makeScope()
  }

  /// A block that is performed once in a scope that was made for it.
  init(_ block: Block, scope: Scope, range: SourceRange) {
    self.block = block
    loop = .once
    outer = scope
    place = 0
    self.range = range
    self.scope = scope
  }

  /// The next statement with its index; nil at the end of a round.
  mutating func next() -> (index: Int, statement: Statement)? {
    guard index < block.statements.count else { return nil }
    defer { index += 1 }
    return (index, block.statements[index])
  }

  /// The statement that comes so many after the next one; nil beyond the end of a round.
  func ahead(_ count: Int) -> Statement? {
    block.statements.dropFirst(index + count).first
  }

  /// Begins the next round; false if there is none.
  mutating func beginRound() -> Bool {
    let rounds =
      switch loop {
      case .once: 1
      case .times(let count, _): count
      case .values(let values, _): values.count
      case .until(_, let max): max
      }
    guard round + 1 < rounds else { return false }
    round += 1
    index = 0
    scope = makeScope()
    return true
  }

  private func makeScope() -> Scope {
    switch loop {
    case .once, .until, .times(_, variable: nil):
      return outer.inner(statement: place, round: round)
    case .times(_, let variable?):
      let term = Term.number(Quantity(DecimalNumber(Int64(round))))
      return outer.inner(statement: place, round: round, binding: [(variable, term)])
    case .values(let values, let variable):
      return outer.inner(
        statement: place, round: round, binding: [(variable, values[round])])
    }
  }
}
