import PagerBus
import PagerProcess
import PagerSession

/// One plugin under examination; every row starts a process of its own.
struct PluginExam {
  /// How long anything may take that a plugin does not have to do at once.
  static let patience = Duration.seconds(5)

  /// How long the process may take to end, step by step.
  static let stopPatience = StopPatience(
    close: .seconds(3), terminate: .seconds(1), kill: .seconds(2))

  let entry: ProcessEntry
  let folder: String

  /// What the author pointed at, seen from the folder.
  let path: String

  let launcher: ProcessLauncher
  let events: UsualEvents

  /// What the plugin is offered.
  var offer: PeerOffer {
    CaseProcesses.offer(entry, 42, PagerHostCommand.version, SessionTypes.all())
  }

  /// How long an event may take.
  var handlerLimit: Duration { .milliseconds(offer.limits.handlerMilliseconds) }

  /// How long the first answer may take.
  var startLimit: Duration { .milliseconds(offer.limits.startMilliseconds) }

  /// Starts the process without a word.
  ///
  /// - Parameters:
  ///   - script: what a shell does before it becomes the program, `exec "$@"` included; nil for
  ///     no shell.
  ///   - limits: what it may cost; those of the manifest if nil.
  /// - Returns: the conversation, which has not begun.
  /// - Throws: why it cannot be started.
  func start(
    _ script: String? = nil, limits: ChildLimits? = nil
  ) throws(CheckFinding) -> PluginTalk {
    let words = script.map { ["sh", "-c", $0, "sh"] + entry.arguments } ?? entry.arguments
    do {
      return PluginTalk(
        try launcher.start(entry, words: words, in: folder, limits: limits), offer)
    } catch {
      throw .failed("cannot be started", help: "\(error)")
    }
  }

  /// Starts the process and goes through the handshake.
  func greeted(_ script: String? = nil) throws(CheckFinding) -> PluginTalk {
    var talk = try start(script)
    talk.act { machine, now in machine.greet(at: now) }
    let isOver = talk.wait(startLimit) { !$0.machine.isStarting || $0.end != nil }
    if !isOver { talk.act { machine, _ in machine.expire() } }
    if let end = talk.end {
      _ = talk.stop(Self.stopPatience)
      throw .failed("no handshake: it \(end)", help: Self.help(for: end))
    }
    talk.act { machine, now in machine.begin(at: now) }
    return talk
  }

  /// Hands events over and waits until they are acknowledged.
  func handOver(
    _ records: [EventRecord], to talk: inout PluginTalk, within limit: Duration
  ) -> Bool {
    talk.act { machine, now in machine.deliver(records, at: now) }
    return talk.wait(limit) { !$0.machine.isInTurn || $0.end != nil } && talk.end == nil
  }

  /// Whether the plugin answers a `ping`.
  func lives(_ talk: inout PluginTalk) -> Bool {
    let question = talk.ask("ping")
    return talk.wait(max(handlerLimit, Self.patience)) { $0.answers[question] != nil }
  }

  /// Whether the plugin answers a `ping` after something; a finding if it does not.
  func requireLife(_ talk: inout PluginTalk, after cause: String) throws(CheckFinding) {
    guard !lives(&talk) else { return }
    let exit = talk.exit
    _ = talk.stop(Self.stopPatience)
    throw .failed(
      exit.map { "after \(cause) it \($0)" } ?? "after \(cause) it does not answer `ping`",
      help: "answer {\"id\": …, \"method\": \"ping\"} with {\"id\": …, \"result\": {}}")
  }

  /// Events that the plugin hears; a reason to skip the row if there are none.
  func records(
    _ count: Int, for talk: inout PluginTalk
  ) throws(CheckFinding) -> [EventRecord] {
    let records = events.records(count, for: talk.machine.hello)
    guard records.isEmpty else { return records }
    _ = talk.stop(Self.stopPatience)
    throw .skipped("it hears nothing that happens in a usual session")
  }

  /// What to do about an end.
  private static func help(for end: PeerEnd) -> String {
    switch end {
    case .ended: "it must go on reading its standard input; see its standard error"
    case .failed: "it says so itself, by `done`; mend what it says"
    case .noAgreement(let fault) where fault.code == .handshakeTimeout:
      "answer `initialize` first, then do what takes long; or raise limits.startMs"
    case .noAgreement, .broken: "see the page The protocol for the fields of the answer"
    case .deadline: "acknowledge every batch by `credit`, or raise limits.handlerMs"
    case .flooded, .outputClosed: "write messages to the standard output, all else to the error"
    case .notStarted, .stopped: "see the page When your plugin misbehaves"
    }
  }
}
