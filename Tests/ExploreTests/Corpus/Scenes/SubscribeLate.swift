import PagerBus
import PagerExplore

/// A listener that subscribes in its own task misses what is said before that runs.
struct SubscribeLate: CorpusScene {
  let isPlanted: Bool

  func begin(on stage: SceneStage, _ clerk: Clerk, _ notes: Notes) {
    let bus = stage.bus
    let early = isPlanted ? nil : bus.subscribe(to: Ping.self)
    stage.spawn("listener") {
      let pings = early ?? bus.subscribe(to: Ping.self)
      for await _ in pings { notes.count("heard") }
    }
    let publisher = bus.publisher()
    stage.spawn("speaker") {
      for number in 0..<3 { _ = try? await publisher.publish(Ping(number: number)) }
      await clerk.look()
    }
  }

  func verdict(_ notes: Notes) -> String? {
    notes["heard"] == 3 ? nil : "3 were said, \(notes["heard"]) heard"
  }
}
