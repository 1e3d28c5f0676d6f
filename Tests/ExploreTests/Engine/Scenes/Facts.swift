import PagerBus

/// Sets a scene going.
struct Go: Event {
  static let name: EventName = "scene.go"
  static let kind: EventKind = .request

  let number: Int
}

/// What the first of two plugins says when it is through.
struct LeftDone: Event {
  static let name: EventName = "left.done"
  static let kind: EventKind = .fact(owner: .plugin, sticky: false)
}

/// What the second of two plugins says when it is through.
struct RightDone: Event {
  static let name: EventName = "right.done"
  static let kind: EventKind = .fact(owner: .plugin, sticky: false)
}

/// A lane that an actor is given, and what it wrote down there.
actor Writer: HostedActor {
  nonisolated let lane: any Lane
  private(set) var text = ""

  init(_ lane: any Lane) { self.lane = lane }

  func write(_ word: String) { text += word }
}
