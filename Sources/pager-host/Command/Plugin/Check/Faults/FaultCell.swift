/// One accident at one moment, and what a host must make of it.
struct FaultCell {
  /// What happens to a plugin.
  enum Fault: String, CaseIterable {
    case kill
    case stop
    case flood
    case garbage
    case closedOutput = "closed output"
    case halfFrame = "half frame"
    case wrongID = "wrong id"
    case doubledReply = "doubled reply"
    case lateReply = "late reply"
    case noCredit = "no credit"
    case grandchild
    case ignoredTermination = "ignored SIGTERM"
    case earlyExit = "early exit 0"
  }

  /// When it happens.
  enum Moment: String, CaseIterable {
    case start = "before hello"
    case hello
    case idle
    case event
    case vote
    case shutdown
  }

  /// What the host makes of it.
  enum State: String {
    /// The plugin goes on.
    case running = "it goes on"
    /// The process is gone, and that is told.
    case ended = "its end was noticed"
    /// There is no agreement.
    case refused = "it was refused"
    /// It is given up because it did not answer in time.
    case late = "it was given up as too late"
    /// It is given up because it says too much.
    case flooded = "it was given up for its flood"
    /// It is given up because it can say nothing more.
    case silent = "it was given up for its closed output"
    /// It was told to end, and that is all.
    case stopped = "it was stopped"
  }

  let fault: Fault
  let moment: Moment

  /// Every fault at every moment.
  static let all = Fault.allCases.flatMap { fault in
    Moment.allCases.map { FaultCell(fault: fault, moment: $0) }
  }

  var name: String { "\(fault.rawValue), \(moment.rawValue)" }

  /// Whether it is tried without being asked for.
  var isStandard: Bool {
    let faults: [Fault] = [.kill, .stop, .flood, .garbage]
    let moments: [Moment] = [.hello, .event, .shutdown]
    return faults.contains(fault) && moments.contains(moment)
  }

  /// What a host must make of it.
  var expected: State {
    switch moment {
    case .start, .hello: expectedAtHello
    case .idle: expectedIdle
    case .event: expectedInEvent
    case .vote: expectedInVote
    case .shutdown: expectedAtShutdown
    }
  }

  private var expectedAtHello: State {
    switch fault {
    case .kill, .earlyExit: .ended
    case .stop, .closedOutput, .halfFrame, .wrongID, .lateReply: .refused
    case .flood: .flooded
    case .garbage, .doubledReply, .noCredit, .grandchild, .ignoredTermination: .running
    }
  }

  private var expectedIdle: State {
    switch fault {
    case .kill, .earlyExit: .ended
    case .stop, .wrongID, .lateReply: .late
    case .closedOutput, .halfFrame: .silent
    case .flood: .flooded
    case .garbage, .doubledReply, .noCredit, .grandchild, .ignoredTermination: .running
    }
  }

  private var expectedInEvent: State {
    switch fault {
    case .kill, .earlyExit: .ended
    case .stop, .lateReply, .noCredit: .late
    case .closedOutput, .halfFrame: .silent
    case .flood: .flooded
    case .garbage, .wrongID, .doubledReply, .grandchild, .ignoredTermination: .running
    }
  }

  /// Who does not vote in time has no vote, and that is all.
  private var expectedInVote: State {
    switch fault {
    case .kill, .earlyExit: .ended
    case .closedOutput, .halfFrame: .silent
    case .flood: .flooded
    case .stop, .garbage, .wrongID, .doubledReply, .lateReply, .noCredit, .grandchild,
      .ignoredTermination:
      .running
    }
  }

  private var expectedAtShutdown: State {
    switch fault {
    case .stop: .late
    case .flood: .flooded
    // Its end says more than the answer that did not come.
    case .kill, .earlyExit, .garbage, .closedOutput, .halfFrame, .wrongID, .doubledReply,
      .lateReply, .noCredit, .grandchild, .ignoredTermination:
      .stopped
    }
  }
}
