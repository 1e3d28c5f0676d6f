package import PagerBus

/// What `Plugins.json` may say to ``Guard``.
package struct GuardOptions: Equatable, Sendable {
  /// A direction in which nobody may go.
  package enum Direction: String, CaseIterable, Sendable {
    /// Every direction is free.
    case none

    /// Towards higher indices, and from the last page of a ring on to the first.
    case forward

    /// Towards lower indices, and from the first page of a ring back to the last.
    case backward
  }

  /// How long an answer may be put off, in milliseconds.
  package static let delay: ClosedRange<Int64> = 0...600_000

  /// The titles of pages that nobody may go to.
  package let enter: [String]

  /// The titles of pages that nobody may leave.
  package let leave: [String]

  /// The direction in which nobody may go.
  package let direction: Direction

  /// How long the plugin thinks before it answers, in milliseconds of the world's time.
  package let delayMs: Int64

  /// The options, their words and their standards.
  package static let table: [PluginOption] = [
    PluginOption(
      "enter", .texts, standard: .array([]), summary: "Titles of pages that nobody may go to."),
    PluginOption(
      "leave", .texts, standard: .array([]), summary: "Titles of pages that nobody may leave."),
    .word("direction", standard: Direction.none, summary: "The direction that is locked."),
    PluginOption(
      "delayMs", .integer(delay), standard: 0,
      summary: "How long it thinks before it answers, in milliseconds."),
  ]

  /// Makes options from their values.
  package init(
    enter: [String] = [], leave: [String] = [], direction: Direction = .none, delayMs: Int64 = 0
  ) {
    self.enter = enter
    self.leave = leave
    self.direction = direction
    self.delayMs = delayMs
  }

  /// Reads the options of a context.
  package init(_ json: JSONValue) throws(PluginOptionError) {
    enter = try json.texts("enter")
    leave = try json.texts("leave")
    direction = try json.word("direction")
    delayMs = try json.integer("delayMs")
  }
}
