/// Runs one plugin of one world, life after life, and tells the bus what becomes of it.
///
/// What it does is decided by ``Supervision``. Decisions are carried out one after the other, by
/// whichever thread made the first of them.
package final class PluginHost: Sendable {
  private struct State {
    var supervision: Supervision
    var life: PluginLife?
    var lives = 0
    var timer: TimerID?
    var faults = FaultScript()
    var jobs: [Job] = []
    var isActing = false

    /// Why the life that runs was told to end; nil if it was not.
    var endCause: UInt64?
  }

  private struct Job {
    let action: Supervision.Action
    let cause: UInt64?
  }

  package let id: String
  private let activation: PluginActivation
  private let bus: EventBus
  private let runtime: WorldRuntime
  private let seed: UInt64
  private let log: any PluginLog
  private let voters: VoterRoll
  private let state: Locked<State>

  /// Subscribes for a plugin that does not run yet, so that it misses nothing.
  package init(
    _ activation: PluginActivation, bus: EventBus, runtime: WorldRuntime, seed: UInt64,
    log: any PluginLog, voters: VoterRoll
  ) {
    id = activation.id
    self.activation = activation
    self.bus = bus
    self.runtime = runtime
    self.seed = seed
    self.log = log
    self.voters = voters
    state = Locked(State(supervision: Supervision(activation.restart, seed: seed)))
    // One that is off hears nothing, and must not hold up those who speak.
    if activation.isEnabled { prepare() }
  }

  /// Makes the plugin and starts its run, unless it is off; publishes what becomes of it, now and
  /// later.
  package func start(cause: UInt64?) {
    let isEnabled = activation.isEnabled
    drive(cause) { isEnabled ? $0.start(at: $1) : $0.take(.disable, at: $1) }
  }

  /// Switches the plugin on or off, or starts it anew.
  package func perform(_ command: PluginCommand, cause: UInt64?) {
    drive(cause) { $0.take(command, at: $1) }
  }

  /// Plants a mishap.
  package func plant(_ fault: PluginFault) {
    let life = state.withLock { state -> PluginLife? in
      if state.life == nil { state.faults.plant(fault) }
      return state.life
    }
    life?.gate.plant(fault)
  }

  /// The planted mishaps that have not happened.
  package var waitingFaults: [PluginFault] {
    let (life, kept) = state.withLock { ($0.life, $0.faults) }
    return (life?.gate.script ?? kept).faults
  }

  /// Ends what the plugin hears and tells it to stop.
  package func stop() {
    drive(nil) { supervision, _ in supervision.stop() }
  }

  /// Waits until the plugin's run is over.
  package func finished() async {
    await life?.finished()
  }

  private var life: PluginLife? { state.withLock { $0.life } }

  /// Decides, and carries out what was decided unless another thread does so already.
  private func drive(
    _ cause: UInt64?, _ decide: (inout Supervision, Instant) -> [Supervision.Action]
  ) {
    let now = bus.clock.now
    let (mustAct, vain) = state.withLock { state in
      state.jobs += decide(&state.supervision, now).map { Job(action: $0, cause: cause) }
      defer { state.isActing = true }
      return (!state.isActing, state.supervision.isWaiting ? nil : state.timer.take())
    }
    if let vain { bus.clock.cancel(vain) }
    guard mustAct else { return }
    while let job = nextJob() { act(job) }
  }

  private func nextJob() -> Job? {
    state.withLock { state in
      guard !state.jobs.isEmpty else {
        state.isActing = false
        return nil
      }
      return state.jobs.removeFirst()
    }
  }

  private func act(_ job: Job) {
    switch job.action {
    case .tell(let told, let reason): tell(told, reason, cause: job.cause)
    case .begin: begin(cause: job.cause)
    case .end:
      state.withLock { $0.endCause = job.cause }
      life?.stop()
    case .abandon:
      let life = state.withLock { state in
        defer { state.life = nil }
        return state.life
      }
      life?.abandon()
    case .wake(let due):
      let timer = bus.clock.set(at: due, target: self)
      state.withLock { $0.timer = timer }
    }
  }
}

/// How a life begins and ends.
extension PluginHost {
  /// Makes what the next life hears and says.
  @discardableResult
  private func prepare() -> PluginLife {
    let (number, faults) = state.withLock { state in
      state.lives += 1
      return (state.lives, state.faults)
    }
    let gate = PluginGate(
      bus: bus, limit: activation.handlerLimit, script: faults,
      life: PluginLifeEnd(host: self, number: number))
    var options = SubscriptionOptions(
      owner: .plugin(id), policy: .lossless(capacity: activation.queue),
      conflated: activation.conflated, rank: .plugin, pager: activation.pager)
    options.gate = gate
    let context = PluginContext(
      id: id, options: activation.options,
      events: bus.subscribe(to: .types(activation.heard), options),
      lane: runtime.makeLane(id), bus: bus, publishes: activation.permitted,
      seed: number == 1 ? seed : SplitMix.mix(seed &+ UInt64(number)), log: log)
    let life = PluginLife(number: number, context: context, gate: gate)
    state.withLock { $0.life = life }
    return life
  }

