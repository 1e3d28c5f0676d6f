import PagerBus

/// Votes just before its deadline, or at once.
actor LateVote: PluginActor {
  private static let deadline: Int64 = 50_000_000

  static let manifest = PluginManifest(
    id: "voter", subscribes: [SelectionProposed.self], votesWithin: deadline)

  static let session = """
    session 1
    pages 3
    set sampling 30Hz
    case "every vote is counted" {
      select 1 animated
      wait idle
      expect none vote.missed since begin
    }
    """

  nonisolated let context: PluginContext
  private let isPlanted: Bool

  init(_ context: PluginContext, isPlanted: Bool) {
    self.context = context
    self.isPlanted = isPlanted
  }

  func run() async throws {
    for await envelope in context.events {
      guard let proposal = envelope.event as? SelectionProposed else { continue }
      if isPlanted { try await context.timer(after: Self.deadline - 1_000_000) }
      try await context.vote(on: proposal, veto: false)
    }
  }
}
