import PagerBus
import PagerExplore

/// Two buyers and one piece: who looks before an await and takes after it sells it twice.
struct CheckThenAct: CorpusScene {
  let isPlanted: Bool

  private actor Till: HostedActor {
    nonisolated let lane: any Lane
    private let clerk: Clerk
    private let notes: Notes
    private let isPlanted: Bool
    private var stock = 1

    init(_ lane: any Lane, _ clerk: Clerk, _ notes: Notes, _ isPlanted: Bool) {
      self.lane = lane
      self.clerk = clerk
      self.notes = notes
      self.isPlanted = isPlanted
    }

    func buy() async {
      guard stock > 0 else { return }
      if isPlanted { await clerk.look() }
      stock -= 1
      notes.count("sold")
    }
  }

  func begin(on stage: SceneStage, _ clerk: Clerk, _ notes: Notes) {
    let till = Till(stage.makeLane("till"), clerk, notes, isPlanted)
    for (name, steps) in [("anna", 0), ("ben", 3)] {
      stage.spawn(name) {
        for _ in 0..<steps { await clerk.look() }
        await till.buy()
      }
    }
  }

  func verdict(_ notes: Notes) -> String? {
    notes["sold"] > 1 ? "the one piece was sold \(notes["sold"]) times" : nil
  }
}
