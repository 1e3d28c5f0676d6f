/// Where the actors of one world run and what time it is for them.
///
/// The same actors run in every kind; nothing but this value differs.
public struct WorldRuntime: Sendable {
  /// What time it is.
  public let clock: WorldClock

  /// What runs the actors of a driven world; nil on real threads.
  let scheduler: (any LaneScheduler)?

  /// The tasks that were started in this world.
  let tasks = TaskCount()

  /// A world on real threads.
  ///
  /// The clock is `.real` for an app; `.virtual` for a test that advances time itself.
  public static func live(_ clock: WorldClock.Kind = .real) -> WorldRuntime {
    WorldRuntime(clock: WorldClock(clock), scheduler: nil)
  }

  /// A world whose actors run where a scheduler says, in virtual time.
  static func driven(by scheduler: any LaneScheduler) -> WorldRuntime {
    WorldRuntime(clock: WorldClock(.virtual), scheduler: scheduler)
  }

  private init(clock: WorldClock, scheduler: (any LaneScheduler)?) {
    self.clock = clock
    self.scheduler = scheduler
  }

  /// A lane for one actor; two actors must never share one.
  func makeLane(_ name: String) -> any Lane {
    guard let scheduler else { return LiveLane(name: name) }
    return SimulatedLane(name: name, scheduler: scheduler)
  }

  /// Starts a task of a bus itself: nobody waits for it, and it ends at the latest with the bus.
  ///
  /// It takes over nothing of whoever published, neither priority nor values.
  static func spawnForBus(
    on executor: (any TaskExecutor)?, _ work: @escaping @Sendable () async -> Void
  ) {
    _ = Task.detached(executorPreference: executor, priority: .medium) { await work() }
  }

  /// Starts a task that stays inside this world.
  func spawn(_ work: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    tasks.begin()
    return Task(executorPreference: scheduler) { [tasks] in
      await work()
      tasks.end()
    }
  }
}
