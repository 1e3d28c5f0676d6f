import PagerBus
import PagerExplore

/// A cancellation that comes before the wait finds nobody to wake, and the wait does not ask.
struct MissedCancellation: CorpusScene {
  let isPlanted: Bool

  func begin(on stage: SceneStage, _ clerk: Clerk, _: Notes) {
    let spot = ParkingSpot(remembers: false)
    stage.keep(spot)
    let isPlanted = isPlanted
    let sleeper = stage.spawn("sleeper", mustEnd: true) {
      await withTaskCancellationHandler {
        await clerk.look()
        await spot.parkUnaware { !isPlanted && Task.isCancelled }
      } onCancel: {
        spot.release()
      }
    }
    stage.spawn("owner") {
      for _ in 0..<2 { await clerk.look() }
      sleeper.cancel()
    }
  }

  func verdict(on stage: SceneStage) -> String? {
    // Nobody else would, and what waits for ever is never given back.
    for spot in stage.parts(of: ParkingSpot.self) { spot.release() }
    return nil
  }
}
