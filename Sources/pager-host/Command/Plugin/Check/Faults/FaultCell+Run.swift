import PagerBus
import PagerProcess

/// Lets the accident happen to a process, and looks at what the host makes of it.
extension FaultCell {
  /// How long a plugin is waited for that cannot answer.
  private static let silence = Duration.milliseconds(300)

  /// The longest that a process may live after it was given up.
  private static let stopPatience = StopPatience(
    close: .milliseconds(200), terminate: .milliseconds(300), kill: .seconds(2))

  /// Runs the cell; returns what the host made of it.
  func run(_ exam: PluginExam) throws(CheckFinding) -> String {
    var talk = try exam.start(script)
    let state = try perform(&talk, exam)
    let counts = talk.machine.counts
    let exit = talk.stop(Self.stopPatience)
    guard exit != .unknown else {
      throw .failed("the process cannot be ended", help: "look at what it waits for")
    }
    guard state == expected else {
      throw .failed(
        "\(state.rawValue), where \(expected.rawValue) was right"
          + (talk.end.map { ": it \($0)" } ?? ""),
        help: "see the page When your plugin misbehaves")
    }
    if fault == .garbage, counts.brokenMessages == 0 {
      throw .failed("the host did not notice it", help: "this is a fault of pager-host")
    }
    return state.rawValue
  }

  /// What a shell does before it becomes the program.
  private var script: String? {
    switch fault {
    case .grandchild: #"sleep 600 </dev/null >/dev/null 2>&1 & exec "$@""#
    case .ignoredTermination: #"trap '' TERM; exec "$@""#
    case .kill, .stop, .flood, .garbage, .closedOutput, .halfFrame, .wrongID, .doubledReply,
      .lateReply, .noCredit, .earlyExit:
      nil
    }
  }

  private func perform(
    _ talk: inout PluginTalk, _ exam: PluginExam
  ) throws(CheckFinding) -> State {
    if moment == .start { strike(&talk) }
    talk.act { machine, now in machine.greet(at: now) }
    if moment == .hello { strike(&talk) }
    let limit = moment == .start || moment == .hello ? patience(exam.startLimit) : exam.startLimit
    finish(&talk, limit) { !$0.machine.isStarting }
    guard talk.end == nil else { return state(of: talk) }
    talk.act { machine, now in machine.begin(at: now) }
    switch moment {
    case .start, .hello: break
    case .idle:
      strike(&talk)
      let question = talk.ask("ping")
      finish(&talk, patience(exam.handlerLimit)) { $0.answers[question] != nil }
    case .event:
      let records = try exam.records(1, for: &talk)
      strike(&talk) { talk in
        talk.act { machine, now in machine.deliver(records, at: now) }
      }
      finish(&talk, patience(exam.handlerLimit)) { !$0.machine.isInTurn }
    case .vote: try vote(&talk, exam)
    case .shutdown:
      strike(&talk) { talk in
        talk.act { machine, now in machine.shutDown(at: now, graceMilliseconds: 1_000) }
      }
      finish(&talk, patience(PluginExam.patience)) { $0.end != nil }
    }
    return state(of: talk)
  }

  private func vote(_ talk: inout PluginTalk, _ exam: PluginExam) throws(CheckFinding) {
    guard talk.machine.hello?.features.contains(.vote) == true else {
      _ = talk.stop(PluginExam.stopPatience)
      throw .skipped("it does not vote")
    }
    let record = try exam.records(1, for: &talk)[0]
    strike(&talk) { talk in
      talk.act { machine, now in
        machine.askVote(
          on: record, type: "selection.requested", data: ["to": 1], within: 1_000, at: now)
      }
    }
    let isDone = talk.wait(patience(exam.handlerLimit)) { $0.votes > 0 || $0.end != nil }
    if !isDone { talk.act { machine, _ in machine.endVote(on: record.sequence) } }
    talk.release()
    talk.act { machine, now in machine.tick(at: now) }
  }

  /// Waits until something is so or the connection is over; the time is over then, too.
  private func finish(
    _ talk: inout PluginTalk, _ limit: Duration, until isSo: (PluginTalk) -> Bool
  ) {
    let isDone = talk.wait(limit) { $0.end != nil || isSo($0) }
    if !isDone { talk.act { machine, _ in machine.expire() } }
    talk.release()
  }

  /// How long is waited for an answer that may not come.
  private func patience(_ usual: Duration) -> Duration {
    switch fault {
    case .noCredit where moment == .event: Self.silence
    case .stop, .closedOutput, .halfFrame, .wrongID, .lateReply: Self.silence
    case .noCredit, .kill, .flood, .garbage, .doubledReply, .grandchild, .ignoredTermination,
      .earlyExit:
      max(usual, PluginExam.patience)
    }
  }

  /// Strikes while the plugin has something to answer.
  ///
  /// A signal comes before it: behind it, a quick plugin has answered.
  private func strike(_ talk: inout PluginTalk, during act: (inout PluginTalk) -> Void) {
    switch fault {
    case .kill, .stop:
      strike(&talk)
      act(&talk)
    case .flood, .garbage, .closedOutput, .halfFrame, .wrongID, .doubledReply, .lateReply,
      .noCredit, .grandchild, .ignoredTermination, .earlyExit:
      act(&talk)
      strike(&talk)
    }
  }

  private func strike(_ talk: inout PluginTalk) {
    switch fault {
    case .kill: talk.signal(.kill)
    case .stop: talk.signal(.stop)
    case .flood:
      for _ in 0...WireLimits.nuisanceMaximum { talk.take(.line(Array("a line".utf8))) }
    case .garbage: talk.take(.line(Array(#"{"jsonrpc":"#.utf8) + [0xFF, 0x00, 0xC3]))
    case .closedOutput:
      talk.take(.outputClosed)
      talk.disturbance = .lost
    case .halfFrame:
      talk.take(.cutShort(count: 12))
      talk.take(.outputClosed)
      talk.disturbance = .lost
    case .wrongID: talk.disturbance = .misnamed
    case .doubledReply: talk.disturbance = .doubled
    case .lateReply: talk.disturbance = .held
    case .noCredit: talk.disturbance = .withoutCredit
    case .grandchild, .ignoredTermination: break
    case .earlyExit: talk.take(.ended(.exited(0)))
    }
  }

  private func state(of talk: PluginTalk) -> State {
    switch talk.end {
    case nil: .running
    case .ended?, .failed?: .ended
    case .noAgreement?, .notStarted?: .refused
    case .deadline?: .late
    case .flooded?: .flooded
    case .outputClosed?: .silent
    case .stopped?: .stopped
    case .broken?: .refused
    }
  }
}
