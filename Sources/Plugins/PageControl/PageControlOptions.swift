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
    /// Dots of one size, as a view likes them.
    case plain

    /// A body stretches from dot to dot.
    case worm

    /// Only some dots are seen, and the row moves under them.
    case scrolling

    /// The current dot is wider.
    case expanding
  }

  /// What moves the dots.
  package let follow: Follow

  /// How the dots are drawn, and their measures.
  package let geometry: DotGeometry

  /// The options, their words and their standards.
  package static let table: [PluginOption] = [
    .word("follow", standard: Follow.settle, summary: "What moves the dots."),
    .word("style", standard: Style.plain, summary: "How the dots are drawn."),
    PluginOption(
      "size", .integer(1...64), standard: 8, summary: "The width and height of a dot, in px."),
    PluginOption("gap", .integer(0...64), standard: 8, summary: "The space between dots, in px."),
    PluginOption(
      "factor", .integer(1...16), standard: 3,
      summary: "How many times as wide the current dot is where dots expand."),
    PluginOption(
      "visible", .integer(1...64), standard: 5,
      summary: "How many dots are seen at once where they scroll."),
  ]

  /// Makes options from their values.
  package init(follow: Follow = .settle, geometry: DotGeometry = DotGeometry(.plain)) {
    self.follow = follow
    self.geometry = geometry
  }

  /// Reads the options of a context.
  package init(_ json: JSONValue) throws(PluginOptionError) {
    follow = try json.word("follow")
    geometry = DotGeometry(
      try json.word("style"), size: Double(try json.integer("size")),
      gap: Double(try json.integer("gap")), factor: Double(try json.integer("factor")),
      visible: Int(try json.integer("visible")))
  }
}
