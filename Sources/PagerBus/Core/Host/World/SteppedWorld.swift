/// A world in virtual time that runs on the thread which drives it, in one canonical order.
///
/// Event n goes to its subscribers one by one: tabs, pages, indicator, plugins in the order of
/// activation. Each runs until nothing is runnable; then the observer sees it; then comes n+1. Time
/// passes only when nothing is runnable, and timers due at one instant fire in the order in which
/// they were set. So a run depends on nothing but its input. Not Sendable: it belongs to one
/// thread.
public final class SteppedWorld {
  /// The world itself.
  public let world: PagerWorld

  /// What runs now, for a watchdog on another thread.
  public let gauge: RunGauge

  /// What can be seen of the pager after the newest event that was handed to everybody.
  public var frame: PagerFrame { rest.frame }

  private let driver: StepDriver
  private var rest: RestState
  private let observer: any StepObserver

  /// Makes a world that has not begun; see ``PagerWorld`` for the parameters.
  ///
  /// `gauge` shows a watchdog on another thread what runs; `observer` sees every event after all
  /// subscribers have handled it.
  public init(
    _ configuration: PagerConfiguration, plugins: [PluginActivation] = [],
    types: [any Event.Type] = [], seed: UInt64 = 0, log: any PluginLog = SilentLog(),
    gauge: RunGauge = RunGauge(), observer: any StepObserver
  ) {
    let runtime = WorldRuntime.stepped(gauge: gauge)
    self.gauge = gauge
    self.observer = observer
    rest = RestState(configuration: configuration)
    world = PagerWorld(
      configuration, plugins: plugins, types: types, runtime: runtime, seed: seed, log: log,
      isStepped: true)
    driver = StepDriver(bus: world.bus, runtime: runtime)
  }

  /// The instant at which the world stands.
  public var now: Instant { driver.now }

  /// The instant of the earliest timer; nil if nothing will happen by itself.
  public var nextDue: Instant? { driver.nextDue }

  /// Runs everything that is runnable at this instant and hands out every event.
  ///
  /// When the world has come to rest by that, `pager.idle` is the last event.
  public func settle() {
    while true {
      driver.settle { see($0) }
      let published = world.bus.published
      world.reviewPlugins()
      if world.bus.published > published { continue }
      guard let cause = rest.cause else { return }
      rest.tell()
      world.tell(PagerIdle(), cause: cause)
    }
  }

  /// Lets time pass to the earliest timer, fires that one timer and settles; false if no timer is
  /// set.
  ///
  /// Time does not pass beyond `limit`.
  public func fireNextTimer(notAfter limit: Instant) -> Bool {
    guard driver.fireNextTimer(notAfter: limit) else { return false }
    settle()
    return true
  }

  /// Lets time pass to `instant`, firing on the way everything that is due, each at its own
  /// instant.
  public func advance(to instant: Instant) {
    while fireNextTimer(notAfter: instant) {}
    driver.move(to: instant)
  }

  /// Begins the world; see ``PagerWorld/start(cause:)``.
  public func start(cause: UInt64? = nil) {
    world.start(cause: cause)
    settle()
  }

  /// Stops the world: the parts close what is open, the plugins end, and no task is left.
  public func stop(cause: UInt64? = nil) {
    world.beginStop(cause: cause)
    settle()
    world.stopPlugins()
    settle()
    world.finishStop(cause: cause)
    settle()
    world.close()
    driver.drain()
  }

  private func see(_ envelope: AnyEnvelope) {
    rest.see(envelope)
    observer.see(envelope, in: self)
  }
}

/// Sees every event of a stepped run after its subscribers.
public protocol StepObserver: AnyObject {
  /// The event was handled by everybody; what they published because of it comes later.
  func see(_ envelope: AnyEnvelope, in world: SteppedWorld)
}
