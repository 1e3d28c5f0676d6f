import PagerBus
import PagerSession

/// Traces: read whole or in pieces they say the same, and whatever was read can be asked about.
enum TraceSubject {
  static func examine(_ source: SourceText) {
    let whole = TraceReading(source)
    let piece = 1 + Int(source.bytes.last ?? 0) % 61
    Law.holds(whole == TraceReading(source, piece: piece), "other lines in pieces of \(piece)")
    Law.isBounded(whole.lines.count, by: source.bytes.count / 2, "lines")
    if let error = whole.error { Law.tell(error.diagnostics, lines: .ofFile) }
    guard !whole.lines.isEmpty else { return }
    askWhy(whole.events)
    compare(whole.lines)
    export(whole.lines)
  }

  private static func askWhy(_ events: [TraceEvent]) {
    var filter = TraceFilter()
    filter.types = [NamePattern("*.*e*")]
    filter.step = "9"
    filter.conditions = [TraceCondition("position >= 0.5"), TraceCondition("a.b = x")]
      .compactMap { $0 }
    var index = CauseIndex()
    for event in events {
      _ = filter.takes(event)
      _ = event.text
      index.add(event)
    }
    for sequence in [0, events.count - 1] where events.indices.contains(sequence) {
      var found = CauseTree(of: sequence, in: index)
      Law.holds(found != nil, "no causes of event \(sequence) of \(events.count)")
      guard var tree = found.take() else { continue }
      events.forEach { tree.take($0) }
      let lines = tree.causes + tree.effects
      Law.holds(lines.allSatisfy { $0.event != nil }, "a line of a tree without its event")
      Law.isBounded(lines.count, by: events.count, "causes and effects")
    }
  }

  /// A trace is the same as itself.
  private static func compare(_ lines: [TraceLine]) {
    var differ = TraceDiffer()
    var rest: [TraceSide: ArraySlice<TraceLine>] = [.first: lines[...], .second: lines[...]]
    while let side = differ.wanted { differ.offer(rest[side]?.popFirst(), of: side) }
    Law.holds(differ.isSame && differ.takeFindings().isEmpty, "a trace differs from itself")
  }

  private static func export(_ lines: [TraceLine]) {
    var chrome = ChromeExport()
    for record in lines.flatMap({ chrome.records(of: $0) }) + chrome.finish() {
      let source = SourceText(name: "record", text: record.text)
      Law.holds((try? JSONParser.parse(source)) != nil, "no JSON: \(record.text)")
    }
    var verdict = TraceVerdict()
    for line in lines { verdict.add(line) }
    var (tap, junit) = (TAPReport(), JUnitReport())
    junit.add(verdict.reported)
    for text in [tap.text(of: verdict.reported), junit.text] {
      Law.holds(text.hasSuffix("\n"), "a report without an end")
    }
    exportSession(lines)
  }

  private static func exportSession(_ lines: [TraceLine]) {
    var export = SessionExport()
    for line in lines {
      guard (try? export.add(line)) != nil else { return }
    }
    guard let text = try? export.text() else { return }
    let (file, diagnostics) = SessionInput.parse(SourceText(name: "exported", text: text))
    Law.holds(
      diagnostics.isUsable,
      "the session cannot be read\n\(diagnostics.render(color: false))\n\(text)")
    Law.areSame(SessionFormatter.text(of: file), text, "the session is not canonical")
  }
}
