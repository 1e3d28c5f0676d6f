import PagerBus

/// Numbers that look random and follow from a seed alone: SplitMix64.
package struct SeededNumbers {
  private var generator: SplitMix

  /// Makes the numbers of a seed.
  package init(seed: UInt64) {
    generator = SplitMix(seed: seed)
  }

  /// The next 64 bits.
  package mutating func next() -> UInt64 { generator.next() }

  /// Whether something happens that happens in one of `count` cases.
  package mutating func isOne(in count: Int) -> Bool {
    whole(in: 0...count - 1) == 0
  }

  /// A whole number of a range.
  package mutating func whole(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.upperBound - range.lowerBound + 1))
  }

  /// A number of a range.
  package mutating func number(in range: ClosedRange<Double>) -> Double {
    let share = Double(next() >> 11) / 9_007_199_254_740_992
    return range.lowerBound + (range.upperBound - range.lowerBound) * share
  }

  /// One of some values, of which there is at least one.
  package mutating func pick<Value>(_ values: [Value]) -> Value {
    values[whole(in: 0...values.count - 1)]
  }
}
