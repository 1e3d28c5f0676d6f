import PagerBus
import PagerExplore

/// A relay that starts a task for each event hands them on in any order.
struct OrderInversion: CorpusScene {
  let isPlanted: Bool

  func begin(on stage: SceneStage, _ clerk: Clerk, _: Notes) {
    let pings = stage.bus.subscribe(to: Ping.self)
    let echoes = stage.bus.publisher()
    let isPlanted = isPlanted
    stage.spawn("relay") {
      await withDiscardingTaskGroup { group in
        for await ping in pings {
          let number = ping.value.number
          guard isPlanted else {
            await Self.relay(number, clerk, echoes)
            continue
          }
          group.addTask { await Self.relay(number, clerk, echoes) }
        }
      }
    }
    let publisher = stage.bus.publisher()
    stage.spawn("speaker") {
      for number in 0..<3 { _ = try? await publisher.publish(Ping(number: number)) }
    }
  }

  private static func relay(_ number: Int, _ clerk: Clerk, _ echoes: Publisher) async {
    await clerk.look()
    _ = try? await echoes.publish(Echo(number: number))
  }
}
