import PagerBus
import PagerExplore
import Testing

struct StressReportTests {
  @Test func `a report is one table and one JSON object with the same figures`() async throws {
    let options = StressOptions(bound: .events(200), publishers: 1, subscribers: 5, seed: 7)
    let report = await StressRun(options, configuration: .pressed).run()

    let lines = report.render().split(separator: "\n")
    #expect(lines.last == "all laws hold")
    #expect(lines.first?.hasSuffix(" 7") == true)
    #expect(Set(lines.dropLast().map(\.count)).count == 1)
    #expect(report.json["events"] == .integer(Int64(report.events)))
    #expect(report.json["eventsPerSecond"] != nil)
    #expect(report.json["lawBroken"] == .null)
    #expect(report.json["hang"] == .null)
  }

  @Test func `numbers out of range are taken as the nearest possible`() async {
    let options = StressOptions(
      bound: .events(-5), publishers: 0, subscribers: -1, slow: 9, churnPerSecond: -3,
      capacity: 0, hangAfter: .nan)

    let report = await StressRun(options, configuration: .pressed).run()

    #expect(report.options.publishers == 1)
    #expect(report.options.subscribers == 0)
    #expect(report.options.slow == 0)
    #expect(report.isClean)
  }
}
