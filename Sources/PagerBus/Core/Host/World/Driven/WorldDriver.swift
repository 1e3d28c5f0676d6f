/// Lets the actors of a world run on the thread that drives it, and time pass.
protocol WorldDriver: AnyObject {
  /// The instant at which the world stands.
  var now: Instant { get }

  /// The instant of the earliest timer; nil if nothing will happen by itself.
  var nextDue: Instant? { get }

  /// How many nanoseconds passed while something could run; 0 in a stepped run.
  var slackSpent: Int64 { get }

  /// Whether something can run although the world has settled: its driver goes on when time has
  /// passed to the next input.
  var isPaused: Bool { get }

  /// Why the run must end before its time; nil while it may go on.
  var cutShort: String? { get }

  /// Runs everything that is runnable at this instant.
  ///
  /// - Parameter observe: sees each event; may publish, but neither settle nor let time pass.
  func settle(_ observe: (AnyEnvelope) -> Void)

  /// Lets time pass to the earliest timer and fires that one timer; false if none is due by
  /// `limit`.
  func fireNextTimer(notAfter limit: Instant) -> Bool

  /// Lets time pass to `instant`, at which nothing is due before; earlier instants change nothing.
  func move(to instant: Instant)

  /// Runs what is left after everything was closed.
  func drain()
}

extension StepDriver: WorldDriver {
  var slackSpent: Int64 { 0 }
  var isPaused: Bool { false }
  var cutShort: String? { nil }
}
