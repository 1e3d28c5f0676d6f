import Synchronization

/// Runs the jobs of simulated lanes on the thread that drives it, in the order in which they became
/// runnable.
///
/// One thread drives, and jobs are only ever enqueued from that thread.
final class SteppedScheduler: LaneScheduler {
  /// One runnable piece of work and where it belongs; a job without a lane belongs to no actor.
  struct Entry: Sendable {
    let job: UnownedJob
    let lane: SimulatedLane?
  }

  private struct State {
    var entries: [Entry] = []
    var head = 0
    var laneCount = 0
  }

  private let state = Locked(State())

  /// What runs now and how much has run, for a watchdog on another thread.
  let gauge: RunGauge

  init(gauge: RunGauge) {
    self.gauge = gauge
  }

  /// Takes a job that belongs to no actor.
  func enqueue(_ job: consuming ExecutorJob) {
    push(UnownedJob(job), on: nil)
  }

  func push(_ job: UnownedJob, on lane: SimulatedLane?) {
    state.withLock { $0.entries.append(Entry(job: job, lane: lane)) }
  }

  func nextLaneNumber() -> Int {
    state.withLock { state in
      defer { state.laneCount += 1 }
      return state.laneCount
    }
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
