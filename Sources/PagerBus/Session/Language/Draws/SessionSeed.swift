/// A seed from which everything random of a case follows.
///
/// Seeds come from names and places, never from the order in which cases run: another case, or
/// another draw elsewhere, changes nothing here. Mixing is FNV-1a 64 over bytes and the
/// finalizer of SplitMix64 (Steele, Lea, Flood 2014) between the parts.
package struct SessionSeed: Hashable, Sendable {
  /// The 64 bits.
  package let value: UInt64

  /// Makes a seed from a number that a user chose.
  package init(_ value: UInt64) {
    self.value = value
  }

  /// The seed of a case, from the seed of its file: H(file seed, name).
  package func forCase(named name: String) -> SessionSeed {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name.utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
    return mixed(with: hash)
  }

  /// The seed of one round of a block, from the seed of the block around it.
  ///
  /// `statement` is the index of the block's statement in the block around it, `round` counts
  /// the iterations from 0. Following a path of blocks gives H(case seed, path).
  package func forBlock(statement: Int, round: Int) -> SessionSeed {
    let place = UInt64(bitPattern: Int64(statement))
    return mixed(with: place).mixed(with: UInt64(bitPattern: Int64(round)))
  }

  private func mixed(with part: UInt64) -> SessionSeed {
    var generator = SplitMix64(seed: value ^ SplitMix64.finalize(part &+ 0x9E37_79B9_7F4A_7C15))
    return SessionSeed(generator.next())
  }
}

/// A small generator of 64 bit numbers whose whole state is one number.
///
/// SplitMix64 by Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
package struct SplitMix64: RandomNumberGenerator, DrawSource, Hashable, Sendable {
  private var state: UInt64

  /// Starts from a seed.
  package init(seed: UInt64) {
    state = seed
  }

  /// Starts the draws of a block.
  package init(_ seed: SessionSeed) {
    self.init(seed: seed.value)
  }

  /// The next number.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.finalize(state)
  }

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

  static func finalize(_ value: UInt64) -> UInt64 {
    var mixed = value
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
