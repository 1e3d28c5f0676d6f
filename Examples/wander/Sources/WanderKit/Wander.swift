public import PagerBus

/// Wanders: after a page has rested for a while it asks for another one, by chance.
///
/// The same type is compiled into `wander-host` and run as a process by `wander-plugin`. Shows
/// `turns`, how often it has asked, and `next`, the page that it asked for.
public actor Wander: Plugin {
  /// Hears which pages there are and which one rests; asks for pages.
  public static let manifest = PluginManifest(
    id: "wander",
    subscribes: [PagesChanged.self, PageSettled.self],
    publishes: [SelectionRequested.self],
    options: [
      PluginOption(
        "pauseMs", .integer(100...60_000), standard: 2_000,
        summary: "How long a page rests before the next one is asked for."),
      PluginOption(
        "turns", .integer(1...1_000), standard: 3,
        summary: "After how many turns it has seen enough."),
    ],
    shows: ["turns", "next"])

  /// What the plugin may touch.
  public nonisolated let context: PluginContext

  private let pause: Int64
  private let turnsMaximum: Int64
  private var pages = 0
  private var turns: Int64 = 0

  /// Makes the plugin; throws if an option is unusable.
  public init(_ context: PluginContext) throws {
    self.context = context
    pause = try context.options.integer("pauseMs") * 1_000_000
    turnsMaximum = try context.options.integer("turns")
  }

  /// Turns pages until it has seen enough, or until there are no more events.
  public func run() async throws {
    try await context.show("turns", 0)
    for await envelope in context.events {
      if let event = envelope.event as? PagesChanged { pages = event.count }
      guard let settled = envelope.event as? PageSettled, pages > 1 else { continue }
      try await turn(from: settled.index, because: envelope)
      if turns == turnsMaximum { return context.log(.info, "seen enough") }
    }
  }

  private func turn(from page: Int, because cause: AnyEnvelope) async throws {
    try await context.timer(after: pause)
    let step = 1 + Int(context.nextRandom() % UInt64(pages - 1))
    let next = (page + step) % pages
    try await context.publish(
      SelectionRequested(.index(next), reason: .autoplay), because: cause)
    turns += 1
    try await context.show("turns", .integer(turns))
    try await context.show("next", .integer(Int64(next)))
  }
}
