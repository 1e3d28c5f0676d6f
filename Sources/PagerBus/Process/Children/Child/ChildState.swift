/// All that a host knows of one plugin's process; guarded by the lock of its ``PluginChild``.
struct ChildState: Sendable {
  /// Who waits for the next signal.
  enum Waiter: Sendable {
    /// Nobody.
    case none

    /// A blocked thread, which waits for the event of the child.
    case thread

    /// A suspended task.
    case task(CheckedContinuation<PluginSignal?, Never>)
  }

  /// Who waits for the end of the process.
  enum StopWaiter: Sendable {
    /// A blocked thread.
    case thread(Wakeup)

    /// A suspended task.
    case task(CheckedContinuation<PluginExit, Never>)
  }

  /// What became of the start.
  enum Start: Equatable, Sendable {
    /// The guard has not answered.
    case asked

    /// The process runs, or ran.
    case started(process: Int32)

    /// The guard could not start it.
    case failed(SystemError)
  }

  /// The host's ends of the pipes; nil once they are closed.
  var input: Int32?
  var output: Int32?
  var error: Int32?

  var outgoing: OutgoingBytes
  var lines: LineSplitter
  var errorLines: ErrorLines
  var signals: SignalQueue
  var start = Start.asked
  var stop: StopSequence?
  var waiter = Waiter.none
  var stopWaiters: [StopWaiter] = []

  /// Whether the standard input is closed as soon as nothing waits to be written.
  var closesInput = false

  init(_ pipes: ChildPipes, _ limits: ChildLimits) {
    (input, output, error) = (pipes.input, pipes.output, pipes.error)
    outgoing = OutgoingBytes(byteMaximum: limits.outgoingByteMaximum)
    lines = LineSplitter(byteMaximum: limits.frameByteMaximum)
    errorLines = ErrorLines(limits)
    signals = SignalQueue(limits)
  }
}
