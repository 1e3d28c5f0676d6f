/// Takes the jobs of simulated lanes and runs them on the thread that drives it.
///
/// It is the task executor that every task of a driven world prefers, so that resumed continuations
/// come here first.
protocol LaneScheduler: TaskExecutor {
  /// Takes a job that has become runnable; one without a lane belongs to no actor.
  func push(_ job: UnownedJob, on lane: SimulatedLane?)

  /// The number of a new lane, from 0.
  func nextLaneNumber() -> Int
}

/// A lane whose jobs wait until the scheduler picks them.
final class SimulatedLane: Lane, SerialExecutor {
  let name: String

  /// Which lane of its world it is, in the order of their making.
  let number: Int
  private let scheduler: any LaneScheduler

  init(name: String, scheduler: any LaneScheduler) {
    self.name = name
    self.scheduler = scheduler
    number = scheduler.nextLaneNumber()
  }

  var unownedExecutor: UnownedSerialExecutor { unsafe asUnownedSerialExecutor() }

  /// Takes a job of the actor that lives here.
  func enqueue(_ job: consuming ExecutorJob) {
    scheduler.push(UnownedJob(job), on: self)
  }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    unsafe UnownedSerialExecutor(complexEquality: self)
  }

  /// Two lanes are the same executor only if they are the same lane.
  func isSameExclusiveExecutionContext(other: SimulatedLane) -> Bool {
    self === other
  }
}
