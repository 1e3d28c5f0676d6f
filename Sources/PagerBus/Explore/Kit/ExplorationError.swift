/// Why something cannot be explored.
public struct ExplorationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, and where.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
