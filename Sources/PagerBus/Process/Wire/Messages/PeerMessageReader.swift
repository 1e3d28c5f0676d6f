import PagerBus
import PagerSession

/// Reads what plugins write; strict, so that a mistake is found where it is made.
package enum PeerMessageReader {
  /// What a message was, or what is wrong with it and whom to tell.
  package enum Reading: Equatable, Sendable {
    /// A message.
    case message(PeerMessage)
    /// None, or one that makes no sense; with the id of the request if it has one.
    case fault(WireFault, id: String?)
  }

  /// Whether a line claims to be a message: it begins as an object or an array does.
  package static func isMessage(_ line: [UInt8]) -> Bool {
    line.first == UInt8(ascii: "{") || line.first == UInt8(ascii: "[")
  }

  /// Reads one line; an array holds several messages.
  package static func read(_ line: [UInt8]) -> [Reading] {
    let source = SourceText(name: "line", bytes: line)
    let node: JSONNode
    do throws(DiagnosticsError) {
      node = try JSONParser.parse(source)
    } catch {
      return [.fault(WireFault(.parse, text(of: error)), id: nil)]
    }
    guard let elements = node.elements else { return [read(node)] }
    guard (1...WireLimits.batchMessagesMaximum).contains(elements.count) else {
      let text = "an array holds 1 to \(WireLimits.batchMessagesMaximum) messages"
      return [.fault(WireFault(.shape, "\(text), not \(elements.count)"), id: nil)]
    }
    return elements.map { read($0) }
  }

  private static func text(of error: DiagnosticsError) -> String {
    guard let first = error.diagnostics.errors.first else { return "not JSON" }
    guard let start = first.place?.range.start else { return first.message }
    return "\(first.message), at column \(start.column)"
  }

  private static func read(_ node: JSONNode) -> Reading {
    do throws(WireFault) {
      return .message(try message(MessageFields(node)))
    } catch {
      return .fault(error, id: MessageFields.pluginID(node))
    }
  }

  private static func message(_ fields: MessageFields) throws(WireFault) -> PeerMessage {
    guard let method = try fields.method() else { return try answer(fields) }
    let id = try fields.requestID()
    switch method {
    case "publish": return .publish(id: id, try publication(fields))
    case "credit": return .credit(try credit(fields))
    case "schedule":
      let after = try fields.integer("after")
      guard after >= 0 else { throw WireFault(.parameters, "`after` is not negative") }
      return .schedule(id: try fields.name("id"), after: after)
    case "unschedule": return .unschedule(id: try fields.name("id"))
    case "show":
      return .show(
        name: try fields.name("name"), value: try fields.node("value").value,
        cause: try fields.cause())
    case "vote":
      guard let sequence = try fields.optionalSequence("seq") else {
        throw WireFault(.parameters, "`seq` is missing")
      }
      return .vote(sequence: sequence, isVeto: try fields.flag("veto"))
    case "done":
      return .done(error: fields.parameter("error") == nil ? nil : try fields.text("error"))
    case "log": return .log(try fields.level(), text: try fields.text("text"))
    case "ping":
      guard let id else { throw WireFault(.shape, "`ping` is a request: it needs an id") }
      return .ping(id: id)
    default: return .unknown(id: id, method: method)
    }
  }

  private static func publication(_ fields: MessageFields) throws(WireFault) -> PeerPublication {
    let cause = try fields.cause()
    let data = fields.parameter("data")?.value ?? .object([])
    guard case .object = data else {
      throw WireFault(.parameters, "`data` must be an object")
    }
    return PeerPublication(type: try fields.name("type"), cause: cause, data: data)
  }

  private static func credit(_ fields: MessageFields) throws(WireFault) -> PeerCredit {
    let add = fields.parameter("add") == nil ? 0 : try fields.integer("add")
    guard (0...Int64(WireLimits.creditMaximum)).contains(add) else {
      throw WireFault(.parameters, "`add` is from 0 to \(WireLimits.creditMaximum), not \(add)")
    }
    let timer = fields.parameter("timer") == nil ? nil : try fields.name("timer")
    return PeerCredit(
      upTo: try fields.optionalSequence("upTo"), add: add, timer: timer,
      isStart: try fields.flag("started"))
  }

  private static func answer(_ fields: MessageFields) throws(WireFault) -> PeerMessage {
    let id = try fields.replyID()
    switch (fields.member("result"), fields.member("error")) {
    case (let result?, nil):
      guard let id else { throw WireFault(.shape, "an answer needs the id of its request") }
      return .reply(id: id, result: result)
    case (nil, let error?): return .refusal(id: id, try refusal(error))
    case (nil, nil), (.some, .some):
      throw WireFault(.shape, "a message has a method, or either a result or an error")
    }
  }

  private static func refusal(_ node: JSONNode) throws(WireFault) -> WireRefusal {
    guard let code = node["code"]?.integer, let message = node["message"]?.string else {
      throw WireFault(.shape, "an error has a whole number `code` and a text `message`")
    }
    return WireRefusal(code: code, message: message, data: node["data"]?.value)
  }
}
