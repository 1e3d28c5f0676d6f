import PagerExplore
import Synchronization

/// Where a report lies between the threads that make it and the one that shows it.
final class StressSlot: Sendable {
  private let stored = Mutex<StressReport?>(nil)

  /// The report; nil until it is made.
  var report: StressReport? { stored.withLock { $0 } }

  func put(_ report: StressReport) {
    stored.withLock { $0 = report }
  }
}
