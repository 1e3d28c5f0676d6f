import PagerBus
import Testing

@testable import PagerExplore

/// How results that come in any order become one.
struct CampaignLedgerTests {
  private static func result(
    _ item: CampaignAgenda.Item, failing: Bool = false
  ) -> CampaignLedger.Result {
    var outcome = ScheduleOutcome()
    outcome.steps = 10
    outcome.traceHash = UInt64(item.position) &* 77
    outcome.orderHash = UInt64(item.position % 3)
    let finding = CampaignFinding(
      subject: item.subject, number: item.number, failure: .schedule(.verdict("bad")),
      outcome: outcome)
    return CampaignLedger.Result(
      record: ScheduleRecord(outcome, of: item, known: []), finding: failing ? finding : nil)
  }

  /// A campaign whose results come in this order of the agenda; some fail.
  private static func ledger(
    _ order: [Int], failing: Set<Int> = [], subjects: Int = 2
  ) -> CampaignLedger {
    var ledger = CampaignLedger(
      CampaignAgenda(subjects: subjects, schedules: order.count), subjects: subjects)
    var items: [CampaignAgenda.Item] = []
    while let item = ledger.next() { items.append(item) }
    for position in order {
      ledger.take(
        result(items[position], failing: failing.contains(position)), at: position)
    }
    return ledger
  }

  @Test func `the order in which threads are ready changes nothing`() {
    let straight = Self.ledger(Array(0..<40))
    let mixed = Self.ledger((0..<40).map { ($0 * 7) % 40 })

    #expect(straight.tally.schedules == 40)
    #expect(straight.tally.orders.count == 6)
    #expect(straight.tally == mixed.tally)
  }

  @Test func `the first failure is that of the agenda, and what comes after it does not count`() {
    let straight = Self.ledger(Array(0..<40), failing: [9, 30])
    let mixed = Self.ledger((0..<40).reversed(), failing: [9, 30])

    for ledger in [straight, mixed] {
      #expect(ledger.finding?.subject == 1)
      #expect(ledger.finding?.number == 4)
      #expect(ledger.tally.schedules == 10)
      #expect(!ledger.isComplete)
    }
    #expect(straight.tally == mixed.tally)
  }

  @Test func `two subjects with the same traces have not the same hash`() {
    #expect(
      Self.ledger(Array(0..<4), subjects: 1).tally.hash
        != Self.ledger(Array(0..<4), subjects: 2).tally.hash)
  }

  @Test func `one that is stopped early is not complete, one that is stopped at its end is`() {
    var ledger = Self.ledger(Array(0..<10))
    #expect(ledger.isComplete)
    ledger.stop()
    #expect(ledger.isComplete)

    var early = CampaignLedger(CampaignAgenda(subjects: 1, schedules: 2), subjects: 1)
    _ = early.next()
    early.stop()
    #expect(early.next() == nil)
    #expect(!early.isComplete)
  }
}
