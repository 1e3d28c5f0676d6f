import PagerBus
import PagerSession

/// Runs one plugin for a host on the other end of a pipe, message by message.
final class PluginConversation {
  /// How many events may be on their way.
  private static let credit: Int64 = 64

  /// The name of the one timer that stands for all that the plugin has set.
  private static let timer = "clock"

  private let type: any Plugin.Type
  private let link: HostLink
  private var remote: RemotePlugin?
  private var catalogue = EventCatalogue()
  private var now = Instant.zero
  private var isStepped = false

  /// When the host is to say that time has passed; nil if it was not asked to.
  private var scheduled: Instant?

  init(_ type: any Plugin.Type, _ link: HostLink) {
    self.type = type
    self.link = link
  }

  /// Answers the host until one of the two has had enough.
  func run() throws(HostLoss) -> PluginProcess.Exit {
    while true {
      let line = try link.next()
      if let end = try take(line) { return end }
    }
  }

  private func take(_ line: HostLine) throws(HostLoss) -> PluginProcess.Exit? {
    switch line {
    case .initialize(let id, let parameters): return try begin(id, parameters)
    case .initialized(let now):
      self.now = now ?? self.now
      try started().start(at: self.now)
      return try endTurn(isStepped ? [.init("started", true)] : nil)
    case .events(let now, let batch): return try hand(batch, at: now)
    case .timer(let now):
      self.now = now
      scheduled = nil
      try started().advance(to: now)
      return try endTurn([.init("timer", .string(Self.timer))])
    case .gap(let gap):
      // The plugin acts on it when it is handed something, because nothing is answered to a gap.
      gaps.append(gap)
      return nil
    case .vote(let id, let sequence):
      link.ask(id, about: sequence)
      return nil
    case .ping(let id):
      try link.reply(id, .object([]))
      return nil
    case .shutdown(let id): return try stop(id)
    case .answer: return nil
    case .other(let id, let method):
      if let id { try link.refuse(id, .unknownMethod, "there is no method \(method)") }
      return nil
    }
  }

  private var gaps: [Gap] = []

  private func started() throws(HostLoss) -> RemotePlugin {
    guard let remote else { throw .senseless("the host begins without `initialize`") }
    return remote
  }

  private func hand(
    _ batch: [JSONNode], at now: Instant
  ) throws(HostLoss) -> PluginProcess.Exit? {
    let remote = try started()
    self.now = now
    for gap in gaps { remote.hand(gap) }
    gaps = []
    var last: UInt64 = 0
    for node in batch {
      let envelope = try AnyEnvelope(node, in: catalogue)
      link.note(envelope)
      remote.hand(envelope, at: now)
      last = envelope.sequence
      if remote.end != nil { break }
    }
    return try endTurn([
      .init("upTo", WireNumber.value(last)), .init("add", .integer(Int64(batch.count))),
    ])
  }

  /// Says what follows from what was handed over: what to wake the plugin for, and that it has
  /// handled it, or that it is done.
  private func endTurn(_ credit: [JSONValue.Member]?) throws(HostLoss) -> PluginProcess.Exit? {
    let remote = try started()
    switch remote.end {
    case .returned?:
      try link.notify("done", .object([]))
      return .done
    case .failed(let reason)?:
      try link.notify("done", ["error": .string(reason)])
      return .failed
    case nil: break
    }
    try link.promise()
    try schedule(remote.nextDue)
    if let credit { try link.notify("credit", .object(credit)) }
    return nil
  }

  private func schedule(_ due: Instant?) throws(HostLoss) {
    guard due != scheduled else { return }
    scheduled = due
    if let due {
      let after = max(0, now.nanoseconds(to: due))
      try link.notify(
        "schedule", ["id": .string(Self.timer), "after": WireNumber.value(after)])
    } else {
      try link.notify("unschedule", ["id": .string(Self.timer)])
    }
  }

  private func stop(_ id: Int64) throws(HostLoss) -> PluginProcess.Exit {
    remote?.stop()
    if case .failed(let reason)? = remote?.end {
      try link.notify("done", ["error": .string(reason)])
      return .failed
    }
    try link.reply(id, .object([]))
    return .done
  }
}

/// The first question of a host.
extension PluginConversation {
  private func begin(
    _ id: Int64, _ parameters: JSONNode
  ) throws(HostLoss) -> PluginProcess.Exit? {
    guard speaks(parameters["protocol"]) else {
      let spoken = WireLimits.protocols
      try link.refuse(
        id, .noCommonProtocol, "no common protocol",
        data: ["min": .integer(spoken.lowerBound), "max": .integer(spoken.upperBound)])
      return .protocolError
    }
    let offered = (parameters["features"]?.elements ?? []).compactMap(\.string)
    let features = features.filter { offered.contains($0.rawValue) }
    isStepped = parameters["stepped"]?.bool ?? false
    do {
      let activation = PluginActivation(
        type, id: parameters["plugin"]?.string,
        options: try type.manifest.completed(parameters["options"]?.value ?? .null),
        vote: features.contains(.vote) ? .allow : nil)
      catalogue = EventCatalogue(
        EventCatalogue.pager + type.manifest.subscribes + type.manifest.publishes)
      let seed = parameters["seed"]?.string.flatMap { UInt64($0) } ?? 0
      link.introduce(as: activation.id)
      remote = try RemotePlugin(activation, seed: seed, log: link, relay: link)
      try link.reply(id, answer(activation, features))
      return nil
    } catch let loss as HostLoss {
      throw loss
    } catch {
      try link.refuse(id, .parameters, "\(error)")
      return .failed
    }
  }

  private var features: [PeerOffer.Feature] {
    type.manifest.votesWithin == nil ? [.timer, .life] : [.vote, .timer, .life]
  }

  private func speaks(_ node: JSONNode?) -> Bool {
    guard let low = node?["min"]?.integer, let high = node?["max"]?.integer, low <= high
    else { return false }
    return WireLimits.protocols.overlaps(low...high)
  }

  private func answer(
    _ activation: PluginActivation, _ features: [PeerOffer.Feature]
  ) -> JSONValue {
    let published = activation.permitted.filter { $0 != SelectionVoted.self }
    return [
      "protocol": .integer(WireLimits.protocols.upperBound),
      "features": .array(features.map { .string($0.rawValue) }),
      "subscribes": .array(activation.heard.map { .string($0.name.text) }),
      "publishes": .array(published.map { .string($0.name.text) }),
      "credit": .integer(Self.credit),
    ]
  }
}
