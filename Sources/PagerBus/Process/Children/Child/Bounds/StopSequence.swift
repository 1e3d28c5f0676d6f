/// When which step of stopping a plugin is due; all times in nanoseconds.
struct StopSequence: Equatable, Sendable {
  private enum Step: Equatable, Sendable {
    /// Its standard input is closed.
    case closed

    /// It got SIGTERM.
    case terminated

    /// It got SIGKILL.
    case killed

    /// Nothing helps.
    case givenUp
  }

  /// What the owner does now.
  enum Action: Equatable, Sendable {
    /// Wait until the deadline.
    case wait

    /// Ask the process to end.
    case terminate

    /// Kill it.
    case kill

    /// Count it as ended, though nobody saw it.
    case giveUp
  }

  private var step = Step.closed
  private var terminateAt: Int64
  private var killAt: Int64
  private var giveUpAt: Int64

  init(at time: Int64, _ patience: StopPatience) {
    terminateAt = Self.time(time, after: patience.close)
    killAt = Self.time(terminateAt, after: patience.terminate)
    giveUpAt = Self.time(killAt, after: patience.kill)
  }

  /// Keeps the earlier times of two sequences, so that the least patient caller is served.
  mutating func hasten(_ other: StopSequence) {
    terminateAt = min(terminateAt, other.terminateAt)
    killAt = min(killAt, other.killAt)
    giveUpAt = min(giveUpAt, other.giveUpAt)
  }

  /// When ``advance(to:)`` has something to do; nil if never again.
  var deadline: Int64? {
    switch step {
    case .closed: terminateAt
    case .terminated: killAt
    case .killed: giveUpAt
    case .givenUp: nil
    }
  }

  /// Tells what is due; to be asked until it says to wait.
  mutating func advance(to time: Int64) -> Action {
    guard let deadline, deadline <= time else { return .wait }
    switch step {
    case .closed:
      step = .terminated
      return .terminate

    case .terminated:
      step = .killed
      return .kill

    case .killed, .givenUp:
      step = .givenUp
      return .giveUp
    }
  }

  private static func time(_ time: Int64, after wait: Duration) -> Int64 {
    let (sum, overflow) = time.addingReportingOverflow(max(0, wait.wholeNanoseconds))
    return overflow ? .max : sum
  }
}
