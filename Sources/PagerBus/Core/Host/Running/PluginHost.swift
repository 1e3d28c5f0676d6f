/// Runs one plugin of one world and tells the bus what becomes of it.
package final class PluginHost: Sendable {
  private enum State {
    case new
    case running(Task<Void, Never>)
    case over
  }

  package let id: String
  private let activation: PluginActivation
  private let context: PluginContext
  private let bus: EventBus
  private let runtime: WorldRuntime
  private let state = Locked(State.new)

  /// Subscribes for a plugin that does not run yet, so that it misses nothing.
  package init(
    _ activation: PluginActivation, bus: EventBus, runtime: WorldRuntime, seed: UInt64,
    log: any PluginLog
  ) {
    id = activation.id
    self.activation = activation
    self.bus = bus
    self.runtime = runtime
    let stream = bus.subscribe(
      to: .types(activation.heard),
      SubscriptionOptions(
        owner: .plugin(activation.id), policy: .lossless(capacity: activation.queue),
        conflated: activation.conflated, rank: .plugin))
    context = PluginContext(
      id: activation.id, options: activation.options, events: stream,
      lane: runtime.makeLane(activation.id), bus: bus, publishes: activation.permitted,
      seed: seed, log: log)
  }

  /// Makes the plugin and starts its run; publishes what becomes of it, now and later.
  package func start(cause: UInt64?) {
    tell(PluginStarting(id: id), cause: cause)
    do {
      try run(cause: cause)
    } catch {
      context.retire()
      state.withLock { $0 = .over }
      tell(PluginFailed(id: id, reason: "\(error)"), cause: cause)
    }
  }

  private func run(cause: UInt64?) throws {
    let plugin = try activation.program.make(context)
    tell(PluginStarted(id: id), cause: cause)
    state.withLock { state in
      state = .running(runtime.spawn { [self] in await follow(plugin) })
    }
  }

  private func follow(_ plugin: any PluginActor) async {
    do {
      try await plugin.run()
      finish(PluginStopped(id: id))
    } catch is CancellationError {
      finish(PluginStopped(id: id))
    } catch {
      finish(PluginFailed(id: id, reason: "\(error)"), cause: context.report(error))
    }
  }

  /// Ends what the plugin hears and tells it to stop.
  package func stop() {
    context.close()
    task?.cancel()
  }

  /// Waits until the plugin's run is over.
  package func finished() async {
    await task?.value
  }

  private var task: Task<Void, Never>? {
    state.withLock { state in
      switch state {
      case .running(let task): task
      case .new, .over: nil
      }
    }
  }

  private func finish(_ event: some Event, cause: UInt64? = nil) {
    context.retire()
    state.withLock { $0 = .over }
    tell(event, cause: cause)
  }

  private func tell(_ event: some Event, cause: UInt64?) {
    let context = CauseContext(timer: bus.clock.now, cause: cause, admission: .reaction)
    do throws(PublishError) {
      _ = try bus.publish(event, by: .host, in: context)
    } catch {
      bus.note(error)
    }
  }
}
