/// Tells the scheduler of a seeded run of a job that one of its tasks hands to the global pool.
package enum EscapedJobs {
  /// The schedulers that run something now.
  private static let schedulers = Locked<[SeededScheduler]>([])

  /// A job is on its way to the global pool; whoever runs now sent it.
  ///
  /// Nothing happens unless that is a task of a seeded run.
  package static func note() {
    let executor = unsafe withUnsafeCurrentTask { task in
      unsafe task?.unownedTaskExecutor
    }
    guard let executor = unsafe executor else { return }
    let scheduler = schedulers.withLock { all in
      all.first { unsafe $0.asUnownedTaskExecutor() == executor }
    }
    scheduler?.noteEscape()
  }

  /// From now on the scheduler is told.
  static func begin(_ scheduler: SeededScheduler) {
    schedulers.withLock { $0.append(scheduler) }
  }

  /// From now on the scheduler is not told any more.
  static func end(_ scheduler: SeededScheduler) {
    schedulers.withLock { all in all.removeAll { $0 === scheduler } }
  }
}
