import PagerBus
import PagerExplore

/// A desk that notes an answer after an await answers a question again that is asked meanwhile.
struct ReplyTwice: CorpusScene {
  let isPlanted: Bool

  private actor Desk: HostedActor {
    nonisolated let lane: any Lane
    private let clerk: Clerk
    private let isPlanted: Bool
    private let replies: Publisher
    private var answered: Set<Int> = []

    init(_ lane: any Lane, _ clerk: Clerk, _ replies: Publisher, _ isPlanted: Bool) {
      self.lane = lane
      self.clerk = clerk
      self.replies = replies
      self.isPlanted = isPlanted
    }

    func answer(_ number: Int) async {
      guard !answered.contains(number) else { return }
      if !isPlanted { answered.insert(number) }
      await clerk.look()
      answered.insert(number)
      _ = try? await replies.publish(Echo(number: number))
    }
  }

  func begin(on stage: SceneStage, _ clerk: Clerk, _: Notes) {
    let desk = Desk(stage.makeLane("desk"), clerk, stage.bus.publisher(), isPlanted)
    let questions = stage.bus.subscribe(to: Ping.self)
    stage.spawn("counter") {
      await withDiscardingTaskGroup { group in
        for await question in questions {
          let number = question.value.number
          group.addTask { await desk.answer(number) }
        }
      }
    }
    let publisher = stage.bus.publisher()
    for (name, steps) in [("asker", 0), ("asker again", 3)] {
      stage.spawn(name) {
        for _ in 0..<steps { await clerk.look() }
        _ = try? await publisher.publish(Ping(number: 0))
      }
    }
  }
}
