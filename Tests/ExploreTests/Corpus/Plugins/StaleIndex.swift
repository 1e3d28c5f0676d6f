import PagerBus

/// Goes to a page that somebody likes: by its index as it was, or by its key.
actor StaleIndex: PluginActor {
  static let manifest = PluginManifest(
    id: "favourite", subscribes: [PagesChanged.self, ControlPressed.self],
    publishes: [SelectionRequested.self])

  static let session = """
    session 1
    pages "A" "B" "C"
    case "the favourite stays the favourite" {
      publish control.pressed {"name":"favourite"}
      wait idle
      expect page.title = "C"
    }
    """

  nonisolated let context: PluginContext
  private let isPlanted: Bool
  private var pages: [PageDescriptor] = []

  init(_ context: PluginContext, isPlanted: Bool) {
    self.context = context
    self.isPlanted = isPlanted
  }

  func run() async throws {
    for await envelope in context.events {
      switch envelope.event {
      case let event as PagesChanged: pages = event.pages.descriptors
      case is ControlPressed:
        guard let index = pages.firstIndex(where: { $0.title == "C" }) else { continue }
        let target: SelectionTarget = isPlanted ? .index(index) : .key(pages[index].key)
        try await context.publish(SelectionRequested(target, animated: false, reason: .button))
      default: break
      }
    }
  }
}

/// Puts a page in front of the others when a control is pressed.
actor Feeder: PluginActor {
  static let manifest = PluginManifest(
    id: "feeder", subscribes: [ControlPressed.self], publishes: [PagesEdit.self])

  nonisolated let context: PluginContext

  init(_ context: PluginContext) {
    self.context = context
  }

  func run() async throws {
    for await _ in context.events {
      try await context.publish(PagesEdit([.insert(at: 0, page: .init(title: "New"))]))
    }
  }
}
