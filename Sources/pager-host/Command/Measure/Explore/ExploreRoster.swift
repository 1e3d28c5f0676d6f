import PagerExplore
import Synchronization

/// Counts the threads of a campaign that still work.
final class ExploreRoster: Sendable {
  /// How long to wait between two looks, in milliseconds.
  private static let pause: Int32 = 100

  private let bell: Bell
  private let working = Atomic<Int>(0)

  /// Starts threads.
  ///
  /// - Throws: if the system gives not a single one.
  init(_ campaign: Campaign, threads: Int) throws(FileFault) {
    bell = try Bell()
    for _ in 0..<threads {
      working.wrappingAdd(1, ordering: .relaxed)
      let worker = Worker { [self] in
        campaign.work()
        working.wrappingSubtract(1, ordering: .releasing)
        bell.ring()
      }
      guard let worker else {
        working.wrappingSubtract(1, ordering: .relaxed)
        break
      }
      worker.detach()
    }
    if isDone, campaign.tally.schedules == 0, campaign.count > 0 {
      throw SystemConsole.fault("a thread")
    }
  }

  /// Whether all are through.
  var isDone: Bool { working.load(ordering: .acquiring) == 0 }

  /// Waits until one is through, or for a moment.
  func wait() {
    guard !isDone else { return }
    bell.wait(milliseconds: Self.pause)
  }
}
