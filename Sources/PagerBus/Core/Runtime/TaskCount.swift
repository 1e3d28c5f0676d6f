import Synchronization

/// Counts the tasks of one world that have begun and not ended.
final class TaskCount: Sendable {
  private let count = Atomic<Int>(0)

  /// How many run now.
  var running: Int { count.load(ordering: .acquiring) }

  func begin() {
    count.wrappingAdd(1, ordering: .acquiringAndReleasing)
  }

  func end() {
    count.wrappingSubtract(1, ordering: .acquiringAndReleasing)
  }
}
