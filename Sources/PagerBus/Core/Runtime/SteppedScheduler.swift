import Synchronization

/// Runs the jobs of simulated lanes on the thread that drives it, in the order in which they became
/// runnable.
///
/// It is the task executor that every task of a stepped world prefers, so that resumed
/// continuations come here first. One thread drives; jobs are only ever enqueued from that thread,
/// and ``foreignCount`` says if that was not so.
final class SteppedScheduler: TaskExecutor {
  /// One runnable piece of work and where it belongs; a job without a lane belongs to no actor.
  struct Entry: Sendable {
    let job: UnownedJob
    let lane: SimulatedLane?
  }

  /// How many jobs may run at one instant before the world counts as livelocked.
  static let jobsPerInstantMaximum = 50_000_000

  private struct State {
    var entries: [Entry] = []
    var head = 0
  }

  private let state = Locked(State())

  /// What runs now and how much has run, for a watchdog on another thread.
  let gauge: RunGauge

  init(gauge: RunGauge) {
    self.gauge = gauge
  }

  /// Takes a job that belongs to no actor.
  func enqueue(_ job: consuming ExecutorJob) {
    push(Entry(job: UnownedJob(job), lane: nil))
  }

  func push(_ entry: Entry) {
    state.withLock { $0.entries.append(entry) }
  }

  /// Runs jobs until none is runnable.
  func drain() {
    while let entry = pop() {
      gauge.begin(entry.lane?.name)
      if let lane = entry.lane {
        unsafe entry.job.runSynchronously(
          isolatedTo: lane.unownedExecutor, taskExecutor: asUnownedTaskExecutor())
      } else {
        unsafe entry.job.runSynchronously(on: asUnownedTaskExecutor())
      }
    }
    gauge.end()
  }

  private func pop() -> Entry? {
    state.withLock { state in
      guard state.head < state.entries.count else {
        state.entries.removeAll(keepingCapacity: true)
        state.head = 0
        return nil
      }
      defer { state.head += 1 }
      return state.entries[state.head]
    }
  }
}

/// A lane whose jobs wait until the scheduler picks them.
final class SimulatedLane: Lane, SerialExecutor {
  let name: String
  private let scheduler: SteppedScheduler

  init(name: String, scheduler: SteppedScheduler) {
    self.name = name
    self.scheduler = scheduler
  }

  var unownedExecutor: UnownedSerialExecutor { unsafe asUnownedSerialExecutor() }

  /// Takes a job of the actor that lives here.
  func enqueue(_ job: consuming ExecutorJob) {
    scheduler.push(SteppedScheduler.Entry(job: UnownedJob(job), lane: self))
  }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    unsafe UnownedSerialExecutor(complexEquality: self)
  }

  /// Two lanes are the same executor only if they are the same lane.
  func isSameExclusiveExecutionContext(other: SimulatedLane) -> Bool {
    self === other
  }
}
