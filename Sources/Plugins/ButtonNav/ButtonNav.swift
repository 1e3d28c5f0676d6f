public import PagerBus

/// Keeps a row of buttons that move the pager: previous and next, first and last, or one a page.
///
/// Publishes `buttons.changed` whenever the row looks different, the first time as soon as the
/// pages are known. A pressed button asks for its page even when it is disabled; the pages answer
/// such a request with `selection.refused`. Moves are relative to the selected page, so three quick
/// presses are three pages. Shows `current`, the tinted page.
public actor ButtonNav: Plugin {
  /// Hears pages, selection and presses; asks for pages and says how the buttons look.
  public static let manifest = PluginManifest(
    id: "button-nav",
    subscribes: [
      PagesChanged.self, SelectionChanged.self, PageSettled.self, ControlPressed.self,
    ],
    publishes: [SelectionRequested.self, ButtonsChanged.self],
    options: ButtonNavOptions.table,
    shows: ["current"])

  /// What the plugin may touch.
  public nonisolated let context: PluginContext

  private var machine: ButtonNavMachine

  /// Makes the plugin; throws if an option is unusable.
  public init(_ context: PluginContext) throws {
    self.context = context
    machine = ButtonNavMachine(try ButtonNavOptions(context.options))
  }

  /// Follows the pages until there are no more events.
  public func run() async throws {
    for await envelope in context.events {
      for action in machine.apply(envelope.event) { try await perform(action) }
    }
  }

  private func perform(_ action: ButtonNavMachine.Action) async throws(PublishError) {
    switch action {
    case .request(let request): _ = try await context.publish(request)
    case .publish(let buttons): _ = try await context.publish(buttons)
    case .show(let name, let value): try await context.show(name, value)
    case .warn(let text): context.log(.warning, text)
    }
  }
}
