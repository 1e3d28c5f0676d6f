import PagerBus
import PagerProcess
import PagerSession

/// A conversation with a plugin in real time, led as a stepped world leads it: whatever is handed
/// over opens a turn, which the plugin ends by its credit.
struct PluginTalk {
  /// What the plugin said to a question that only this conversation asks.
  enum Answer: Equatable {
    /// A result.
    case result
    /// An error with this code.
    case refusal(Int64)
  }

  /// The first number of such questions, so that they are none of the machine's.
  private static let firstQuestion: Int64 = 1 << 40

  /// The most reports that are kept.
  private static let reportsMaximum = 100

  let child: PluginChild

  /// Decides what the host says.
  private(set) var machine: PeerMachine

  /// Why the connection is over; nil if it is not.
  private(set) var end: PeerEnd?

  /// How the process ended; nil while it runs.
  private(set) var exit: PluginExit?

  /// What a log would say.
  private(set) var reports: [String] = []

  private(set) var answers: [Int64: Answer] = [:]

  /// How often the plugin voted.
  private(set) var votes = 0

  /// What happens to the lines of the plugin on their way.
  var disturbance = LineDisturbance.none

  private var asked: Set<Int64> = []
  private var held: [[UInt8]] = []
  private let start = Bell.now()

  init(_ child: PluginChild, _ offer: PeerOffer) {
    self.child = child
    machine = PeerMachine(offer)
  }

  /// The real time since the begin.
  var now: Instant { Instant(nanoseconds: Bell.now() - start) }

  /// Does to the machine what a host does, and then what the machine decides.
  mutating func act(_ body: (inout PeerMachine, Instant) -> [PeerAction]) {
    perform(body(&machine, now))
  }

  /// Asks something that the machine knows nothing of; returns the number of the question.
  mutating func ask(_ method: String, _ parameters: JSONValue = .object([])) -> Int64 {
    let id = Self.firstQuestion + Int64(asked.count)
    asked.insert(id)
    send(HostMessage.request(id, method, parameters))
    return id
  }

  /// Takes what the plugin does until something is so, it ended, or the time is over.
  ///
  /// - Returns: whether it is so.
  mutating func wait(_ limit: Duration, until isSo: (PluginTalk) -> Bool) -> Bool {
    let deadline = Bell.now() + limit.nanoseconds
    while !isSo(self) {
      let rest = deadline - Bell.now()
      guard exit == nil, rest > 0, let signal = child.next(within: .nanoseconds(rest)) else {
        return false
      }
      take(signal)
    }
    return true
  }

  /// Takes in what the plugin did, or what somebody pretends that it did.
  mutating func take(_ signal: PluginSignal) {
    switch signal {
    case .line(let line): hear(line)
    case .ended(let exit):
      self.exit = exit
      act { machine, now in machine.receive(signal, at: now) }
    case .tooLong, .cutShort, .outputClosed, .errorLine, .errorLinesLost:
      act { machine, now in machine.receive(signal, at: now) }
    }
  }

  /// Lets the lines come that were held back.
  mutating func release() {
    disturbance = .none
    let lines = held
    held = []
    for line in lines { hear(line) }
  }

  /// Ends the process; its standard input is closed first.
  mutating func stop(_ patience: StopPatience) -> PluginExit {
    let exit = child.stop(patience)
    self.exit = exit
    return exit
  }

  private mutating func hear(_ line: [UInt8]) {
    if disturbance == .held {
      held.append(line)
      return
    }
    for line in disturbance.lines(for: line) {
      if isAnswer(line) { continue }
      act { machine, now in machine.receive(.line(line), at: now) }
    }
  }

  private mutating func isAnswer(_ line: [UInt8]) -> Bool {
    guard asked.count > answers.count, let reading = PeerMessageReader.read(line).first
    else { return false }
    switch reading {
    case .message(.reply(let id, _)) where asked.contains(id): answers[id] = .result
    case .message(.refusal(let id?, let refusal)) where asked.contains(id):
      answers[id] = .refusal(refusal.code)
    case .message, .fault: return false
    }
    return true
  }

  private mutating func perform(_ actions: [PeerAction]) {
    for action in actions {
      switch action {
      case .send(let line): send(line)
      case .close(let end): if self.end == nil { self.end = end }
      case .voted: votes += 1
      case .log(_, let text): if reports.count < Self.reportsMaximum { reports.append(text) }
      case .publish(let order):
        // Nothing happens in this world; the plugin is told that it did.
        act { machine, _ in machine.published(order, .success(.undelivered(0))) }
      case .ready, .show, .votesLater: break
      }
    }
  }

  /// Sends a line; if nobody reads it, the end of the process follows and says why.
  func send(_ line: [UInt8]) {
    do { try child.send(line) } catch {}
  }
}

extension Duration {
  /// The whole nanoseconds.
  var nanoseconds: Int64 {
    components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000
  }
}
