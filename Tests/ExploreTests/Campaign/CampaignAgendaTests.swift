import Testing

@testable import PagerExplore

/// Which schedules a campaign and its parts run.
struct CampaignAgendaTests {
  private static func items(_ agenda: CampaignAgenda) -> [CampaignAgenda.Item] {
    var agenda = agenda
    var items: [CampaignAgenda.Item] = []
    while let item = agenda.next() { items.append(item) }
    return items
  }

  private static func shard(_ text: String) throws -> Shard {
    try #require(Shard(text: text))
  }

  @Test func `the subjects take turns`() {
    let items = Self.items(CampaignAgenda(subjects: 3, schedules: 7))

    #expect(items.map(\.subject) == [0, 1, 2, 0, 1, 2, 0])
    #expect(items.map(\.number) == [0, 0, 0, 1, 1, 1, 2])
    #expect(items.map(\.position) == Array(0..<7))
  }

  @Test(arguments: [1, 2, 3, 5], [1, 2, 4, 16])
  func `all parts together are the whole, and nothing is in two`(
    subjects: Int, shards: Int
  ) throws {
    let whole = Self.items(CampaignAgenda(subjects: subjects, schedules: 50))

    var parts: [[Int]] = []
    for number in 1...shards {
      let agenda = CampaignAgenda(
        subjects: subjects, schedules: 50, shard: try Self.shard("\(number)/\(shards)"))
      let items = Self.items(agenda)
      #expect(items.count == agenda.count)
      #expect(items.map(\.position) == Array(items.indices))
      parts += items.map { [$0.subject, $0.number] }
    }

    let sorted = { (rows: [[Int]]) in rows.sorted { $0.lexicographicallyPrecedes($1) } }
    #expect(sorted(parts) == sorted(whole.map { [$0.subject, $0.number] }))
  }

  @Test func `of a hundred schedules of a subject one is run twice`() {
    let items = Self.items(CampaignAgenda(subjects: 2, schedules: 2_000))

    #expect(items.count { $0.isDoubled } == 20)
  }

  @Test func `a subject that is exhausted gets no more turns, and the others go on`() {
    var agenda = CampaignAgenda(subjects: 2, schedules: 8)
    _ = agenda.next()
    agenda.exhaust(0)

    #expect(Self.items(agenda).map(\.subject) == [1, 1, 1, 1])
  }

  @Test(arguments: ["", "3", "0/4", "5/4", "1/0", "a/b", "1/2/3", "-1/4", "1/100001"])
  func `a text that is no part is refused`(text: String) {
    #expect(Shard(text: text) == nil)
  }
}
