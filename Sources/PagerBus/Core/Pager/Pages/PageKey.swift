/// The stable identity of a page, whatever its index is today.
public struct PageKey: Hashable, Sendable, Codable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The key as text; unique within a list of pages.
  public let text: String

  /// Makes a key from its text.
  public init(_ text: String) {
    self.text = text
  }

  /// Makes a key from a literal.
  public init(stringLiteral text: String) {
    self.text = text
  }

  /// Reads a key from a plain string.
  public init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
  }

  /// Writes the key as a plain string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }

  /// The key as text.
  public var description: String { text }
}

/// What a pager knows of one page: its key, its tab's title and what decorates the tab.
public struct PageDescriptor: Hashable, Sendable, Codable {
  /// The stable identity, unique within the list.
  public var key: PageKey

  /// The text of the page's tab.
  public var title: String

  /// The name of the tab's icon; nil for none.
  public var icon: String?

  /// The text of the tab's badge; nil for none.
  public var badge: String?

  /// Makes a description from a key and a title.
  public init(key: PageKey, title: String, icon: String? = nil, badge: String? = nil) {
    self.key = key
    self.title = title
    self.icon = icon
    self.badge = badge
  }
}
