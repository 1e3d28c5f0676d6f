/// What the strip's offset follows.
enum StripMode: Equatable, Sendable {
  /// The position of the pages.
  case following

  /// Nothing: a finger has put it where it is, and there it stays until the next selection.
  case held

  /// The share that is done of the way of the pages from a position on, from where a finger had put
  /// it.
  case returning(from: Double, since: Double)
}
