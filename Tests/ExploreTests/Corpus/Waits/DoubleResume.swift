import PagerBus
import PagerExplore

/// An answer and a time-out that both look before an await resume the one who waits twice.
///
/// A real continuation would end the process, so resumptions are counted.
struct DoubleResume: CorpusScene {
  let isPlanted: Bool

  private actor Promise: HostedActor {
    nonisolated let lane: any Lane
    private let clerk: Clerk
    private let notes: Notes
    private let isPlanted: Bool
    private var isKept = false

    init(_ lane: any Lane, _ clerk: Clerk, _ notes: Notes, _ isPlanted: Bool) {
      self.lane = lane
      self.clerk = clerk
      self.notes = notes
      self.isPlanted = isPlanted
    }

    func keep() async {
      guard !isKept else { return }
      if !isPlanted { isKept = true }
      await clerk.look()
      isKept = true
      notes.count("resumed")
    }
  }

  func begin(on stage: SceneStage, _ clerk: Clerk, _ notes: Notes) {
    let promise = Promise(stage.makeLane("promise"), clerk, notes, isPlanted)
    let clock = stage.clock
    stage.spawn("answer") { await promise.keep() }
    stage.spawn("time-out") {
      await clock.wait(nanoseconds: 1_000_000)
      await promise.keep()
    }
  }

  func verdict(_ notes: Notes) -> String? {
    notes["resumed"] > 1 ? "a continuation was resumed \(notes["resumed"]) times" : nil
  }
}
