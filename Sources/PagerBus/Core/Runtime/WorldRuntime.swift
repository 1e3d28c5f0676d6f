/// Where the actors of one world run and what time it is for them.
///
/// The same actors run in every kind; nothing but this value differs.
public struct WorldRuntime: Sendable {
  /// What time it is.
  public let clock: WorldClock

  let scheduler: SteppedScheduler?

  /// A world on real threads.
  ///
  /// The clock is `.real` for an app; `.virtual` for a test that advances time itself.
  public static func live(_ clock: WorldClock.Kind = .real) -> WorldRuntime {
    WorldRuntime(clock: WorldClock(clock), scheduler: nil)
  }

  static func stepped(gauge: RunGauge) -> WorldRuntime {
    WorldRuntime(clock: WorldClock(.virtual), scheduler: SteppedScheduler(gauge: gauge))
  }

  private init(clock: WorldClock, scheduler: SteppedScheduler?) {
    self.clock = clock
    self.scheduler = scheduler
  }

  /// A lane for one actor; two actors must never share one.
  func makeLane(_ name: String) -> any Lane {
    guard let scheduler else { return LiveLane(name: name) }
    return SimulatedLane(name: name, scheduler: scheduler)
  }

  /// Starts a task that stays inside this world.
  func spawn(_ work: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    Task(executorPreference: scheduler) { await work() }
  }
}
