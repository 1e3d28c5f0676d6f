/// One option of a plugin, with what it may be and what it is if nobody says.
public struct PluginOption: Equatable, Sendable {
  /// What an option's value may be.
  public enum Kind: Equatable, Sendable {
    /// One of these words.
    case word([String])

    /// A list of these words.
    case words([String])

    /// A text.
    case text

    /// A list of texts.
    case texts

    /// `true` or `false`.
    case flag

    /// A whole number within these bounds.
    case integer(ClosedRange<Int64>)
  }

  /// The option's key in `Plugins.json`.
  public let name: String

  /// What its value may be.
  public let kind: Kind

  /// What it is if nobody says.
  public let standard: JSONValue

  /// What it does, in one sentence.
  public let summary: String

  /// Makes an option.
  public init(_ name: String, _ kind: Kind, standard: JSONValue, summary: String) {
    self.name = name
    self.kind = kind
    self.standard = standard
    self.summary = summary
  }
}
