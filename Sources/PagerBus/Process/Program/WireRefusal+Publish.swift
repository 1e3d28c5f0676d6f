import PagerBus

extension WireRefusal {
  /// Why a world elsewhere did not take an event, as the world itself would say it.
  func error(of type: EventName, by source: EventSource) -> PublishError {
    switch WireCode(rawValue: code) {
    case .loopRejected:
      let bound = PublishError.Bound(word: data?["bound"])
      return .cut(type, by: source, at: bound ?? .depth, chain: chain)
    case .unknownTopic: return .notCarried(type: type)
    case .queueFull: return .reserveExhausted(type: type, subscriber: .host)
    case .shuttingDown, .unsolicited, .deadline: return .cancelled(type: type)
    case .parse, .shape, .unknownMethod, .parameters, .frameTooBig, .handshakeTimeout,
      .noCommonProtocol, .featureNotConfirmed, .notPermitted, nil:
      return .notPermitted(type: type, by: source)
    }
  }

  private var chain: [UInt64] {
    guard case .array(let numbers)? = data?["chain"] else { return [] }
    return numbers.compactMap { number in
      switch number {
      case .integer(let value): UInt64(exactly: value)
      case .string(let text): UInt64(text)
      case .null, .bool, .number, .array, .object: nil
      }
    }
  }
}
