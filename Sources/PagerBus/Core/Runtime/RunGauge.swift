import Synchronization

/// Shows from outside which lane of a stepped world runs, and whether it still makes progress.
///
/// The driving thread writes, a watchdog on another thread reads. A lane that runs while
/// ``Reading/jobs`` stays the same for seconds of wall-clock time spins without suspending.
public final class RunGauge: Sendable {
  /// What a watchdog sees at one glance.
  public struct Reading: Equatable, Sendable {
    /// How many jobs have begun since the world was made.
    public let jobs: Int

    /// The lane that runs now; nil if none does.
    public let lane: String?
  }

  private let jobs = Atomic<Int>(0)
  private let lane = Locked<String?>(nil)

  /// Makes a gauge that nothing runs under.
  public init() {}

  /// What runs now.
  public var reading: Reading {
    Reading(jobs: jobs.load(ordering: .relaxed), lane: lane.withLock { $0 })
  }

  func begin(_ name: String?) {
    jobs.wrappingAdd(1, ordering: .relaxed)
    lane.withLock { $0 = name }
  }

  func end() {
    lane.withLock { $0 = nil }
  }
}
