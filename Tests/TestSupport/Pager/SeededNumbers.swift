/// Numbers that look random and follow from a seed alone: SplitMix64.
package struct SeededNumbers {
  private var state: UInt64

  /// Makes the numbers of a seed.
  package init(seed: UInt64) {
    state = seed
  }

  /// The next 64 bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

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
