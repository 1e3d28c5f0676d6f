package import PagerBus

/// What `Plugins.json` may say to ``PageControl``.
package struct PageControlOptions: Equatable, Sendable {
  /// What moves the dots.
  package enum Follow: String, CaseIterable, Sendable {
    /// They move when the pager has come to rest.
    case settle

    /// They move when a page is decided.
    case decision

    /// The nearest dot is on, and their progress is the position of the pages.
    case continuous
  }

  /// How the dots are drawn.
  package enum Style: String, CaseIterable, Sendable {
    /// Dots of one size.
    case plain
  }

  /// What moves the dots.
  package let follow: Follow

  /// How the dots are drawn.
  package let style: Style

  /// The options, their words and their standards.
  package static let table: [PluginOption] = [
    .word("follow", standard: Follow.settle, summary: "What moves the dots."),
    .word("style", standard: Style.plain, summary: "How the dots are drawn."),
  ]

  /// Makes options from their values.
  package init(follow: Follow = .settle, style: Style = .plain) {
    self.follow = follow
    self.style = style
  }

  /// Reads the options of a context.
  package init(_ json: JSONValue) throws(PluginOptionError) {
    follow = try json.word("follow")
    style = try json.word("style")
  }
}
