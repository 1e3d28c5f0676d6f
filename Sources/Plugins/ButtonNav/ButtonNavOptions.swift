package import PagerBus

/// What `Plugins.json` may say to ``ButtonNav``.
package struct ButtonNavOptions: Equatable, Sendable {
  /// What stands in the row.
  package enum Entry: String, CaseIterable, Sendable {
    /// A button to the page before the selected one.
    case prev

    /// A button to the page after the selected one.
    case next

    /// A button to the first page.
    case first

    /// A button to the last page.
    case last

    /// One button a page, with the page's title.
    case perPage
  }

  /// When the button of a page is tinted.
  package enum Tint: String, CaseIterable, Sendable {
    /// When the page is decided.
    case decision

    /// When the pager has come to rest on it.
    case settle
  }

  /// What stands in the row, along the reading direction.
  package let buttons: [Entry]

  /// When the button of a page is tinted.
  package let tint: Tint

  /// The options, their words and their standards.
  package static let table: [PluginOption] = [
    .words(
      "buttons", standard: [Entry.prev, .next, .perPage],
      summary: "What stands in the row, along the reading direction."),
    .word("tint", standard: Tint.settle, summary: "When the button of a page is tinted."),
  ]

  /// Makes options from their values.
  package init(buttons: [Entry] = [.prev, .next, .perPage], tint: Tint = .settle) {
    self.buttons = buttons
    self.tint = tint
  }

  /// Reads the options of a context.
  package init(_ json: JSONValue) throws(PluginOptionError) {
    buttons = try json.words("buttons")
    tint = try json.word("tint")
  }
}
