import PagerBus
import PagerExplore

/// A sum that is read before an await and written after it loses what came in between.
struct StateReadEarly: CorpusScene {
  let isPlanted: Bool

  private actor Account: HostedActor {
    nonisolated let lane: any Lane
    private let clerk: Clerk
    private let notes: Notes
    private let isPlanted: Bool
    private var balance = 0

    init(_ lane: any Lane, _ clerk: Clerk, _ notes: Notes, _ isPlanted: Bool) {
      self.lane = lane
      self.clerk = clerk
      self.notes = notes
      self.isPlanted = isPlanted
    }

    func pay(_ amount: Int) async {
      let before = balance
      await clerk.look()
      balance = (isPlanted ? before : balance) + amount
      notes.set("balance", to: balance)
    }
  }

  func begin(on stage: SceneStage, _ clerk: Clerk, _ notes: Notes) {
    let account = Account(stage.makeLane("account"), clerk, notes, isPlanted)
    for amount in [2, 5] {
      stage.spawn("payer \(amount)") {
        for _ in 0..<amount { await clerk.look() }
        await account.pay(amount)
      }
    }
  }

  func verdict(_ notes: Notes) -> String? {
    notes["balance"] == 7 ? nil : "2 and 5 were paid, the balance is \(notes["balance"])"
  }
}
