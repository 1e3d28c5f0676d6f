import PagerBus
import PagerExplore

/// A release that comes between the look and the wait wakes nobody, and the one who waits then
/// waits for ever.
struct LostWakeUp: CorpusScene {
  let isPlanted: Bool

  private actor Gate: HostedActor {
    nonisolated let lane: any Lane
    private let clerk: Clerk
    private let spot: ParkingSpot
    private var isOpen = false

    init(_ lane: any Lane, _ clerk: Clerk, _ spot: ParkingSpot) {
      self.lane = lane
      self.clerk = clerk
      self.spot = spot
    }

    func pass() async {
      guard !isOpen else { return }
      await clerk.look()
      await spot.park()
    }

    func open() {
      isOpen = true
      spot.release()
    }
  }

  func begin(on stage: SceneStage, _ clerk: Clerk, _: Notes) {
    let gate = Gate(stage.makeLane("gate"), clerk, ParkingSpot(remembers: !isPlanted))
    stage.spawn("guest", mustEnd: true) { await gate.pass() }
    stage.spawn("porter") {
      for _ in 0..<2 { await clerk.look() }
      await gate.open()
    }
  }
}
