public import PagerBus

/// Says no to selections by rule: pages that nobody may go to or leave, and a locked direction.
///
/// Votes on every proposal, after a pause if it is told to think. Shows `refused`, how many
/// proposals it said no to.
public actor Guard: Plugin {
  /// Hears the pages and votes on proposals within 50 ms.
  public static let manifest = PluginManifest(
    id: "guard", subscribes: [PagesChanged.self, SelectionProposed.self],
    options: GuardOptions.table, shows: ["refused"], votesWithin: 50_000_000)

  /// What the plugin may touch.
  public nonisolated let context: PluginContext

  private var machine: GuardMachine
  private let delay: Int64
  private var refused: Int64 = 0

  /// Makes the plugin; throws if an option is unusable.
  public init(_ context: PluginContext) throws {
    self.context = context
    let options = try GuardOptions(context.options)
    machine = GuardMachine(options)
    delay = options.delayMs * 1_000_000
  }

  /// Answers proposals until there are no more events.
  public func run() async throws {
    try await context.show("refused", .integer(0))
    for await envelope in context.events {
      guard let veto = machine.apply(envelope.event),
        let proposal = envelope.event as? SelectionProposed
      else { continue }
      try await context.timer(after: delay)
      try await context.vote(on: proposal, veto: veto)
      guard veto else { continue }
      refused += 1
      try await context.show("refused", .integer(refused))
    }
  }
}
