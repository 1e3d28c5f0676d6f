/// One life of a plugin whose world is elsewhere, run on the thread that hands it events.
///
/// The plugin cannot tell the difference: it has a context, a stream of events with the numbers,
/// times and causes of its world, and timers in that world's time. What it says goes through a
/// ``PluginRelay``. Not Sendable: it belongs to one thread.
package final class RemotePlugin {
  /// How a life ended.
  package enum Ending: Equatable, Sendable {
    /// The plugin's run returned.
    case returned

    /// The plugin threw; what, in words.
    case failed(String)
  }

  private let bus: EventBus
  private let runtime: WorldRuntime
  private let scheduler: SteppedScheduler
  private let context: PluginContext
  private let plugin: any PluginActor
  private let ending = Locked<Ending?>(nil)
  private var task: Task<Void, Never>?

  /// Makes the plugin; nothing of it runs.
  ///
  /// - Parameters:
  ///   - activation: the plugin, with what its world says to it.
  ///   - seed: determines its random numbers.
  ///   - log: takes its lines.
  ///   - relay: takes what it publishes and shows.
  /// - Throws: what the plugin's type throws when it is made.
  package init(
    _ activation: PluginActivation, seed: UInt64, log: any PluginLog, relay: any PluginRelay
  ) throws {
    scheduler = SteppedScheduler(gauge: RunGauge())
    runtime = WorldRuntime.driven(by: scheduler)
    let manifest = activation.program.manifest
    bus = EventBus(
      types: EventCatalogue.pager + manifest.subscribes + manifest.publishes,
      clock: runtime.clock, isStepped: true)
    let options = SubscriptionOptions(owner: .plugin(activation.id), rank: .plugin)
    context = PluginContext(
      id: activation.id, options: activation.options,
      events: bus.subscribe(to: .types(activation.heard), options),
      lane: runtime.makeLane(activation.id), bus: bus, publishes: activation.permitted,
      seed: seed, log: log, relay: relay)
    plugin = try activation.program.make(context)
  }

  /// How the plugin's life ended; nil while it runs.
  package var end: Ending? { ending.withLock { $0 } }

  /// The instant of the plugin's earliest timer; nil if none is set.
  package var nextDue: Instant? { bus.clock.nextDue }

  /// Begins the plugin's run.
  package func start(at now: Instant) {
    runtime.clock.move(to: now)
    let plugin = self.plugin
    let ending = self.ending
    task = runtime.spawn {
      let end: Ending
      do {
        try await plugin.run()
        end = .returned
      } catch is CancellationError {
        end = .returned
      } catch {
        end = .failed("\(error)")
      }
      ending.withLock { $0 = end }
    }
    scheduler.drain()
  }

  /// Hands over an event and lets the plugin do all that it can do now.
  package func hand(_ envelope: AnyEnvelope, at now: Instant) {
    runtime.clock.move(to: now)
    bus.hand(envelope, to: context.events.core)
    scheduler.drain()
  }

  /// Tells the plugin that it missed events.
  package func hand(_ gap: Gap) {
    bus.hand(gap, to: context.events.core)
    scheduler.drain()
  }

  /// Lets time pass and fires all timers that are due, each at its own instant.
  package func advance(to now: Instant) {
    while let due = bus.clock.nextDue, due <= now {
      runtime.clock.move(to: due)
      bus.clock.fireNext()
      scheduler.drain()
    }
    runtime.clock.move(to: now)
  }

  /// Ends what the plugin hears and tells it to stop.
  package func stop() {
    context.close()
    task?.cancel()
    scheduler.drain()
  }
}
