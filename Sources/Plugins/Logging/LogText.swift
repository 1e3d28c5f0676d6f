package import PagerBus

/// The text of a log line for every event; a contract that others' scripts rely on.
///
/// A text line is `TIME SOURCE TYPE`, then ` name=value` for every field of the event's data in its
/// order, then ` | ` and a sentence if the type has one:
///
///     00:00.633000 pages page.settled index=1 key="뉴스" | at rest on page 1
///
/// `TIME` is minutes, seconds and whole microseconds, cut off, not rounded. Values are compact
/// JSON; absent fields are not written, and a value of more than ``valueMaximum`` bytes is cut and
/// ends with `…`. Control characters are escaped, so a line is always one line. A JSON line has the
/// members of a trace record: `seq`, `t`, `level`, `type`, `source`, `cause` and `data`, uncut.
package enum LogText {
  /// The longest value of a text line, in bytes.
  package static let valueMaximum = 512

  /// How much an event of this name matters.
  ///
  /// What failed or was refused is a warning, samples of a motion are for debugging, all else is
  /// information.
  package static func level(of name: EventName) -> LogLevel {
    switch name.text {
    case "scroll.moved", "strip.scrolled", "indicator.moved", "pointer.moved", "handover.offered":
      .debug
    case "selection.refused", "vote.missed", "vote.dropped", "plugin.failed", "plugin.suspended",
      "plugin.restarting", "plugin.quarantined", "handler.failed", "event.undelivered":
      .warning
    default: .info
    }
  }

  /// The line of an event.
  package static func line(
    of envelope: AnyEnvelope, _ format: LoggingOptions.Format
  ) -> String {
    let data = JSONValue(encoding: envelope.event)
    switch format {
    case .text:
      let head = "\(time(envelope.time)) \(envelope.source) \(envelope.name)\(fields(of: data))"
      return sentence(of: envelope.event).map { "\(head) | \($0)" } ?? head
    case .json:
      return JSONValue.object([
        .init("seq", .integer(Int64(clamping: envelope.sequence))),
        .init("t", .integer(envelope.time.nanoseconds)),
        .init("level", .string(level(of: envelope.name).rawValue)),
        .init("type", .string(envelope.name.text)),
        .init("source", .string(envelope.source.description)),
        .init("cause", envelope.cause.map { .integer(Int64(clamping: $0)) } ?? .null),
        .init("data", data),
      ]).text
    }
  }

  /// The line of events that were lost.
  package static func line(of gap: Gap, _ format: LoggingOptions.Format) -> String {
    switch format {
    case .text:
      "events lost: \(gap.count), from \(gap.first) to \(gap.last), \(gap.reason.rawValue)"
    case .json:
      JSONValue.object([
        .init("level", .string(LogLevel.warning.rawValue)),
        .init(
          "gap",
          .object([
            .init("first", .integer(Int64(clamping: gap.first))),
            .init("last", .integer(Int64(clamping: gap.last))),
            .init("count", .integer(Int64(gap.count))),
            .init("reason", .string(gap.reason.rawValue)),
          ])),
      ]).text
    }
  }

  /// `01:02.345678`: minutes, seconds, microseconds.
  package static func time(_ instant: Instant) -> String {
    let microseconds = instant.nanoseconds / 1_000
    let (seconds, fraction) = microseconds.quotientAndRemainder(dividingBy: 1_000_000)
    let (minute, second) = seconds.quotientAndRemainder(dividingBy: 60)
    return "\(padded(minute, 2)):\(padded(second, 2)).\(padded(fraction, 6))"
  }

  private static func padded(_ number: Int64, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }

  private static func fields(of data: JSONValue) -> String {
    guard case .object(let members) = data else { return "" }
    return members.map { " \($0.name)=\(cut($0.value.text))" }.joined()
  }

  private static func cut(_ text: String) -> String {
    guard text.utf8.count > valueMaximum else { return text }
    var kept = ""
    var size = 0
    for character in text {
      size += character.utf8.count
      guard size <= valueMaximum else { break }
      kept.append(character)
    }
    return kept + "…"
  }

  /// What a person wants to read first; nil for types whose fields say it all.
  private static func sentence(of event: any Event) -> String? {
    switch event {
    case let event as PageSettled: "at rest on page \(event.index)"
    case let event as SelectionChanged:
      event.to.map { "page \($0) selected by \(event.reason.rawValue)" } ?? "no page selected"
    case let event as PluginStarted: "\(JSONValue.string(event.id).text) connected"
    default: nil
    }
  }
}
