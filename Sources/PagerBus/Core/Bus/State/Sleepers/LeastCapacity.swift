/// The least of the capacities of all subscriptions that have one.
struct LeastCapacity: Sendable {
  /// The least capacity; the greatest number if nobody has one.
  private(set) var value = Int.max

  /// How many have just that.
  private var holders = 0

  init(of capacities: [Int] = []) {
    for capacity in capacities { add(capacity) }
  }

  /// One more has this capacity.
  mutating func add(_ capacity: Int) {
    if capacity < value {
      value = capacity
      holders = 0
    }
    if capacity == value { holders += 1 }
  }

  /// One with this capacity is gone.
  ///
  /// - Returns: whether it was the last one with the least, so that it must be asked for again.
  mutating func remove(_ capacity: Int) -> Bool {
    guard capacity == value else { return false }
    holders -= 1
    return holders == 0
  }
}
