public import PagerBus

/// Turns to the next page by itself once a page has rested for a while.
///
/// A finger on the glass pauses it, and so does a container that is not seen; afterwards the page
/// rests for a whole interval again. Behind the last page comes the first one, or nothing. Asks for
/// pages with the reason `autoplay`. Shows `mode`: waiting, playing, paused or ended.
public actor Autoplay: Plugin {
  /// Hears pages, selection, motion and fingers; asks for pages.
  public static let manifest = PluginManifest(
    id: "autoplay",
    subscribes: [
      PagesChanged.self, SelectionChanged.self, PhaseChanged.self, ContainerSet.self,
      PointerDown.self, PointerUp.self, PointerCancelled.self,
    ],
    publishes: [SelectionRequested.self],
    options: AutoplayOptions.table,
    shows: ["mode"])

  /// What the plugin may touch.
  public nonisolated let context: PluginContext

  private var machine: AutoplayMachine

  /// Makes the plugin; throws if an option is unusable.
  public init(_ context: PluginContext) throws {
    self.context = context
    machine = AutoplayMachine(try AutoplayOptions(context.options))
  }

  /// Follows the pages and the time until there are no more events.
  public func run() async throws {
    while let delivery = await context.events.next() {
      switch delivery {
      case .event(let envelope): try await perform(machine.apply(envelope.event))
      case .alarm: try await perform(machine.wake())
      case .gap: try await perform(machine.forgetFingers())
      }
    }
  }

  private func perform(_ actions: [AutoplayMachine.Action]) async throws(PublishError) {
    for action in actions {
      switch action {
      case .request(let request): _ = try await context.publish(request)
      case .alarm(let nanoseconds): context.setAlarm(after: nanoseconds)
      case .show(let name, let value): try await context.show(name, value)
      }
    }
  }
}
