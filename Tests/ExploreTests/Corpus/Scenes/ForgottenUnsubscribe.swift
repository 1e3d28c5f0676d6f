import PagerBus
import PagerExplore

/// A stop that comes while the start still awaits finds no subscription to end, and it stays.
struct ForgottenUnsubscribe: CorpusScene {
  let isPlanted: Bool

  private actor Listener: HostedActor {
    nonisolated let lane: any Lane
    private let bus: EventBus
    private let clerk: Clerk
    private let isPlanted: Bool
    private var pings: Subscription<Ping>?
    private var isStopped = false

    init(_ lane: any Lane, _ bus: EventBus, _ clerk: Clerk, _ isPlanted: Bool) {
      self.lane = lane
      self.bus = bus
      self.clerk = clerk
      self.isPlanted = isPlanted
    }

    func start() async -> Subscription<Ping>? {
      await clerk.look()
      guard isPlanted || !isStopped else { return nil }
      pings = bus.subscribe(to: Ping.self)
      return pings
    }

    func stop() async {
      isStopped = true
      await pings?.cancel()
      pings = nil
    }
  }

  func begin(on stage: SceneStage, _ clerk: Clerk, _ notes: Notes) {
    let listener = Listener(stage.makeLane("listener"), stage.bus, clerk, isPlanted)
    let publisher = stage.bus.publisher()
    stage.spawn("reader") {
      guard let pings = await listener.start() else { return }
      for await _ in pings where notes["stopped"] > 0 { notes.count("late") }
    }
    stage.spawn("owner") {
      for _ in 0..<3 { await clerk.look() }
      await listener.stop()
      notes.count("stopped")
      for _ in 0..<3 { await clerk.look() }
      _ = try? await publisher.publish(Ping(number: 0))
    }
  }

  func verdict(_ notes: Notes) -> String? {
    notes["late"] > 0 ? "an event was heard after the stop" : nil
  }
}
