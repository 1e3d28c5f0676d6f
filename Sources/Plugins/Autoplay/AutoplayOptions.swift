package import PagerBus

/// What `Plugins.json` may say to ``Autoplay``.
package struct AutoplayOptions: Equatable, Sendable {
  /// What follows the last page.
  package enum End: String, CaseIterable, Sendable {
    /// The first page.
    case loop

    /// Nothing, until somebody goes to another page.
    case stop
  }

  /// How long a page may rest, in milliseconds.
  package static let interval: ClosedRange<Int64> = 1...86_400_000

  /// How long a page rests before the next one comes, in milliseconds.
  package let intervalMs: Int64

  /// What follows the last page.
  package let atEnd: End

  /// The options, their words and their standards.
  package static let table: [PluginOption] = [
    PluginOption(
      "intervalMs", .integer(interval), standard: 3_000,
      summary: "How long a page rests before the next one comes, in milliseconds."),
    .word("atEnd", standard: End.loop, summary: "What follows the last page."),
  ]

  /// Makes options from their values.
  package init(intervalMs: Int64 = 3_000, atEnd: End = .loop) {
    self.intervalMs = intervalMs
    self.atEnd = atEnd
  }

  /// Reads the options of a context.
  package init(_ json: JSONValue) throws(PluginOptionError) {
    intervalMs = try json.integer("intervalMs")
    atEnd = try json.word("atEnd")
  }
}
