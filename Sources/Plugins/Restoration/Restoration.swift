public import PagerBus

/// Brings back what was shown when the container was hidden: the page, the position on it and the
/// strip.
///
/// Asks for `state.save` when the container leaves what the user sees and when the pager stops, and
/// for `state.restore` when the container comes back; both are answered by the pages and the tabs.
/// A page that was removed meanwhile is replaced by the one that has its index. Shows what it asked
/// to save: `key`, `position` and `strip`.
public actor Restoration: Plugin {
  /// Hears the container, pages, positions and the strip; asks for saving and restoring.
  public static let manifest = PluginManifest(
    id: "restoration",
    subscribes: [
      ContainerSet.self, PagerStopping.self, PagesChanged.self, SelectionChanged.self,
      PageSettled.self, ScrollMoved.self, StripScrolled.self,
    ],
    publishes: [StateSave.self, StateRestore.self],
    options: RestorationOptions.table,
    shows: ["key", "position", "strip"])

  /// What the plugin may touch.
  public nonisolated let context: PluginContext

  private var machine: RestorationMachine

  /// Makes the plugin; throws if an option is unusable.
  public init(_ context: PluginContext) throws {
    self.context = context
    machine = RestorationMachine(try RestorationOptions(context.options))
  }

  /// Follows the container until there are no more events.
  public func run() async throws {
    for await envelope in context.events {
      for action in machine.apply(envelope.event) { try await perform(action) }
    }
  }

  private func perform(_ action: RestorationMachine.Action) async throws(PublishError) {
    switch action {
    case .save(let request): _ = try await context.publish(request)
    case .restore(let request): _ = try await context.publish(request)
    case .show(let name, let value): try await context.show(name, value)
    }
  }
}
