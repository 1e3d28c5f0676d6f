/// How far a page is in its life.
public enum PageState: String, Hashable, Sendable, Codable, CaseIterable {
  /// It is not attached.
  case unloaded

  /// It is attached and not about to be shown.
  case loaded

  /// It is about to be shown.
  case appearing

  /// It is the page that is shown.
  case appeared

  /// It is about to be left.
  case disappearing
}
