import PagerBus
import PagerSession

/// One message of a host to a plugin's program.
enum HostLine: Sendable {
  /// The host begins; `id` is the number of its request.
  case initialize(id: Int64, JSONNode)

  /// The world begins.
  case initialized(now: Instant?)

  /// Events of the world.
  case events(now: Instant, [JSONNode])

  /// A timer is due.
  case timer(now: Instant)

  /// Events were missed.
  case gap(Gap)

  /// The host wants to know whether an event may happen.
  case vote(id: Int64, sequence: UInt64)

  /// The host wants to know whether the program lives.
  case ping(id: Int64)

  /// The program is to end.
  case shutdown(id: Int64)

  /// What became of a request of the program.
  case answer(id: String, Result<UInt64, WireRefusal>)

  /// Something that is not for this program; a request if it has a number.
  case other(id: Int64?, method: String)

  /// Reads a line.
  init(_ line: [UInt8]) throws(HostLoss) {
    guard let node = try? JSONParser.parse(SourceText(name: "line", bytes: line)) else {
      throw .senseless("a line of the host is not JSON")
    }
    guard let message = Self.message(node) else {
      throw .senseless("a message of the host makes no sense: \(node.text.prefix(200))")
    }
    self = message
  }

  private static func message(_ node: JSONNode) -> HostLine? {
    let id = node["id"]?.integer
    guard let method = node["method"]?.string else { return answer(node) }
    let parameters = node["params"]
    switch (method, id) {
    case ("initialize", let id?): return parameters.map { .initialize(id: id, $0) }
    case ("initialized", _): return .initialized(now: instant(parameters?["now"]))
    case ("events", _):
      guard let now = instant(parameters?["now"]), let batch = parameters?["batch"]?.elements
      else { return nil }
      return .events(now: now, batch)
    case ("timer", _): return instant(parameters?["now"]).map { .timer(now: $0) }
    case ("gap", _): return gap(parameters).map { .gap($0) }
    case ("vote", let id?):
      return parameters?["seq"].flatMap { WireNumber.sequence($0) }.map {
        .vote(id: id, sequence: $0)
      }
    case ("ping", let id?): return .ping(id: id)
    case ("shutdown", let id?): return .shutdown(id: id)
    default: return .other(id: id, method: method)
    }
  }

  private static func answer(_ node: JSONNode) -> HostLine? {
    if let error = node["error"], let code = error["code"]?.integer {
      let refusal = WireRefusal(
        code: code, message: error["message"]?.string ?? "", data: error["data"]?.value)
      // Without a number it is about something that wanted no answer; the host has logged it.
      guard let id = node["id"]?.string else { return .other(id: nil, method: "error") }
      return .answer(id: id, .failure(refusal))
    }
    guard let id = node["id"]?.string, let result = node["result"] else { return nil }
    return .answer(id: id, .success(result["seq"].flatMap { WireNumber.sequence($0) } ?? 0))
  }

  private static func gap(_ node: JSONNode?) -> Gap? {
    guard let first = node?["first"].flatMap({ WireNumber.sequence($0) }),
      let last = node?["last"].flatMap({ WireNumber.sequence($0) })
    else { return nil }
    let count = node?["count"]?.integer ?? Int64(clamping: last - min(first, last)).addingOne
    let reason = node?["reason"]?.string.flatMap { Gap.Reason(rawValue: $0) }
    return Gap(
      first: first, last: last, count: Int(clamping: count), reason: reason ?? .suspended)
  }

  private static func instant(_ node: JSONNode?) -> Instant? {
    node.flatMap { WireNumber.integer($0) }.map { Instant(nanoseconds: $0) }
  }
}

extension Int64 {
  /// One more, or the same if there is none.
  fileprivate var addingOne: Int64 { self == .max ? self : self + 1 }
}
