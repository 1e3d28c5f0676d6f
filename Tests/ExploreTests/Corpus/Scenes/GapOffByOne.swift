import PagerBus
import PagerExplore

/// A reader that takes the ends of a gap for its length counts one event too few.
struct GapOffByOne: CorpusScene {
  let isPlanted: Bool

  private static let count = 8

  func begin(on stage: SceneStage, _: Clerk, _ notes: Notes) {
    let pings = stage.bus.subscribe(
      to: Ping.self, SubscriptionOptions(policy: .dropOldest(capacity: 4)))
    let isPlanted = isPlanted
    stage.spawn("reader") {
      while let item = await pings.nextItem() {
        switch item {
        case .event: notes.count("accounted")
        case .gap(let gap):
          let missed = isPlanted ? Int(gap.last - gap.first) : gap.count
          for _ in 0..<missed { notes.count("accounted") }
        }
      }
    }
    let publisher = stage.bus.publisher()
    stage.spawn("speaker") {
      for number in 0..<Self.count {
        _ = try? await publisher.publish(Ping(number: number))
        await Task.yield()
      }
    }
  }

  func verdict(_ notes: Notes) -> String? {
    let accounted = notes["accounted"]
    return accounted == Self.count ? nil : "\(Self.count) were sent, \(accounted) accounted for"
  }
}
