import PagerBus
package import PagerSession

/// A trace that stands in a test.
package struct TraceText {
  /// What is decided, one text an event: time, source, type and data of everything but samples,
  /// geometry and expectations.
  package private(set) var decisions: [String] = []

  /// The lines.
  package private(set) var lines: [TraceLine] = []

  private static let undecided = [
    "scroll.moved", "strip.scrolled", "indicator.moved", "tabs.laidOut", "layout.changed",
    "expect.checked",
  ]

  /// Reads a trace; one that is malformed throws.
  package init(_ text: String) throws {
    var reader = TraceReader(SourceText(name: "t", bytes: Array(text.utf8)))
    while let found = try reader.next() {
      lines.append(found)
      if case .event(let event) = found, !Self.undecided.contains(event.type) {
        decisions.append("\(event.time) \(event.source) \(event.type) \(Self.plain(event.data))")
      }
    }
  }

  /// The trace as a session, and what could not be said in it.
  package func session() throws -> (text: String, warnings: [String]) {
    var export = SessionExport()
    for line in lines { try export.add(line) }
    return (try export.text(), export.warnings)
  }

  /// Without the sequence numbers of a `together` and of a failure's causes, which expectations
  /// before them move.
  private static func plain(_ data: JSONValue) -> String {
    guard case .object(let members) = data else { return data.text }
    return JSONValue.object(members.filter { $0.name != "lane" && $0.name != "chain" }).text
  }
}
