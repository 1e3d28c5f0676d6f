/// The page that is selected when a world begins.
public enum InitialPage: Hashable, Sendable {
  /// No page, until one is requested.
  case none
  /// The page at this index; none if it does not exist.
  case index(Int)
  /// The first page with this title; none if there is none.
  case title(String)
}
