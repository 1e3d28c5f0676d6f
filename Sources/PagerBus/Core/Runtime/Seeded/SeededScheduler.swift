/// Keeps the jobs of simulated lanes and runs the one that its driver picks.
///
/// One thread drives. A job that comes from anywhere else is run all the same, and counted: what
/// it does depends on real time.
final class SeededScheduler: LaneScheduler {
  /// A job and where it belongs.
  struct Entry: Sendable {
    let job: UnownedJob
    let lane: SimulatedLane?
  }

  /// How many jobs may wait; one more is a bug of whoever starts them.
  static let waitingMaximum = 1_000_000

  private struct State {
    /// The jobs that wait, the oldest first.
    var entries: [Entry] = []

    /// The numbers of their lanes, apart from them because they are gone over before every job.
    var numbers: [Int] = []
    var laneCount = 0
    var looseCount = 0
    var escapeCount = 0
    var firstEscape: String?

    /// The name of the lane that runs now.
    var running: String?

    /// Whether a job runs now that has no lane.
    var isLoose = false

    /// The task that may hand jobs in: the one that runs, or the driver's own.
    var insider = TaskIdentity.current

    /// The driver's own task; 0 if it runs in none.
    var driver = TaskIdentity.current

    /// For each lane the round in which it was offered last.
    var rounds: [UInt32] = []
    var round: UInt32 = 0

    /// Whether it is the driver's own thread that hands a job in, as far as tasks tell.
    ///
    /// A task that hands itself in to go on elsewhere is not the current one any more; and a job
    /// without a lane may be none of a task, as after a yield.
    func isInside(_ task: Int, with job: Int) -> Bool {
      task == insider || job == insider || isLoose && task == driver
    }

    /// The driver acts again.
    mutating func comeBack() {
      insider = driver
      isLoose = false
    }

    mutating func escape(_ what: @autoclosure () -> String) {
      escapeCount += 1
      if firstEscape == nil { firstEscape = what() }
    }
  }

  private let state = Locked(State())

  /// What runs now and how much has run, for a watchdog on another thread.
  let gauge: RunGauge

  init(gauge: RunGauge) {
    self.gauge = gauge
  }

  /// How many jobs came from somebody who does not run here, or went where nothing of it is seen.
  var escapeCount: Int { state.withLock { $0.escapeCount } }

  /// What the first of them was; nil if there was none.
  var firstEscape: String? { state.withLock { $0.firstEscape } }

  /// How many jobs wait.
  var waitingCount: Int { state.withLock { $0.entries.count } }

  /// Takes a job that belongs to no actor.
  func enqueue(_ job: consuming ExecutorJob) {
    push(UnownedJob(job), on: nil)
  }

  func push(_ job: UnownedJob, on lane: SimulatedLane?) {
    let task = TaskIdentity.current
    let jobItself = unsafe unsafeBitCast(job, to: Int.self)
    state.withLock { state in
      if !state.isInside(task, with: jobItself) {
        state.escape("a job of \(lane?.name ?? "no actor") from another thread")
      }
      precondition(
        state.entries.count < Self.waitingMaximum, "more than \(Self.waitingMaximum) jobs wait")
      if lane == nil { state.looseCount += 1 }
      state.entries.append(Entry(job: job, lane: lane))
      state.numbers.append(lane?.number ?? -state.looseCount)
    }
  }

  func nextLaneNumber() -> Int {
    state.withLock { state in
      defer { state.laneCount += 1 }
      state.rounds.append(0)
      return state.laneCount
    }
  }

  /// A task that runs here has handed a job to the global pool.
  func noteEscape() {
    state.withLock { state in
      let starter = state.running ?? "a task"
      state.escape("a task without the world's executor, started by \(starter)")
    }
  }

  /// The driver is about to act: from now on its own task may hand jobs in.
  func enter() {
    let task = TaskIdentity.current
    state.withLock { state in
      state.driver = task
      state.comeBack()
    }
  }

  /// Finds the jobs that may run next: the oldest of each lane, or all; the lane that ran last
  /// comes first.
  func offer(after lane: Int, anyOrder: Bool, into offers: inout Offers) {
    offers.clear()
    state.withLock { state in
      state.round &+= 1
      for place in state.numbers.indices {
        let number = state.numbers[place]
        if !anyOrder, number >= 0 {
          guard state.rounds[number] != state.round else { continue }
          state.rounds[number] = state.round
        }
        offers.add(place, of: number, isFirst: number == lane)
      }
    }
  }

  /// The names of the lanes that are offered, in order.
  func names(of offers: Offers) -> [String] {
    state.withLock { state in
      offers.places.map { state.entries[$0].lane?.name ?? "task" }
    }
  }

  /// Takes out the job at a place that was offered, and runs it.
  ///
  /// - Returns: the number of its lane.
  func run(_ place: Int) -> Int {
    let (entry, number) = state.withLock { state in
      let entry = state.entries.remove(at: place)
      let number = state.numbers.remove(at: place)
      state.insider = unsafe unsafeBitCast(entry.job, to: Int.self)
      state.running = entry.lane?.name
      state.isLoose = entry.lane == nil
      return (entry, number)
    }
    gauge.begin(entry.lane?.name)
    if let lane = entry.lane {
      unsafe entry.job.runSynchronously(
        isolatedTo: lane.unownedExecutor, taskExecutor: asUnownedTaskExecutor())
    } else {
      unsafe entry.job.runSynchronously(on: asUnownedTaskExecutor())
    }
    state.withLock { $0.comeBack() }
    return number
  }
}

extension SeededScheduler {
  /// The jobs that may run next: their places, and the numbers of their lanes.
  struct Offers {
    private(set) var places: [Int] = []
    private(set) var lanes: [Int] = []
    private var hasFirst = false

    var count: Int { places.count }

    mutating func clear() {
      places.removeAll(keepingCapacity: true)
      lanes.removeAll(keepingCapacity: true)
      hasFirst = false
    }

    /// Adds a job; the first of the lane that goes first is put before all others.
    mutating func add(_ place: Int, of lane: Int, isFirst: Bool) {
      guard isFirst, !hasFirst else {
        places.append(place)
        lanes.append(lane)
        return
      }
      hasFirst = true
      places.insert(place, at: 0)
      lanes.insert(lane, at: 0)
    }
  }
}
