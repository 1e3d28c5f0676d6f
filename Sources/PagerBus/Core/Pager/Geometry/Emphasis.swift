/// How much a tab looks selected.
package enum Emphasis {
  /// 1 at the tab's own page, 0 a page or more away, in proportion between; 0 for what is not
  /// finite.
  package static func of(tab index: Int, at position: Double, on track: PageTrack) -> Double {
    (1 - abs(track.distance(to: index, from: position))).held(in: 0...1)
  }
}
