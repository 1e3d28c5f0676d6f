import PagerBus

/// One of two copies of a number: each sets it once, takes over what the other one tells and tells
/// it on. The right ones know which number is newer.
actor FeedbackLoop: PluginActor {
  static let session = """
    session 1
    pages 1
    case "two copies agree" { wait 20ms }
    """

  nonisolated let context: PluginContext
  private let isLeft: Bool
  private let isPlanted: Bool
  private var value: CopyValue

  init(_ context: PluginContext, isLeft: Bool, isPlanted: Bool) {
    self.context = context
    self.isLeft = isLeft
    self.isPlanted = isPlanted
    value = CopyValue(number: 0, version: 0, isFromLeft: isLeft)
  }

  static func manifest(isLeft: Bool) -> PluginManifest {
    PluginManifest(
      id: isLeft ? "left" : "right", subscribes: [isLeft ? RightValue.self : LeftValue.self],
      publishes: [isLeft ? LeftValue.self : RightValue.self])
  }

  func run() async throws {
    context.setAlarm(after: isLeft ? 5_000_000 : 6_000_000)
    while let delivery = await context.events.next() {
      switch delivery {
      case .alarm:
        value = CopyValue(
          number: isLeft ? 1 : 2, version: value.version + 1, isFromLeft: isLeft)
        // Meanwhile the other one may tell something.
        await Task.yield()
        try await tell()
      case .event(let envelope):
        if let told = (envelope.event as? LeftValue)?.value { try await take(told) }
        if let told = (envelope.event as? RightValue)?.value { try await take(told) }
      case .gap: break
      }
    }
  }

  private func take(_ told: CopyValue) async throws {
    guard told.number != value.number, isPlanted || told.isNewer(than: value) else { return }
    value = told
    try await tell()
  }

  private func tell() async throws {
    if isLeft {
      try await context.publish(LeftValue(value: value))
    } else {
      try await context.publish(RightValue(value: value))
    }
  }
}
