import PagerBus
import Synchronization

/// What a plugin's program says to its host, and what it hears.
///
/// A plugin that publishes is answered before it goes on; what the host says meanwhile waits.
final class HostLink: PluginRelay, PluginLog {
  /// The most messages that wait while the host answers.
  static let waitingMaximum = 4_096

  private struct Question {
    let id: Int64
    let sequence: UInt64
    var proposal: Int?
    var isPromised = false
  }

  private struct State {
    var waiting: [HostLine] = []
    var requests = 0
    var questions: [Question] = []

    /// The id of the plugin, in what the host refuses.
    var plugin = ""

    /// Why nothing that is said arrives any more.
    var loss: HostLoss?
  }

  private let stream: HostStream
  private let state = Mutex(State())

  init(_ stream: HostStream) {
    self.stream = stream
  }

  /// The host calls the plugin by this id.
  func introduce(as plugin: String) {
    state.withLock { $0.plugin = plugin }
  }

  /// The next message; pings are answered.
  func next() throws(HostLoss) -> HostLine {
    if let loss = state.withLock({ $0.loss }) { throw loss }
    let first = state.withLock { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }
    if let first { return first }
    return try read()
  }

  private func read() throws(HostLoss) -> HostLine {
    while true {
      let line = try HostLine(stream.next())
      guard case .ping(let id) = line else { return line }
      try reply(id, .object([]))
    }
  }

  /// Answers a request of the host.
  func reply(_ id: Int64, _ result: JSONValue) throws(HostLoss) {
    try send([.init("id", .integer(id)), .init("result", result)])
  }

  /// Refuses a request of the host.
  func refuse(
    _ id: Int64, _ code: WireCode, _ message: String, data: JSONValue? = nil
  ) throws(HostLoss) {
    var error: [JSONValue.Member] = [
      .init("code", .integer(code.rawValue)), .init("message", .string(message)),
    ]
    if let data { error.append(.init("data", data)) }
    try send([.init("id", .integer(id)), .init("error", .object(error))])
  }

  /// Says something that wants no answer.
  func notify(_ method: String, _ parameters: JSONValue) throws(HostLoss) {
    try send([.init("method", .string(method)), .init("params", parameters)])
  }

  private func send(_ members: [JSONValue.Member]) throws(HostLoss) {
    try stream.send(Array(JSONValue.object([.init("jsonrpc", "2.0")] + members).text.utf8))
  }

  /// Says something on the way out of a plugin, which cannot know that nobody hears it.
  private func say(_ method: String, _ parameters: JSONValue) {
    attempt { () throws(HostLoss) in try notify(method, parameters) }
  }

  private func attempt(_ body: () throws(HostLoss) -> Void) {
    do throws(HostLoss) { try body() } catch { state.withLock { $0.loss = error } }
  }

  func show(_ name: String, _ value: JSONValue, because cause: UInt64?) {
    say(
      "show",
      ["name": .string(name), "value": WireNumber.spelled(value), "cause": Self.value(cause)])
  }

  func write(_ line: LogLine) {
    say("log", ["level": .string(line.level.rawValue), "text": .string(line.text)])
  }

  func publish(
    _ event: some Event, because cause: UInt64?
  ) throws(PublishError) -> Publication {
    let type = Swift.type(of: event)
    if let vote = event as? SelectionVoted { return self.vote(vote) }
    let parameters: JSONValue = [
      "type": .string(type.name.text), "cause": Self.value(cause),
      "data": WireNumber.spelled(JSONValue(encoding: event)),
    ]
    switch request("publish", parameters) {
    case .success(let sequence)?: return .published(sequence)
    case .failure(let refusal)?:
      throw refusal.error(of: type.name, by: .plugin(state.withLock { $0.plugin }))
    case nil: throw .cancelled(type: type.name)
    }
  }

  /// Asks the host and blocks the thread until it answers; nil if it is lost.
  private func request(
    _ method: String, _ parameters: JSONValue
  ) -> Result<UInt64, WireRefusal>? {
    let id = state.withLock { state in
      state.requests += 1
      return "p\(state.requests)"
    }
    do throws(HostLoss) {
      try send([
        .init("id", .string(id)), .init("method", .string(method)), .init("params", parameters),
      ])
      while true {
        let line = try read()
        if case .answer(id, let result) = line { return result }
        try wait(line)
      }
    } catch {
      state.withLock { $0.loss = error }
      return nil
    }
  }

  private func wait(_ line: HostLine) throws(HostLoss) {
    let count = state.withLock { state in
      state.waiting.append(line)
      return state.waiting.count
    }
    guard count <= Self.waitingMaximum else {
      throw .senseless("the host says more than \(Self.waitingMaximum) lines without an answer")
    }
  }

  private static func value(_ cause: UInt64?) -> JSONValue {
    cause.map { WireNumber.value($0) } ?? .null
  }
}

/// Votes: the host asks by a request, and hands over the proposal as an event.
extension HostLink {
  /// The host wants to know whether an event may happen.
  func ask(_ id: Int64, about sequence: UInt64) {
    state.withLock { state in
      if state.questions.count == WireLimits.proposalsMaximum { state.questions.removeFirst() }
      state.questions.append(Question(id: id, sequence: sequence))
    }
  }

  /// An event that the plugin is handed is what the host has asked about.
  func note(_ envelope: AnyEnvelope) {
    guard let proposal = envelope.event as? SelectionProposed else { return }
    state.withLock { state in
      let index = state.questions.firstIndex { $0.sequence == envelope.sequence }
      if let index { state.questions[index].proposal = proposal.id }
    }
  }

  /// Tells the host that what was not answered will be answered later.
  func promise() throws(HostLoss) {
    let open = state.withLock { state in
      let open = state.questions.filter { !$0.isPromised }
      for index in state.questions.indices { state.questions[index].isPromised = true }
      return open
    }
    for question in open { try reply(question.id, ["later": true]) }
  }

  private func vote(_ vote: SelectionVoted) -> Publication {
    let question = state.withLock { state -> Question? in
      let index = state.questions.lastIndex { $0.proposal == vote.id }
      return index.map { state.questions.remove(at: $0) }
    }
    guard let question else {
      say("log", ["level": "warning", "text": .string("a vote on \(vote.id), which is not asked")])
      return .published(0)
    }
    if question.isPromised {
      let sequence = WireNumber.value(question.sequence)
      say("vote", ["seq": sequence, "veto": .bool(vote.veto)])
    } else {
      attempt { () throws(HostLoss) in
        try reply(question.id, ["veto": .bool(vote.veto)])
      }
    }
    return .published(question.sequence)
  }
}
