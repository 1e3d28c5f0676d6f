package import PagerBus
import PagerSession

/// How a connection begins and ends.
extension PeerMachine {
  /// Greets the plugin.
  package mutating func greet(at now: Instant) -> [PeerAction] {
    guard phase == .new else { return [] }
    phase = .starting
    return [ask(.hello, "initialize", offer.parameters, at: now)]
  }

  /// Says that the world begins; from now on events and requests go both ways.
  package mutating func begin(at now: Instant) -> [PeerAction] {
    guard phase == .agreed else { return [] }
    phase = .running
    lastHeard = now
    guard hasLife else { return [.send(HostMessage.notification("initialized"))] }
    beginTurn(.start)
    return [
      .send(
        HostMessage.notification("initialized", ["now": WireNumber.value(now.nanoseconds)]))
    ]
  }

  /// Tells the plugin to end; what it says afterwards has no effect.
  package mutating func shutDown(at now: Instant, graceMilliseconds: Int64) -> [PeerAction] {
    switch phase {
    case .new, .stopping, .over: return []

    case .starting, .agreed, .running:
      let isTurn = phase == .running && hasLife
      phase = .stopping
      beginTurn(isTurn ? .end : .none)
      waiting = []
      timers = []
      let grace: JSONValue = ["graceMs": .integer(graceMilliseconds)]
      return [ask(.shutdown, "shutdown", grace, at: now)]
    }
  }

  /// The real time is over in which the plugin should have answered.
  package mutating func expire() -> [PeerAction] {
    switch phase {
    case .new, .starting:
      return refuse(
        WireFault(
          .handshakeTimeout,
          "it did not answer `initialize` within \(offer.limits.startMilliseconds) ms"))

    case .agreed, .running, .stopping:
      if hasClosedOutput { return close(.outputClosed) }
      return close(.deadline(milliseconds: offer.limits.handlerMilliseconds))

    case .over: return []
    }
  }

  mutating func agree(_ result: JSONNode) -> [PeerAction] {
    guard phase == .starting else { return [] }
    do throws(WireFault) {
      let hello = try PeerHelloReader(offer: offer).hello(result)
      self.hello = hello
      granted = hello.credit
      phase = .agreed
      return [.ready(hello)]
    } catch {
      return refuse(error)
    }
  }

  /// Tells the plugin why it cannot be used, and ends the connection.
  mutating func refuse(_ fault: WireFault) -> [PeerAction] {
    [.send(HostMessage.refusal(nil, fault))] + close(.noAgreement(fault))
  }
}
