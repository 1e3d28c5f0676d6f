/// What the strip's offset follows.
enum StripMode: Equatable, Sendable {
  /// The position of the pages.
  case following

  /// Nothing: a finger has put it where it is, and there it stays until the next selection.
  case held

  /// The share of the transition that is done, from where a finger had put it.
  case returning(from: Double)
}
