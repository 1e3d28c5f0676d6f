/// Measures ours and a peer's in turn, so that what the machine does in between meets both.
enum Rounds {
  /// How many rounds count; one more warms up.
  static let count = 9

  /// How often the peer takes as long as we do, one number a round.
  static func ratios(
    ours: () async throws -> Void, peer: () async throws -> Void, unit: Double = 1
  ) async throws -> [Double] {
    var ratios: [Double] = []
    for round in 0...count {
      let mine = try await seconds(ours)
      let theirs = try await seconds(peer)
      if round > 0 { ratios.append(theirs / mine * unit) }
    }
    return ratios
  }

  /// How long `body` takes, in seconds.
  static func seconds(_ body: () async throws -> Void) async throws -> Double {
    let clock = ContinuousClock()
    let begun = clock.now
    try await body()
    let (seconds, attoseconds) = (clock.now - begun).components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}
