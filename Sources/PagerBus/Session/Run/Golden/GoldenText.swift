import PagerBus

/// The lines of a golden file: a header, then one event a line.
struct GoldenText {
  /// The types that come in numbers which tuning changes, or that only measure.
  private static let samples: Set<String> = [
    "scroll.moved", "strip.scrolled", "indicator.moved", "pointer.moved", "layout.changed",
    "handover.offered",
    "tabs.laidOut", "dots.changed", "buttons.changed", "selection.crossed", "pager.idle",
    "step.ended", "expect.checked",
  ]

  /// The fields that only measure.
  private static let measures: Set<String> = [
    "position", "offset", "velocity", "progress", "fraction", "deadline", "x", "y", "w", "h",
    "chain",
  ]

  /// How every golden file begins.
  static let mark = #"{"format":"pager-golden","#

  let lines: [String]

  /// The numbers of the events in the lines below the header.
  private let sequences: [UInt64]

  /// The events of a case at a level; `step` is where the statement stands that published one.
  init(
    _ events: ArraySlice<AnyEnvelope>, level: GoldenLevel, step: (AnyEnvelope) -> String?
  ) {
    let header = JSONValue.object([
      .init("format", "pager-golden"), .init("version", 1),
      .init("level", .string(level.rawValue)),
    ])
    let body = events.compactMap { envelope -> (sequence: UInt64, line: String)? in
      let line =
        switch level {
        case .all: TraceEvent(envelope, step: step(envelope)).line as String?
        case .decisions: Self.decision(envelope)
        }
      return line.map { (envelope.sequence, $0) }
    }
    lines = [header.text] + body.map(\.line)
    sequences = body.map(\.sequence)
  }

  /// The number of the event in a line, counted from 0; nil for the header and behind the end.
  func event(ofLine line: Int) -> UInt64? {
    sequences.indices.contains(line - 1) ? sequences[line - 1] : nil
  }

  /// The content of the file.
  var text: String { lines.joined(separator: "\n") + "\n" }

  /// The event without what tuning changes; nil if nothing would be left.
  private static func decision(_ envelope: AnyEnvelope) -> String? {
    guard !samples.contains(envelope.name.text) else { return nil }
    let data =
      switch JSONValue(encoding: envelope.event) {
      case .object(let members):
        JSONValue.object(members.filter { !measures.contains($0.name) })
      case let value: value
      }
    return JSONValue.object([
      .init("source", .string(envelope.source.description)),
      .init("type", .string(envelope.name.text)), .init("data", data),
    ]).text
  }
}
