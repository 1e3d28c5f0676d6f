import PagerBus

/// The variables and the random numbers of one block in one of its rounds.
final class Scope {
  /// The values of the variables that can be seen here.
  let resolver: TermResolver

  /// The seed of the block in this round.
  let seed: SessionSeed

  /// Where `$any` and `choose` draw from.
  var draws: SessionDraws

  init(resolver: TermResolver, seed: SessionSeed) {
    self.resolver = resolver
    self.seed = seed
    draws = SessionDraws(seed)
  }

  /// The scope of a block inside this one, in one of its rounds, with more variables.
  func inner(
    statement: Int, round: Int, binding variables: [(String, Term)] = []
  ) -> Scope {
    var resolver = self.resolver
    for (name, term) in variables { resolver.bindings[name] = term }
    return Scope(resolver: resolver, seed: seed.forBlock(statement: statement, round: round))
  }
}
