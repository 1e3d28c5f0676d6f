import PagerBus
import PagerPlugins
import Testing

/// The pinned text of every event type.
struct LogTextTests {
  @Test(arguments: LogSample.all)
  func `the text of a line is pinned`(sample: LogSample) {
    let envelope = AnyEnvelope(
      sample.event,
      metadata: EventMetadata(
        sequence: 7, time: Instant(nanoseconds: 61_000_001_999), source: .script, cause: 3))

    let text = LogText.line(of: envelope, .text)

    #expect(text == "01:01.000001 script " + sample.text)
    #expect(LogText.level(of: envelope.name) == sample.level)
  }

  @Test func `every event type of the catalogue has its text`() {
    let named = LogSample.all.map { type(of: $0.event).name }

    #expect(Set(named) == Set(EventCatalogue.pager.map { $0.name }))
  }

  @Test(arguments: [
    (0, "00:00.000000"), (999, "00:00.000000"), (1_000, "00:00.000001"),
    (59_999_999_999, "00:59.999999"), (60_000_000_000, "01:00.000000"),
    (6_000_000_000_000, "100:00.000000"), (.max, "153722867:16.854775"),
  ])
  func `the time is minutes, seconds and microseconds, cut off`(
    nanoseconds: Int64, text: String
  ) {
    #expect(LogText.time(Instant(nanoseconds: nanoseconds)) == text)
  }

  @Test func `a long value is cut, and a line is always one line`() {
    let event = PluginFailed(id: "a\n\u{1B}[2J", reason: String(repeating: "é", count: 400))
    let envelope = AnyEnvelope(
      event, metadata: EventMetadata(sequence: 0, time: .zero, source: .host, cause: nil))

    let text = LogText.line(of: envelope, .text)

    let cut = String(repeating: "é", count: (LogText.valueMaximum - 1) / 2)
    #expect(
      text == #"00:00.000000 host plugin.failed id="a\n\u001b[2J" reason=""# + cut + "…")
    #expect(text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F })
  }

  @Test func `lost events are a line of their own`() {
    let gap = Gap(first: 3, last: 9, count: 4, reason: .dropped)

    #expect(LogText.line(of: gap, .text) == "events lost: 4, from 3 to 9, dropped")
    #expect(
      LogText.line(of: gap, .json)
        == #"{"level":"warning","gap":{"first":3,"last":9,"count":4,"reason":"dropped"}}"#)
  }
}
