/// A value read from a YAML document, with the place where it was written.
struct YAMLNode: Equatable, Sendable {
  /// What a node holds; every scalar stays text, whoever reads it decides whether it is a number.
  indirect enum Value: Equatable, Sendable {
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
  struct Entry: Equatable, Sendable {
    /// The key's text.
    var key: String
    /// Where the key was written.
    var place: YAMLPlace
    /// What the key stands for.
    var value: YAMLNode
  }

  /// What was read.
  var value: Value
  /// Where it begins.
  var place: YAMLPlace
}

/// A stretch of one line of a YAML text.
struct YAMLPlace: Equatable, Sendable {
  /// Counts from zero.
  var row: Int
  /// In bytes from the beginning of the text.
  var offset: Int
  /// In bytes; zero where nothing is written.
  var length: Int
}