  private func begin(cause: UInt64?) {
    let life = self.life ?? prepare()
    do {
      let plugin = try activation.program.make(life.context)
      bus.tell(PluginStarted(id: id), cause: cause)
      if let voter = activation.voter { voters.add(voter, cause: cause) }
      life.run(runtime.spawn { [self] in await follow(plugin, life.number) })
    } catch {
      end(life.number, .failed("\(error)"), cause: cause)
    }
  }

  private func follow(_ plugin: any PluginActor, _ number: Int) async {
    do {
      try await plugin.run()
      end(number, .returned)
    } catch is CancellationError {
      end(number, .returned)
    } catch {
      end(number, .failed("\(error)"), cause: plugin.context.report(error))
    }
  }

  /// A life is over; one that was abandoned before is not heard of again.
  private func end(_ number: Int, _ ending: Supervision.Ending, cause: UInt64? = nil) {
    let ended = state.withLock { state -> PluginLife? in
      guard let life = state.life, life.number == number else { return nil }
      state.life = nil
      state.faults = life.gate.script
      return life
    }
    guard let ended else { return }
    ended.retire()
    let endCause = state.withLock { $0.endCause.take() }
    drive(cause ?? endCause) { $0.ended(ending, at: $1) }
  }

  /// Something goes wrong in a life.
  func take(_ mishap: PluginLifeEnd.Kind, of number: Int) {
    guard let life, life.number == number else { return }
    switch mishap {
    case .crash(let reason):
      let cause = life.context.report(PlantedFailure(description: reason))
      life.abandon()
      end(number, .failed(reason), cause: cause)
    case .cancel: life.cancel()
    case .expiry(let reason):
      let cause = bus.handlingContext(of: life.context.events.core).sequence
      state.withLock { $0.faults = life.gate.script }
      drive(cause) { $0.expired(reason, at: $1) }
    }
  }

  private func tell(_ told: PluginState, _ reason: String?, cause: UInt64?) {
    switch told {
    case .starting: bus.tell(PluginStarting(id: id, reason: reason), cause: cause)
    case .running: bus.tell(PluginStarted(id: id, reason: reason), cause: cause)
    case .suspended: bus.tell(PluginSuspended(id: id, reason: reason), cause: cause)
    case .failed: bus.tell(PluginFailed(id: id, reason: reason), cause: cause)
    case .restarting: bus.tell(PluginRestarting(id: id, reason: reason), cause: cause)
    case .quarantined: bus.tell(PluginQuarantined(id: id, reason: reason), cause: cause)
    case .stopped: bus.tell(PluginStopped(id: id, reason: reason), cause: cause)
    case .disabled: bus.tell(PluginDisabled(id: id, reason: reason), cause: cause)
    }
    switch told {
    case .starting, .running: break
    case .suspended, .failed, .restarting, .quarantined, .stopped:
      voters.lapse(id, cause: cause)
    case .disabled: voters.remove(id, cause: cause)
    }
  }
}

/// How a plugin falls behind and catches up.
extension PluginHost {
  /// Looks whether the plugin has fallen too far behind, or has caught up, and tells everybody.
  ///
  /// One that has taken in what it had and waits for more gets what is published from now on.
  func review() {
    guard let life else { return }
    let core = life.context.events.core
    switch bus.lag(of: core) {
    case .none: break
    case .behind: suspend(life)
    case .caughtUp:
      suspend(life)
      life.isBehind.withLock { $0 = false }
      bus.resume(core)
      let resumed = bus.tell(
        PluginResumed(id: id, reason: "it has taken in what it had"), cause: nil)
      if let voter = activation.voter { voters.add(voter, cause: resumed) }
    }
  }

  private func suspend(_ life: PluginLife) {
    let isKnown = life.isBehind.withLock { isBehind in
      defer { isBehind = true }
      return isBehind
    }
    guard !isKnown else { return }
    let limit = activation.queue + SubscriptionPolicy.reserve
    tell(.suspended, "more than \(limit) events wait for it", cause: nil)
  }
}

extension PluginHost: TimerTarget {
  func fire(_: TimerID, due _: Instant, now _: Instant) {
    drive(nil) { $0.wake(at: $1) }
  }
}
