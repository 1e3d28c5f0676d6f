import PagerBus

/// Shows where the pages are; on an edit it shifts the place in a task of its own, or waits for the
/// pages to say where they are now.
actor LostRebase: PluginActor {
  static let manifest = PluginManifest(
    id: "minimap", subscribes: [PagesChanged.self, ScrollMoved.self], shows: ["place"])

  static let session = """
    session 1
    pages 3
    case "the map follows an edit" {
      pages insert 0 "New"
      wait idle
      expect plugin("minimap").place = 1
    }
    """

  nonisolated let context: PluginContext
  private let isPlanted: Bool
  private var place: Int64 = 0
  private var isKnown = false

  init(_ context: PluginContext, isPlanted: Bool) {
    self.context = context
    self.isPlanted = isPlanted
  }

  func run() async throws {
    try await withThrowingDiscardingTaskGroup { group in
      for await envelope in context.events {
        switch envelope.event {
        case let event as ScrollMoved:
          isKnown = true
          try await show(Int64(event.position))
        case is PagesChanged where isPlanted && !envelope.isReplay && isKnown:
          group.addTask { try await self.shift() }
        default: break
        }
      }
    }
  }

  private func shift() async throws {
    let base = place
    await Task.yield()
    try await show(base + 1)
  }

  private func show(_ place: Int64) async throws {
    self.place = place
    try await context.show("place", .integer(place))
  }
}
