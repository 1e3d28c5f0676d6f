package import PagerBus

/// What the host writes: each message one line, its keys in one fixed order.
package enum HostMessage {
  /// A request.
  package static func request(_ id: Int64, _ method: String, _ parameters: JSONValue) -> [UInt8] {
    line([
      .init("jsonrpc", "2.0"), .init("id", .integer(id)), .init("method", .string(method)),
      .init("params", parameters),
    ])
  }

  /// Something that wants no answer.
  package static func notification(
    _ method: String, _ parameters: JSONValue? = nil
  ) -> [UInt8] {
    var members: [JSONValue.Member] = [.init("jsonrpc", "2.0"), .init("method", .string(method))]
    if let parameters { members.append(.init("params", parameters)) }
    return line(members)
  }

  /// The answer to a request of the plugin.
  package static func reply(_ id: String, _ result: JSONValue) -> [UInt8] {
    line([.init("jsonrpc", "2.0"), .init("id", .string(id)), .init("result", result)])
  }

  /// The refusal of a request; without an id, of something that was no request.
  package static func refusal(_ id: String?, _ fault: WireFault) -> [UInt8] {
    var error: [JSONValue.Member] = [
      .init("code", .integer(fault.code.rawValue)), .init("message", .string(fault.message)),
    ]
    if let data = fault.data { error.append(.init("data", data)) }
    return line([
      .init("jsonrpc", "2.0"), .init("id", id.map { .string($0) } ?? .null),
      .init("error", .object(error)),
    ])
  }

  /// As many events as fit into one line, and at least one.
  ///
  /// - Returns: the line, and how many events are in it.
  package static func events(
    _ records: ArraySlice<EventRecord>, now: Instant, frameMaximum: Int
  ) -> (line: [UInt8], count: Int) {
    var writer = JSONWriter()
    writer.write(raw: #"{"jsonrpc":"2.0","method":"events","params":{"now":"#)
    writer.write(WireNumber.value(now.nanoseconds))
    writer.write(raw: #","batch":["#)
    let limit = min(WireLimits.batchBytesMaximum, frameMaximum)
    var count = 0
    for record in records {
      let size = writer.bytes.count + record.bytes.count + ",]}}".utf8.count
      if count > 0 {
        guard size <= limit else { break }
        writer.write(byte: UInt8(ascii: ","))
      }
      writer.write(json: record.bytes)
      count += 1
    }
    writer.write(raw: "]}}")
    return (writer.bytes, count)
  }

  private static func line(_ members: [JSONValue.Member]) -> [UInt8] {
    Array(JSONValue.object(members).text.utf8)
  }
}
