import PagerBus
import PagerProcess
import PagerSession

/// What is left of a plugin when its host is killed.
extension CheckTest {
  /// How many statements keep the host busy; it is killed long before it is done.
  private static let session = """
    session 1
    view 390x844
    pages 4
    case "busy" {
      repeat 10000 {
        tap tab 1
        wait idle
        tap tab 0
        wait idle
      }
    }

    """

  /// The host, its guard and the plugin.
  private static let processesMinimum = 3

  /// The events of the busy host are not read, so that it stands still in the middle of its run.
  private static var limits: ChildLimits {
    var limits = ChildLimits()
    limits.signalMaximum = 8
    return limits
  }

  /// A host of its own runs the plugin and is killed by SIGKILL.
  static let hostKilled = CheckTest(name: "host killed") { exam throws(CheckFinding) in
    let script = #"printf '%s' "$1" | exec "$2" plugin run "$3" - --log '*'"#
    let words = ["sh", "-c", script, "sh", session, PluginTalk.hostProgram, exam.path]
    var talk: PluginTalk
    do {
      talk = PluginTalk(
        try exam.launcher.start(exam.entry, words: words, in: exam.folder, limits: limits),
        exam.offer)
    } catch {
      throw .skipped("a second host cannot be started: \(error)")
    }
    _ = talk.wait(PluginExam.patience) { $0.machine.counts.strayLines > 0 || $0.exit != nil }
    guard talk.exit == nil, let host = talk.child.process,
      case let processes = Descendants().below(host), processes.count >= processesMinimum
    else {
      _ = talk.stop(PluginExam.stopPatience)
      throw .skipped("a second host did not run it: \(talk.reports.first ?? "")")
    }
    talk.killGroup()
    var left = processes
    let deadline = Bell.now() + PluginExam.patience.nanoseconds
    while !left.isEmpty, Bell.now() < deadline {
      PluginTalk.pause(microseconds: 10_000)
      left.removeAll { !PluginTalk.isThere($0) }
    }
    _ = talk.stop(PluginExam.stopPatience)
    guard left.isEmpty else {
      throw .failed(
        "\(left.count) of \(processes.count) processes are left after the host was killed",
        help: "exit at the end of the standard input, and start no process that outlives you")
    }
    return "of \(processes.count) processes none is left"
  }
}
