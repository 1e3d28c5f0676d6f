import PagerBus

/// The random numbers of one block in one of its rounds: ``SplitMix``, begun at the block's seed.
package struct SessionDraws: RandomNumberGenerator, DrawSource, Hashable, Sendable {
  private var generator: SplitMix

  /// Starts from a seed.
  package init(seed: UInt64) {
    generator = SplitMix(seed: seed)
  }

  /// Starts the draws of a block.
  package init(_ seed: SessionSeed) {
    self.init(seed: seed.value)
  }

  /// The next number.
  package mutating func next() -> UInt64 { generator.next() }

  /// A number from 0 up to and without `bound`, each equally likely; 0 if `bound` is 0.
  ///
  /// Multiplication with rejection (Lemire 2019): rejects at most half of the numbers.
  package mutating func draw(below bound: UInt64) -> UInt64 {
    guard bound > 0 else { return 0 }
    let threshold = (0 &- bound) % bound
    while true {
      let wide = next().multipliedFullWidth(by: bound)
      if wide.low >= threshold { return wide.high }
    }
  }
}
