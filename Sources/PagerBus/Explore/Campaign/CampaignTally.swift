/// What a campaign has seen; two tallies of one campaign's parts add up to that of the whole.
package struct CampaignTally: Equatable, Sendable {
  /// How many orders are told apart; more only count as more.
  package static let ordersMaximum = 65_536

  /// How many schedules were run; a second run of one does not count.
  package private(set) var schedules = 0

  /// How many jobs ran.
  package private(set) var steps = 0

  /// How many of them ran on another lane than the one before.
  package private(set) var hops = 0

  /// How many jobs ran where the scheduler does not see them.
  package private(set) var escapes = 0

  /// A hash over the traces of all schedules, whatever the order in which they ran.
  package private(set) var hash: UInt64 = 0

  /// The orders that were seen.
  package private(set) var orders: Set<UInt64> = []

  /// The pairs of facts of different owners that were seen, by subject.
  package private(set) var pairs: [Set<FactPair>]

  /// Makes a tally of nothing.
  package init(subjects: Int) {
    pairs = Array(repeating: [], count: subjects)
  }

  /// Makes a tally of what was read.
  init(
    schedules: Int, steps: Int, hops: Int, escapes: Int, hash: UInt64, orders: Set<UInt64>,
    pairs: [Set<FactPair>]
  ) {
    self.schedules = schedules
    self.steps = steps
    self.hops = hops
    self.escapes = escapes
    self.hash = hash
    self.orders = orders
    self.pairs = pairs
  }

  /// How many pairs of facts of different owners were seen in both orders.
  package var coverage: Int { pairs.reduce(0) { $0 + $1.bothWaysCount } }

  /// Adds one schedule.
  mutating func add(_ record: ScheduleRecord) {
    schedules += 1
    steps += record.steps
    hops += record.hops
    escapes += record.escapes
    hash &+= record.traceDigest
    if orders.count < Self.ordersMaximum { orders.insert(record.orderDigest) }
    if !record.pairs.isEmpty { pairs[record.subject].formUnion(record.pairs) }
  }

  /// Adds another part of the same campaign.
  mutating func add(_ other: CampaignTally) {
    schedules += other.schedules
    steps += other.steps
    hops += other.hops
    escapes += other.escapes
    hash &+= other.hash
    for order in other.orders.sorted() where orders.count < Self.ordersMaximum {
      orders.insert(order)
    }
    for (subject, more) in zip(pairs.indices, other.pairs) { pairs[subject].formUnion(more) }
  }
}
