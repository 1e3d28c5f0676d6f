import PagerBus
import PagerSession
import TestSupport
import Testing

/// Whose an event is, as traces say it.
struct PagerFieldTests {
  private static func settled(on index: Int, of pager: PagerScope, _ number: UInt64) -> AnyEnvelope
  {
    AnyEnvelope(
      PageSettled(index: index, key: PageKey("P\(index)")),
      metadata: EventMetadata(
        sequence: number, time: .zero, source: .pages, cause: nil, pager: pager))
  }

  /// The trace of a page of the main pager, then one of pager 2.
  private static func trace() throws -> (text: String, lines: [Substring]) {
    let configuration = PagerConfiguration(pages: [])
    var recorder = TraceRecorder(
      TraceHeader(
        session: "a.session", testCase: "one", seed: 0, configuration: configuration,
        plugins: "sha256:", host: "test"), into: TraceMemory())
    let frame = PagerFrame(configuration: configuration)
    let second = try #require(PagerScope(2))
    recorder.record(settled(on: 1, of: .main, 0), in: frame, step: nil)
    recorder.record(settled(on: 2, of: second, 1), in: frame, step: nil)
    _ = recorder.end(at: .zero, result: "passed")
    let text = String(decoding: recorder.sink.bytes, as: UTF8.self)
    return (text, text.split(separator: "\n"))
  }

  private static func events(_ text: String) throws -> [TraceEvent] {
    var reader = TraceReader(SourceText(name: "a.trace", text: text))
    var events: [TraceEvent] = []
    while let line = try reader.next() {
      if case .event(let event) = line { events.append(event) }
    }
    return events
  }

  @Test func `a trace names the pager of an event unless it is the main one`() throws {
    let lines = try Self.trace().lines

    #expect(lines[1].hasPrefix(#"{"seq":0,"t":0,"source":"pages","type":"page.settled","#))
    #expect(
      lines[2].hasPrefix(#"{"seq":1,"t":0,"source":"pages","pager":2,"type":"page.settled","#))
    let second = try #require(PagerScope(2))
    let line = TraceEvent(Self.settled(on: 2, of: second, 1), step: nil).line
    #expect(line == String(lines[2]))
  }

  @Test func `a reader says whose an event is, and folds those of the main pager`() throws {
    let events = try Self.events(Self.trace().text)
    var fold = TraceFold()

    let parts = try events.map { try fold.take($0)?.isPartOfFrame }

    #expect(events.map(\.pager.number) == [1, 2])
    #expect(parts == [true, false])
    #expect(fold.frame.settled == 1)
  }

  @Test(arguments: ["0", "9", "\"a\"", "null"])
  func `a pager that there cannot be is an error with its place`(_ value: String) throws {
    let parts = try Self.trace().text.split(separator: #""pager":2"#)
    let text = parts.joined(separator: #""pager":\#(value)"#)

    let error = #expect(throws: DiagnosticsError.self) { _ = try Self.events(text) }

    let first = try #require(error?.diagnostics.errors.first)
    #expect(first.message.contains("a number from 1 to 8 as `pager`"))
  }
}
