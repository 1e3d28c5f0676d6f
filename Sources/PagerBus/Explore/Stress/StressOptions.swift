/// How hard a stress run presses, and for how long.
public struct StressOptions: Equatable, Sendable {
  /// What ends a run.
  public enum Bound: Equatable, Sendable {
    /// So much real time.
    case seconds(Double)

    /// So many published events.
    case events(Int)
  }

  /// What ends the run.
  public var bound: Bound

  /// How many sources publish at once; at least 1.
  public var publishers: Int

  /// How many subscribers listen, by turns under each of the policies.
  public var subscribers: Int

  /// How many of the subscribers are slow: they spin and yield a bounded number of times for each
  /// event.
  public var slow: Int

  /// How many subscriptions are opened and cancelled in a second; 0 for none.
  public var churnPerSecond: Int

  /// How many events a lossless subscriber may lie behind, and what a dropping one keeps.
  public var capacity: Int

  /// Determines what the sources do; the threads interleave as they will.
  public var seed: UInt64

  /// After how many seconds without any progress a run counts as hanging.
  public var hangAfter: Double

  /// How many publishers a run can have.
  public static let publishersMaximum = 256

  /// How many subscribers a run can have.
  public static let subscribersMaximum = 10_000

  /// How many subscriptions a second a run can open.
  public static let churnMaximum = 1_000_000

  /// How many events a subscriber can lie behind.
  public static let capacityMaximum = 65_536

  /// How long a run can take, in seconds: a day.
  public static let secondsMaximum = 86_400.0

  /// Makes options; without arguments a run of a second that a laptop does not feel.
  public init(
    bound: Bound = .seconds(1), publishers: Int = 2, subscribers: Int = 10, slow: Int = 0,
    churnPerSecond: Int = 0, capacity: Int = 1_024, seed: UInt64 = 1, hangAfter: Double = 10
  ) {
    self.bound = bound
    self.publishers = publishers
    self.subscribers = subscribers
    self.slow = slow
    self.churnPerSecond = churnPerSecond
    self.capacity = capacity
    self.seed = seed
    self.hangAfter = hangAfter
  }

  /// The options with every number within its limits.
  package var possible: StressOptions {
    var options = self
    options.publishers = min(max(publishers, 1), Self.publishersMaximum)
    options.subscribers = min(max(subscribers, 0), Self.subscribersMaximum)
    options.slow = min(max(slow, 0), options.subscribers)
    options.churnPerSecond = min(max(churnPerSecond, 0), Self.churnMaximum)
    options.capacity = min(max(capacity, 1), Self.capacityMaximum)
    options.hangAfter = hangAfter.isFinite ? min(max(hangAfter, 0.05), Self.secondsMaximum) : 10
    switch bound {
    case .events(let count): options.bound = .events(max(count, 0))
    case .seconds(let seconds):
      options.bound = .seconds(seconds.isFinite ? min(max(seconds, 0), Self.secondsMaximum) : 1)
    }
    return options
  }
}
