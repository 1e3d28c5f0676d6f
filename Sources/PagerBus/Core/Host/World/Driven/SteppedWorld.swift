/// A world in virtual time that runs on the thread which drives it.
///
/// Stepped, the usual way, it has one canonical order: event n goes to its subscribers one by one:
/// tabs, pages, indicator, plugins in the order of activation. Each runs until nothing is runnable;
/// then the observer sees it; then comes n+1. Time passes only when nothing is runnable, and timers
/// due at one instant fire in the order in which they were set. So a run depends on nothing but its
/// input. Seeded, a chooser decides what runs next; all else is the same. Not Sendable: it belongs
/// to one thread.
public final class SteppedWorld {
  /// The world itself.
  public let world: PagerWorld

  /// What runs now, for a watchdog on another thread.
  public let gauge: RunGauge

  /// What drives a seeded run; nil in a stepped one.
  package let seeded: SeededDriver?

  /// What can be seen of the main pager after the newest event that the observer has seen.
  public var frame: PagerFrame { rest.frames[0] }

  /// What can be seen of a pager then; nil if there is none of this number.
  public func frame(of pager: PagerScope) -> PagerFrame? {
    rest.frames.first { $0.pager == pager }
  }

  private let driver: any WorldDriver
  private var rest: RestState
  private let observer: any StepObserver

  /// Makes a stepped world that has not begun; see ``PagerWorld`` for the parameters.
  ///
  /// `gauge` shows a watchdog on another thread what runs; `observer` sees every event after all
  /// subscribers have handled it.
  public init(
    _ configuration: PagerConfiguration, nested: [NestedPager] = [],
    plugins: [PluginActivation] = [],
    types: [any Event.Type] = [], seed: UInt64 = 0, log: any PluginLog = SilentLog(),
    gauge: RunGauge = RunGauge(), observer: any StepObserver
  ) {
    let scheduler = SteppedScheduler(gauge: gauge)
    let runtime = WorldRuntime.driven(by: scheduler)
    self.gauge = gauge
    self.observer = observer
    let pagers = PagerList(configuration, nested)
    rest = RestState(pagers)
    world = PagerWorld(
      pagers, plugins: plugins, types: types, runtime: runtime, seed: seed, log: log,
      isStepped: true)
    driver = StepDriver(bus: world.bus, runtime: runtime, scheduler: scheduler)
    seeded = nil
  }

  /// Makes a seeded world that has not begun.
  ///
  /// `chooser` decides what runs next as far as `rules` allow; `observer` sees every event as soon
  /// as the job is over that published it.
  package init(
    _ configuration: PagerConfiguration, plugins: [PluginActivation], types: [any Event.Type],
    seed: UInt64, log: any PluginLog, gauge: RunGauge, observer: any StepObserver,
    chooser: any ScheduleChooser, rules: SeededRules
  ) {
    let scheduler = SeededScheduler(gauge: gauge)
    let runtime = WorldRuntime.driven(by: scheduler)
    self.gauge = gauge
    self.observer = observer
    let pagers = PagerList(configuration, [])
    rest = RestState(pagers)
    world = PagerWorld(
      pagers, plugins: plugins, types: types, runtime: runtime, seed: seed, log: log,
      isStepped: false)
    let driver = SeededDriver(
      bus: world.bus, runtime: runtime, scheduler: scheduler, chooser: chooser, rules: rules)
    self.driver = driver
    seeded = driver
  }

  /// The instant at which the world stands.
  public var now: Instant { driver.now }

  /// The instant of the earliest timer; nil if nothing will happen by itself.
  public var nextDue: Instant? { driver.nextDue }

  /// How many nanoseconds passed while something could run; bounds of waits grow by it.
  package var slackSpent: Int64 { driver.slackSpent }

  /// Why the run must end before its time; nil while it may go on.
  package var cutShort: String? { driver.cutShort }

  /// Runs everything that is runnable at this instant and hands out every event.
  ///
  /// When the world has come to rest by that, `pager.idle` is the last event.
  public func settle() {
    while true {
      driver.settle { see($0) }
      if driver.isPaused || driver.cutShort != nil { return }
      let published = world.bus.published
      world.reviewPlugins()
      if world.bus.published > published { continue }
      guard let cause = rest.cause else { return }
      rest.tell()
      world.tell(PagerIdle(), cause: cause)
    }
  }

  /// Publishes without waiting and settles.
  ///
  /// A world that was paused while somebody has no room goes on first until nothing can run.
  @discardableResult
  package func publish(
    _ event: some Event, as source: EventSource, because cause: UInt64? = nil
  ) throws(PublishError) -> Publication {
    let publication: Publication
    do throws(PublishError) {
      publication = try world.tryPublish(event, as: source, because: cause)
    } catch {
      guard case .full = error, driver.isPaused else { throw error }
      seeded?.mayPause = false
      settle()
      publication = try world.tryPublish(event, as: source, because: cause)
    }
    settle()
    return publication
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

/// Sees every event of a driven run.
public protocol StepObserver: AnyObject {
  /// The event was handled by everybody, or in a seeded run: it was published.
  ///
  /// What was published because of it comes later.
  func see(_ envelope: AnyEnvelope, in world: SteppedWorld)
}
