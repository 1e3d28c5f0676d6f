/// Stands between a plugin and what it hears: plants faults, and watches how long an event takes.
final class PluginGate: DeliveryGate, TimerTarget {
  private struct State {
    var script: FaultScript
    weak var core: SubscriptionCore?
    var timer: TimerID?
    var since = Instant.zero
    var event = ""
  }

  private let limit: Int64?
  private let state: Locked<State>
  private let bus: EventBus
  private let life: PluginLifeEnd

  init(bus: EventBus, limit: Int64?, script: FaultScript, life: PluginLifeEnd) {
    self.bus = bus
    self.limit = limit
    self.life = life
    state = Locked(State(script: script))
  }

  /// Plants a fault in the life that runs.
  func plant(_ fault: PluginFault) {
    state.withLock { $0.script.plant(fault) }
  }

  /// The faults that have not happened yet.
  var script: FaultScript { state.withLock { $0.script } }

  func admit(_ envelope: AnyEnvelope, of core: SubscriptionCore) async -> Bool {
    let name = type(of: envelope.event).name
    let due = state.withLock { state in
      state.core = core
      state.since = bus.clock.now
      state.event = "\(name) #\(envelope.sequence)"
      return state.script.next(at: name)
    }
    if !bus.isStepped { arm() }
    var isDelivered = true
    for kind in due {
      isDelivered = await happen(kind, name) && isDelivered
    }
    return isDelivered
  }

  /// The plugin still handles an event although nothing is runnable.
  func sleeps() {
    arm()
  }

  /// Whether the event is delivered after the fault.
  private func happen(_ kind: PluginFault.Kind, _ name: EventName) async -> Bool {
    switch kind {
    case .crash:
      life.tell(.crash("planted crash on \(name)"))
      return false
    case .hang(let time):
      await PluginTimer(clock: bus.clock).wait(max(time, 0))
      return true
    case .slow(let time):
      await PluginTimer(clock: bus.clock).wait(max(time, 0))
      return true
    case .drop:
      return false
    case .cancel:
      life.tell(.cancel)
      return false
    case .stall:
      await PluginTimer(clock: bus.clock).wait(nil)
      return false
    }
  }

  private func arm() {
    guard let limit else { return }
    state.withLock { state in
      guard state.timer == nil else { return }
      state.timer = bus.clock.set(at: state.since.advanced(by: limit), target: self)
    }
  }

  func fire(_: TimerID, due _: Instant, now: Instant) {
    guard let limit else { return }
    let (core, since, event) = state.withLock { state in
      state.timer = nil
      return (state.core, state.since, state.event)
    }
    guard let core, bus.isHandling(core) else { return }
    guard since.advanced(by: limit) <= now else { return arm() }
    life.tell(.expiry("\(event) took longer than \(limit / 1_000_000) ms"))
  }

  /// Ends what it waits for.
  func close() {
    let timer = state.withLock { $0.timer.take() }
    if let timer { bus.clock.cancel(timer) }
  }
}
