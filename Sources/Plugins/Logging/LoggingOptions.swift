package import PagerBus

/// What `Plugins.json` may say to ``Logging``.
package struct LoggingOptions: Equatable, Sendable {
  /// How a line looks.
  package enum Format: String, CaseIterable, Sendable {
    /// For people.
    case text

    /// For programs: one JSON object a line.
    case json
  }

  /// How a line looks.
  package let format: Format

  /// Lines that matter less are not written.
  package let level: LogLevel

  /// Where the host puts the lines: `stderr` or the path of a file.
  package let to: String

  /// The options, their words and their standards.
  package static let table: [PluginOption] = [
    .word("format", standard: Format.text, summary: "How a line looks."),
    .word("level", standard: LogLevel.info, summary: "Lines that matter less are not written."),
    PluginOption(
      "to", .text, standard: "stderr",
      summary: "Where the host puts the lines: stderr or the path of a file."),
  ]

  /// Makes options from their values.
  package init(format: Format = .text, level: LogLevel = .info, to: String = "stderr") {
    self.format = format
    self.level = level
    self.to = to
  }

  /// Reads the options of a context.
  package init(_ json: JSONValue) throws(PluginOptionError) {
    format = try json.word("format")
    level = try json.word("level")
    to = try json.text("to")
    if to.isEmpty || to == "stdout" || to == "-" {
      throw .unusable(option: "to", expected: "\"stderr\" or the path of a file")
    }
  }
}
