import PagerBus
import PagerProcess
import PagerSession

/// A connection of which a test plays the plugin.
struct Talk {
  private(set) var machine: PeerMachine
  var now = Instant.zero

  /// Begins with the offer as it is after `change`.
  init(_ change: (inout PeerOffer) -> Void = { _ in }) {
    var offer = PeerOffer(plugin: "org.demo.log")
    offer.engine = "1.0.0"
    change(&offer)
    machine = PeerMachine(offer)
  }

  /// Goes through the handshake of a plugin that wants everything that the tests need.
  static func running(
    credit: Int = 8, _ change: (inout PeerOffer) -> Void = { _ in }
  ) -> Talk {
    var talk = Talk(change)
    talk.greet()
    talk.hear(
      #"""
      {"jsonrpc":"2.0","id":1,"result":{"protocol":1,"features":["timer","vote"],"subscribes":["selection.changed","page.settled"],"publishes":["selection.requested","pages.edit"],"credit":CREDIT}}
      """#.replacing("CREDIT", with: "\(credit)"))
    talk.begin()
    return talk
  }

  @discardableResult
  mutating func greet() -> [PeerAction] { machine.greet(at: now) }

  @discardableResult
  mutating func begin() -> [PeerAction] { machine.begin(at: now) }

  /// The plugin writes a line.
  @discardableResult
  mutating func hear(_ line: String) -> [PeerAction] {
    machine.receive(.line(Array(line.utf8)), at: now)
  }

  @discardableResult
  mutating func hear(_ signal: PluginSignal) -> [PeerAction] {
    machine.receive(signal, at: now)
  }

  /// The host hands over events with these numbers.
  @discardableResult
  mutating func deliver(_ sequences: ClosedRange<UInt64>) -> [PeerAction] {
    machine.deliver(sequences.map { Talk.record($0) }, at: now)
  }

  @discardableResult
  mutating func act(_ body: (inout PeerMachine) -> [PeerAction]) -> [PeerAction] {
    body(&machine)
  }

  static func record(_ sequence: UInt64) -> EventRecord {
    EventRecord(
      AnyEnvelope(
        PageSettled(index: 2, key: "Finance"),
        metadata: EventMetadata(
          sequence: sequence, time: .zero, source: .pages, cause: sequence - 1)))
  }
}

extension [PeerAction] {
  /// The lines that are sent.
  var lines: [String] {
    compactMap { action in
      if case .send(let bytes) = action { String(decoding: bytes, as: UTF8.self) } else { nil }
    }
  }

  /// The codes of the errors that the plugin is told.
  var codes: [Int64] {
    lines.compactMap { line in
      let node = try? JSONParser.parse(SourceText(name: "line", text: line))
      return node?["error"]?["code"]?.integer
    }
  }

  /// What is written to the log.
  var reports: [String] {
    compactMap { action in
      if case .log(_, let text) = action { text } else { nil }
    }
  }

  /// Why the connection ends.
  var end: PeerEnd? {
    for action in self { if case .close(let end) = action { return end } }
    return nil
  }

  /// What is published.
  var orders: [PeerOrder] {
    compactMap { action in
      if case .publish(let order) = action { order } else { nil }
    }
  }
}
