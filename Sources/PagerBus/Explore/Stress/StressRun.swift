public import PagerBus
import PagerTesting

/// Throws real threads at a pager and looks for whatever breaks.
///
/// Sources publish requests, gestures and pings of their own; subscribers under every policy
/// listen, some of them slow; subscriptions come and go; the audit reads everything and holds it
/// against the laws. A run that hangs ends, too.
public struct StressRun: Sendable {
  /// How long a failed run waits for its tasks to end, in nanoseconds.
  private static let grace: Int64 = 1_000_000_000

  private let options: StressOptions
  private let configuration: PagerConfiguration
  private let faults: BusFault

  /// Makes a run.
  ///
  /// - Parameters:
  ///   - options: how hard it presses and how long; numbers out of range are taken as the nearest
  ///   possible.
  ///   - configuration: the pager that is pressed.
  public init(_ options: StressOptions, configuration: PagerConfiguration) {
    self.init(options, configuration: configuration, faults: [])
  }

  /// Makes a run over a bus with planted mistakes.
  package init(_ options: StressOptions, configuration: PagerConfiguration, faults: BusFault) {
    self.options = options.possible
    self.configuration = configuration
    self.faults = faults
  }

  /// Runs to the bound, to the first hang, and reports.
  public func run() async -> StressReport {
    let crew = StressCrew(options, configuration: configuration, faults: faults)
    let end = StressEnd()
    let director = crew.world.spawn {
      await crew.play()
      end.decide(.finished)
    }
    let watchdog = StressWatchdog(seconds: options.hangAfter, clock: crew.clock)
    let watching = crew.world.spawn {
      guard await watchdog.findsHang({ crew.progress }) else { return }
      end.decide(.hung(crew.busy))
    }
    let outcome = await end.outcome()
    let duration = Instant.zero.seconds(to: crew.clock.now)
    switch outcome {
    case .finished:
      watching.cancel()
      await watching.value
      await director.value
    case .hung:
      director.cancel()
      crew.abandon()
      await crew.waitForTasks(atMost: Self.grace)
    }
    let report = await crew.report(outcome, seconds: duration)
    await crew.close()
    return report
  }
}
