/// Where the pages were: the selected page, and how far from its place they rested.
struct SavedPlace: Equatable, Sendable {
  /// The selected page's key.
  let key: PageKey

  /// The selected page's index then, for the case that its key is gone.
  let index: Int

  /// Pages from the selected page's own place; other than 0 only where snapping is free.
  let fraction: Double
}
