/// When a plugin that has ended is started again; all times in nanoseconds of the world's clock.
public struct RestartRule: Hashable, Sendable {
  /// Which ends lead to another start.
  public enum Policy: String, CaseIterable, Hashable, Sendable {
    /// None.
    case never

    /// A failure.
    case onFailure

    /// A failure, and an end without one.
    case always
  }

  /// The pause never grows beyond this: 10 s.
  public static let pauseMaximum: Int64 = 10_000_000_000

  /// A pause is up to this share longer or shorter, so that plugins that fell together do not rise
  /// together.
  public static let jitter = 0.2

  /// Which ends lead to another start.
  public var policy: Policy

  /// How many ends within ``window`` are forgiven; one more is quarantine.
  public var maximum: Int

  /// The time in which ends are counted.
  public var window: Int64

  /// The pause before the first start again; it doubles with every further one.
  public var pause: Int64

  /// A plugin that ran this long is as good as new.
  public var resetAfter: Int64

  /// Makes a rule; the standard is 5 starts in 60 s after failures, with pauses from 100 ms on.
  public init(
    policy: Policy = .onFailure, maximum: Int = 5, window: Int64 = 60_000_000_000,
    pause: Int64 = 100_000_000, resetAfter: Int64 = 60_000_000_000
  ) {
    self.policy = policy
    self.maximum = maximum
    self.window = window
    self.pause = pause
    self.resetAfter = resetAfter
  }

  /// The pause before the start that follows the `count`th end, without jitter.
  func pause(after count: Int) -> Int64 {
    let doublings = min(max(count - 1, 0), 32)
    let (pause, overflow) = self.pause.multipliedReportingOverflow(by: 1 << Int64(doublings))
    return overflow ? Self.pauseMaximum : min(pause, Self.pauseMaximum)
  }
}
