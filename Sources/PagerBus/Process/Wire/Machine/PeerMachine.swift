package import PagerBus
import PagerSession

/// Decides everything about one connection to a plugin that is a process.
///
/// It knows no thread, pipe or clock: its owner hands it what happened and does what it answers,
/// in that order. In a stepped run everything that is handed to the plugin opens a *turn*, which
/// the plugin ends by its credit; the owner waits until ``isInTurn`` is false.
package struct PeerMachine: Sendable {
  enum Phase: Equatable, Sendable {
    /// Nothing was said.
    case new
    /// The plugin was greeted and has not answered.
    case starting
    /// Both sides agree, and the host has not said that it begins.
    case agreed
    /// Events and requests go both ways.
    case running
    /// The plugin was told to end.
    case stopping
    /// The connection is over.
    case over(PeerEnd)
  }

  /// What the plugin handles in a stepped run.
  enum Turn: Equatable, Sendable {
    /// Nothing.
    case none
    /// Events, up to the one with this number.
    case events(last: UInt64)
    /// A timer, and the event that it followed from.
    case timer(id: String, cause: UInt64?)
  }

  /// A question that the host asked and that was not answered.
  struct Question: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
      case hello, ping, shutdown
      case vote(sequence: UInt64)
    }

    let id: Int64
    let kind: Kind
    let time: Instant

    var isVote: Bool {
      switch kind {
      case .vote: true
      case .hello, .ping, .shutdown: false
      }
    }
  }

  /// A timer that the plugin set.
  struct Timer: Equatable, Sendable {
    let id: String
    let due: Instant
    let cause: UInt64?
  }

  /// An event that the plugin has and did not acknowledge.
  struct Sent: Equatable, Sendable {
    let sequence: UInt64
    let time: Instant
  }

  /// What the plugin was offered.
  package let offer: PeerOffer

  /// What the plugin declared; nil until it did.
  package internal(set) var hello: PeerHello?

  /// How often the plugin did what it should not.
  package internal(set) var counts = PeerCounts()

  var phase = Phase.new
  var turn = Turn.none
  var turnLines = 0
  var questions: [Question] = []
  var nextQuestion: Int64 = 1
  var lateVotes: [Int64] = []

  /// How many events more the plugin lets come.
  var granted = 0
  var waiting: [EventRecord] = []

  /// Since when the first of them waits.
  var waitingSince: Instant?
  var unacknowledged: [Sent] = []
  var lastSent: UInt64?
  var timers: [Timer] = []

  /// Types of which it was told already that they are not permitted.
  var refusedTypes: [String] = []
  var nuisance = NuisanceGauge()
  var lastHeard = Instant.zero
  var suspectSince: Instant?
  var hasClosedOutput = false

  /// Makes the machine of a connection over which nothing was said.
  package init(_ offer: PeerOffer) {
    self.offer = offer
  }

  /// Whether events and requests go both ways.
  package var isRunning: Bool { phase == .running }

  /// Whether the plugin was greeted and has not agreed.
  package var isStarting: Bool { phase == .new || phase == .starting }

  /// Why the connection is over; nil if it is not.
  package var end: PeerEnd? {
    if case .over(let end) = phase { end } else { nil }
  }

  /// Whether the plugin has something in a stepped run that it must answer, by credit or by a vote.
  package var isInTurn: Bool {
    guard phase == .running, offer.isStepped else { return false }
    return turn != .none || questions.contains { $0.isVote }
  }

  /// What the plugin owes in a stepped run, in words; nil if nothing.
  package var owed: String? {
    for question in questions {
      if case .vote(let sequence) = question.kind { return "its vote on event \(sequence)" }
    }
    switch turn {
    case .none: return nil
    case .timer(let id, _): return "its credit for the timer \(Diagnostic.visible(id))"
    case .events(let last):
      if let first = unacknowledged.first { return "its credit for event \(first.sequence)" }
      return "credit to send it event \(waiting.first?.sequence ?? last)"
    }
  }

  /// Whether the plugin judges selections.
  package var votes: Bool { hello?.features.contains(.vote) == true }

  /// Whether another event can be delivered: none waits for the plugin's credit.
  package var hasRoom: Bool { phase == .running && waiting.isEmpty }

  /// How many events may be sent now.
  package var window: Int {
    suspectSince == nil ? min(granted, WireLimits.creditMaximum - unacknowledged.count) : 0
  }

  /// The instant of the plugin's earliest timer; nil if it has set none.
  package var nextDue: Instant? {
    phase == .running ? timers.map(\.due).min() : nil
  }

  /// Takes in what the plugin's process did.
  package mutating func receive(_ signal: PluginSignal, at now: Instant) -> [PeerAction] {
    if case .over = phase { return [] }
    switch signal {
    case .line(let line): return receive(line: line, at: now)

    case .tooLong(let count):
      let limit = offer.limits.frameBytesMaximum
      return close(
        .broken(WireFault(.frameTooBig, "a line of \(count) bytes; at most \(limit) may be")))

    case .cutShort(let count):
      return complain("its output ended inside a line of \(count) bytes", at: now)

    case .outputClosed:
      // The end of the process follows as a rule, and says more.
      hasClosedOutput = true
      return []

    case .errorLine(let text): return [.log(.info, text)]

    case .errorLinesLost(let count):
      return [.log(.warning, "\(count) lines of its standard error came too fast and were dropped")]

    case .ended(let status):
      return close(phase == .stopping ? .stopped : .ended(status))
    }
  }

  /// Ends the connection.
  mutating func close(_ end: PeerEnd) -> [PeerAction] {
    phase = .over(end)
    turn = .none
    waiting = []
    timers = []
    return [.close(end)]
  }

  /// Asks the plugin something.
  mutating func ask(
    _ kind: Question.Kind, _ method: String, _ parameters: JSONValue, at now: Instant
  ) -> PeerAction {
    let id = nextQuestion
    nextQuestion += 1
    questions.append(Question(id: id, kind: kind, time: now))
    return .send(HostMessage.request(id, method, parameters))
  }
}
