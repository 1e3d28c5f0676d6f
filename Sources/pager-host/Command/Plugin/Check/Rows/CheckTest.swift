import PagerBus
import PagerProcess
import PagerSession

/// One thing that `plugin check` looks at.
struct CheckTest: Sendable {
  let name: String

  /// Looks; returns what was seen if it is well.
  let run: @Sendable (PluginExam) throws(CheckFinding) -> String

  init(
    name: String, _ run: @escaping @Sendable (PluginExam) throws(CheckFinding) -> String
  ) {
    self.name = name
    self.run = run
  }

  /// All of them but the faults, in their order.
  static let all = [
    handshake, byHand, strayOutput, endOfInput, termination, shutdown, longFrame, splitText,
    unknownMethod, credit, burst, hostKilled,
  ]

  /// The first answer comes in time and makes sense.
  static let handshake = CheckTest(name: "handshake") { exam throws(CheckFinding) in
    let begin = Bell.now()
    var talk = try exam.greeted()
    let milliseconds = (Bell.now() - begin) / 1_000_000
    let hello = talk.machine.hello
    _ = talk.stop(PluginExam.stopPatience)
    let heard = hello?.subscribes.map { $0.name.text } ?? []
    let list = heard.isEmpty ? "nothing" : heard.joined(separator: ", ")
    return "protocol \(hello?.version ?? 0), hears \(list), within \(milliseconds) ms"
  }

  /// Started by a person it says how it is meant to be used.
  static let byHand = CheckTest(name: "started by hand") { exam throws(CheckFinding) in
    var talk = try exam.start(#"unset PAGER_PLUGIN; exec "$@""#)
    _ = talk.wait(PluginExam.patience) { $0.exit != nil }
    let (exit, reports) = (talk.exit, talk.reports)
    let counts = talk.machine.counts
    _ = talk.stop(PluginExam.stopPatience)
    let help = "without PAGER_PLUGIN=1, print to the standard error how it is used, and exit 64"
    guard let exit else { throw .failed("it waits as if a host were there", help: help) }
    guard exit == .exited(64) else { throw .failed("it \(exit)", help: help) }
    guard counts.strayLines == 0 else {
      throw .failed("it says so on the standard output", help: help)
    }
    guard let said = reports.first(where: { !$0.isEmpty }) else {
      throw .failed("it ends with 64 and says nothing", help: help)
    }
    return "exit 64: \(said)"
  }

  /// The standard output carries the protocol alone.
  static let strayOutput = CheckTest(name: "stray output") { exam throws(CheckFinding) in
    var talk = try exam.greeted()
    let records = exam.events.records(20, for: talk.machine.hello)
    _ = exam.handOver(records, to: &talk, within: exam.handlerLimit * 2)
    _ = exam.lives(&talk)
    talk.act { machine, now in machine.shutDown(at: now, graceMilliseconds: 1_000) }
    _ = talk.wait(PluginExam.patience) { $0.end != nil }
    let counts = talk.machine.counts
    let complaint = talk.reports.first { $0.contains("no message") || $0.contains("understood") }
    _ = talk.stop(PluginExam.stopPatience)
    guard counts.strayLines + counts.brokenMessages == 0 else {
      throw .failed(
        complaint ?? "\(counts.strayLines) lines are no messages",
        help: "print to the standard error; at the start keep a duplicate of descriptor 1 for "
          + "messages, and make 1 the same as 2")
    }
    return "nothing but messages"
  }

  /// Without a host it ends.
  static let endOfInput = CheckTest(name: "end of input") { exam throws(CheckFinding) in
    var talk = try exam.greeted()
    let exit = talk.stop(PluginExam.stopPatience)
    guard exit == .exited(0) || exit == .exited(69) else {
      throw .failed(
        "its input ended, and it \(exit)",
        help: "at the end of the standard input stop reading and exit 69, within 3 s")
    }
    return "its input ended, and it \(exit)"
  }

  /// SIGTERM ends it.
  static let termination = CheckTest(name: "SIGTERM") { exam throws(CheckFinding) in
    var talk = try exam.greeted()
    talk.signal(.terminate)
    let hasEnded = talk.wait(.seconds(2)) { $0.exit != nil }
    let exit = talk.stop(PluginExam.stopPatience)
    guard hasEnded else {
      throw .failed(
        "it runs 2 s after SIGTERM", help: "do not ignore SIGTERM; end, or SIGKILL follows")
    }
    return "it \(exit)"
  }

  /// It ends when it is told to.
  static let shutdown = CheckTest(name: "shutdown") { exam throws(CheckFinding) in
    var talk = try exam.greeted()
    talk.act { machine, now in machine.shutDown(at: now, graceMilliseconds: 1_000) }
    _ = talk.wait(PluginExam.patience) { $0.exit != nil }
    let (isStopped, exit) = (talk.end == .stopped, talk.exit)
    let last = talk.stop(PluginExam.stopPatience)
    guard isStopped, exit?.isSuccess == true else {
      throw .failed(
        exit.map { "told to end, it \($0)" } ?? "told to end, it goes on; then it \(last)",
        help: "answer `shutdown` with an empty result and exit 0")
    }
    return "it \(last)"
  }
}
