package import PagerBus

/// An event as it is written to plugins, with the keys of the trace.
package struct EventRecord: Equatable, Sendable {
  /// Its place in the order.
  package let sequence: UInt64

  /// Its text.
  package let bytes: [UInt8]

  /// Writes an event.
  package init(_ envelope: AnyEnvelope) {
    sequence = envelope.sequence
    var members: [JSONValue.Member] = [
      .init("seq", WireNumber.value(envelope.sequence)),
      .init("t", WireNumber.value(envelope.time.nanoseconds)),
      .init("type", .string(envelope.name.text)),
      .init("source", .string(envelope.source.description)),
      .init("cause", envelope.cause.map { WireNumber.value($0) } ?? .null),
    ]
    if envelope.pager != .main {
      members.append(.init("pager", .integer(Int64(envelope.pager.number))))
    }
    if envelope.isReplay { members.append(.init("replay", true)) }
    members.append(.init("data", WireNumber.spelled(JSONValue(encoding: envelope.event))))
    // A plugin that begins later knows no earlier edit, so it is told the whole list each time.
    if let change = envelope.event as? PagesChanged {
      members.append(
        .init("pages", .array(change.pages.descriptors.map { JSONValue(encoding: $0) })))
    }
    bytes = Array(JSONValue.object(members).text.utf8)
  }
}
