import PagerBus
import PagerExplore

/// A ticker whose timer has fired already ticks once more after its stop.
struct TimerAfterStop: CorpusScene {
  let isPlanted: Bool

  private static let interval: Int64 = 5_000_000

  private actor Ticker: HostedActor {
    nonisolated let lane: any Lane
    private let publisher: Publisher
    private let isPlanted: Bool
    private var isStopped = false

    init(_ lane: any Lane, _ publisher: Publisher, _ isPlanted: Bool) {
      self.lane = lane
      self.publisher = publisher
      self.isPlanted = isPlanted
    }

    func tick(_ number: Int) {
      guard isPlanted || !isStopped else { return }
      _ = try? publisher.tryPublish(Echo(number: number))
    }

    func stop() {
      isStopped = true
      _ = try? publisher.tryPublish(Hush())
    }
  }

  func begin(on stage: SceneStage, _: Clerk, _: Notes) {
    let ticker = Ticker(stage.makeLane("ticker"), stage.bus.publisher(), isPlanted)
    let clock = stage.clock
    stage.spawn("timer") {
      for number in 0..<2 {
        await clock.wait(nanoseconds: Self.interval)
        await ticker.tick(number)
      }
    }
    stage.spawn("owner") {
      for _ in 0..<2 { await clock.wait(nanoseconds: Self.interval) }
      await ticker.stop()
    }
  }
}
