public import PagerBus

/// Keeps a row of dots in step with the pages.
///
/// Publishes `dots.changed` whenever the dots look different, the first time as soon as the pages
/// are known. A tapped dot asks for its page; whether there is one is for the pages to say. Shows
/// `count` and `current`.
public actor PageControl: Plugin {
  /// Hears pages, selection and positions; asks for pages and says how the dots look.
  public static let manifest = PluginManifest(
    id: "page-control",
    subscribes: [
      PagesChanged.self, SelectionChanged.self, PageSettled.self, ScrollMoved.self,
      DotTapped.self,
    ],
    publishes: [SelectionRequested.self, DotsChanged.self],
    options: PageControlOptions.table,
    shows: ["count", "current"])

  /// What the plugin may touch.
  public nonisolated let context: PluginContext

  private var machine: PageControlMachine

  /// Makes the plugin; throws if an option is unusable.
  public init(_ context: PluginContext) throws {
    self.context = context
    machine = PageControlMachine(try PageControlOptions(context.options))
  }

  /// Follows the pages until there are no more events.
  public func run() async throws {
    for await envelope in context.events {
      for action in machine.apply(envelope.event) { try await perform(action) }
    }
  }

  private func perform(_ action: PageControlMachine.Action) async throws(PublishError) {
    switch action {
    case .request(let request): _ = try await context.publish(request)
    case .publish(let dots): _ = try await context.publish(dots)
    case .show(let name, let value): try await context.show(name, value)
    }
  }
}
