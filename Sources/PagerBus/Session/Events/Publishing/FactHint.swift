import PagerBus

/// What to write in place of a fact that only its owner may publish.
enum FactHint {
  /// The request that leads to a fact.
  static func text(for name: String, _ owner: FactOwner) -> String {
    switch owner {
    case .pages: requests[name] ?? "select a page: `select N`, or publish selection.requested"
    case .tabs: "tap a tab: `tap tab N`, or publish selection.requested"
    case .indicator: "it follows the pages: publish selection.requested"
    case .host: "the host says it by itself; expect it: `expect count \(name) = 1`"
    case .script: statements[name] ?? "the run says it by itself"
    case .plugin: requests[name] ?? "a plugin says it; publish a request that it answers"
    }
  }

  /// Facts that follow from something else than a request for a page.
  private static let requests = [
    "pages.changed": "edit the pages: `pages insert …`, or publish pages.edit",
    "layout.changed": "change the size: `resize WxH`, or publish viewport.resize",
    "drag.began": "use a finger: `drag …`, or publish pointer.down",
    "drag.ended": "use a finger: `drag …`, or publish pointer.up",
    "phase.changed": "use a finger: `drag …`, or publish pointer.down",
    "dots.changed": "the plugin page-control says it; publish selection.requested",
    "buttons.changed": "the plugin button-nav says it; publish control.pressed",
  ]

  private static let statements = [
    "mark.set": "write `mark NAME`",
    "note.written": "write `note \"…\"`",
    "snapshot.taken": "write `snapshot \"…\"`",
    "expect.checked": "write `expect …`",
  ]
}
