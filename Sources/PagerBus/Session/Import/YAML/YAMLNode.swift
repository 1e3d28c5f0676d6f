/// A value read from a YAML document, with the place where it was written.
package struct YAMLNode: Equatable, Sendable {
  /// What a node holds; every scalar stays text, whoever reads it decides whether it is a number.
  package indirect enum Value: Equatable, Sendable {
    /// Nothing was written, or `~`, or `null`.
    case null
    /// A plain, quoted or block scalar.
    case text(String)
    /// A list, in the order of the text.
    case list([YAMLNode])
    /// A map, in the order of the text; no key occurs twice.
    case map([Entry])
  }

  /// A key with its value.
  package struct Entry: Equatable, Sendable {
    /// The key's text.
    package var key: String
    /// Where the key was written.
    package var place: YAMLPlace
    /// What the key stands for.
    package var value: YAMLNode
  }

  /// What was read.
  package var value: Value
  /// Where it begins.
  package var place: YAMLPlace
}

/// A stretch of one line of a YAML text.
package struct YAMLPlace: Equatable, Sendable {
  /// Counts from zero.
  package var row: Int
  /// In bytes from the beginning of the text.
  package var offset: Int
  /// In bytes; zero where nothing is written.
  package var length: Int
}
