import PagerBus

/// A seed from which everything random of a case follows.
///
/// Seeds come from names and places, never from the order in which cases run: another case, or
/// another draw elsewhere, changes nothing here. Mixing is FNV-1a 64 over bytes and the
/// finalizer of ``SplitMix`` between the parts.
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
    var generator = SessionDraws(seed: value ^ SplitMix.mix(part &+ 0x9E37_79B9_7F4A_7C15))
    return SessionSeed(generator.next())
  }
}
