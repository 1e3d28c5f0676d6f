import PagerBus
import PagerSession
import Testing

@testable import PagerExplore

/// What parts of campaigns write, and how they add up.
struct CampaignSummaryTests {
  private static let pairs: [FactPair] = [
    FactPair(first: "tab.selected", of: .tabs, second: "page.settled", of: .pages),
    FactPair(first: "page.settled", of: .pages, second: "tab.selected", of: .tabs),
    FactPair(first: "dots.changed", of: .plugin("page-control"), second: "idle", of: .host),
  ]

  /// The summary of some schedules of a campaign of 30.
  private static func summary(
    of shard: String, seed: String = "1", pairs: [FactPair] = CampaignSummaryTests.pairs
  ) throws -> CampaignSummary {
    let shard = try #require(Shard(text: shard))
    var agenda = CampaignAgenda(subjects: 2, schedules: 30, shard: shard)
    var tally = CampaignTally(subjects: 2)
    while let item = agenda.next() {
      var outcome = ScheduleOutcome()
      outcome.traceHash = UInt64(item.number) &* 0x9E37_79B9_7F4A_7C15
      outcome.orderHash = UInt64(item.number % 5)
      outcome.pairs = [pairs[item.number % pairs.count]]
      outcome.steps = item.number
      outcome.hops = 2
      tally.add(ScheduleRecord(outcome, of: item, known: tally.pairs[item.subject]))
    }
    return CampaignSummary(
      identity: .init(
        strategy: "random", seed: seed, planned: 30,
        subjects: [.init(session: "a.session", name: "one"), .init(session: "", name: "zwei ö")]),
      shards: [shard], tally: tally, failures: 0, isComplete: true, seconds: 1.5)
  }

  private static func read(_ lines: [String]) throws -> CampaignSummary {
    try CampaignReader.read(
      SourceText(name: "a.jsonl", text: lines.map { $0 + "\n" }.joined()))
  }

  private static func message(_ lines: [String]) -> String {
    do {
      _ = try read(lines)
      return ""
    } catch {
      return (error as? DiagnosticsError)?.render(color: false) ?? "\(error)"
    }
  }

  @Test func `what is written is read as it was`() throws {
    let summary = try Self.summary(of: "2/3")

    #expect(try Self.read(summary.lines) == summary)
  }

  @Test(arguments: [1, 2, 3, 4, 16])
  func `the parts of a campaign add up to the whole`(count: Int) throws {
    let whole = try Self.summary(of: "1/1")
    var sum = try Self.summary(of: "1/\(count)")
    for number in (1...count).dropFirst().reversed() {
      try sum.add(try Self.read(try Self.summary(of: "\(number)/\(count)").lines))
    }

    #expect(sum.tally == whole.tally)
    #expect(sum.tally.coverage == 2)
    #expect(sum.tally.schedules == 30)
    #expect(sum.missing == [])
    #expect(sum.shards.map(\.number) == Array(1...count))
  }

  @Test func `parts that are not there are known`() throws {
    var sum = try Self.summary(of: "1/4")
    try sum.add(try Self.summary(of: "3/4"))

    #expect(sum.missing.map(\.description) == ["2/4", "4/4"])
  }

  @Test func `what does not belong together is not added`() throws {
    var sum = try Self.summary(of: "1/4")

    #expect(throws: MergeError.otherCampaign) {
      try sum.add(try Self.summary(of: "2/4", seed: "2"))
    }
    #expect(throws: MergeError.twice(try Self.shard("1/4"))) {
      try sum.add(try Self.summary(of: "1/4"))
    }
    #expect(throws: MergeError.otherCount(try Self.shard("2/3"))) {
      try sum.add(try Self.summary(of: "2/3"))
    }
  }

  private static func shard(_ text: String) throws -> Shard {
    try #require(Shard(text: text))
  }

  @Test func `lines that break off, are none or are others' are told`() throws {
    let lines = try Self.summary(of: "1/1").lines

    #expect(Self.message(lines.dropLast()).contains("the summary is missing"))
    #expect(Self.message([#"{"cases":1}"#] + lines).contains("a.jsonl:1: this is no line"))
    #expect(Self.message(lines + lines).contains("nothing follows the summary"))
    #expect(Self.message(["{"] + lines).contains("error:"))
    #expect(Self.message([]).contains("the summary is missing"))
  }
}
