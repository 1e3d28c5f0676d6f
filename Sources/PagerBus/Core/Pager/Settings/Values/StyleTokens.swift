/// The style tokens that were set, in the order in which they were first set.
public struct StyleTokens: Hashable, Sendable {
  /// One token and what it says.
  public struct Entry: Hashable, Sendable {
    /// Which token.
    public let token: StyleToken
    /// What it says.
    public let value: String
  }

  /// How many tokens can be set.
  public static let entriesMaximum = 4096

  /// What was set, in the order in which it was first set.
  public private(set) var entries: [Entry] = []

  /// Makes tokens of which none is set.
  public init() {}

  /// What a token says: what was set, or its default.
  public subscript(token: StyleToken) -> String {
    entries.first { $0.token == token }?.value ?? token.defaultValue
  }

  /// Sets a token; false if there are too many already.
  public mutating func set(_ token: StyleToken, to value: String) -> Bool {
    let entry = Entry(token: token, value: value)
    if let index = entries.firstIndex(where: { $0.token == token }) {
      entries[index] = entry
      return true
    }
    guard entries.count < StyleTokens.entriesMaximum else { return false }
    entries.append(entry)
    return true
  }
}
