package import PagerBus

/// One event as it stands in a trace.
package struct TraceEvent: Hashable, Sendable {
  /// Its place in the order, from 0.
  package let sequence: Int

  /// Virtual nanoseconds since the start.
  package let time: Int64

  /// Who published it.
  package let source: String

  /// The pager that it belongs to.
  package let pager: PagerScope

  /// The name of its type; known to this version or not.
  package let type: String

  /// The event that directly made it; nil for a root.
  package let cause: Int?

  /// Line and column of the statement that published it.
  package let step: String?

  /// What it says.
  package let data: JSONValue

  /// The hash of the state after it, if it changed the state.
  package let stateHash: String?

  /// The line as it stands in the file, without its end.
  package let line: String
}

extension TraceEvent {
  /// An event as a trace will have it.
  package init(_ envelope: AnyEnvelope, step: String?) {
    let data = JSONValue(encoding: envelope.event)
    var members: [JSONValue.Member] = [
      .init("seq", .integer(Int64(clamping: envelope.sequence))),
      .init("t", .integer(envelope.time.nanoseconds)),
      .init("source", .string(envelope.source.description)),
    ]
    if envelope.pager != .main {
      members.append(.init("pager", .integer(Int64(envelope.pager.number))))
    }
    members += [
      .init("type", .string(envelope.name.text)),
      .init("cause", envelope.cause.map { .integer(Int64(clamping: $0)) } ?? .null),
    ]
    if let step { members.append(.init("step", .string(step))) }
    members.append(.init("data", data))
    self.init(
      sequence: Int(clamping: envelope.sequence), time: envelope.time.nanoseconds,
      source: envelope.source.description, pager: envelope.pager, type: envelope.name.text,
      cause: envelope.cause.map { Int(clamping: $0) }, step: step, data: data, stateHash: nil,
      line: JSONValue.object(members).text)
  }

  /// The line for people: time, sequence, source, type, cause, data and step.
  package var text: String {
    let cause = self.cause.map { String($0) } ?? "-"
    return text(source, type, cause, data) + Diagnostic.visible(step.map { " @\($0)" } ?? "")
  }

  /// The line for people of the frame that stands after the event, in the same columns.
  package func text(ofFrame frame: JSONValue) -> String { text("-", "frame", "-", frame) }

  private func text(
    _ source: String, _ type: String, _ cause: String, _ data: JSONValue
  ) -> String {
    let head = [
      Self.padded(Self.seconds(time), 14, isNumber: true),
      Self.padded(String(sequence), 6, isNumber: true),
      Self.padded(source, 9, isNumber: false), Self.padded(type, 22, isNumber: false),
      Self.padded(cause, 6, isNumber: true), data.text,
    ].joined(separator: " ")
    return Diagnostic.visible(head)
  }

  /// Nanoseconds as seconds with nine digits.
  package static func seconds(_ nanoseconds: Int64) -> String {
    let (whole, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    let digits = String(rest)
    return "\(whole)." + String(repeating: "0", count: max(0, 9 - digits.utf8.count)) + digits
  }

  private static func padded(_ text: String, _ width: Int, isNumber: Bool) -> String {
    let space = String(repeating: " ", count: max(0, width - text.count))
    return isNumber ? space + text : text + space
  }
}
