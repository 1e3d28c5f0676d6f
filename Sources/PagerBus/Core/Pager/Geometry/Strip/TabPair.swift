/// The two tabs between which a strip stands while the pages are at a place.
///
/// Between two pages these are their tabs. On a ring the last page leads on to the first: there the
/// pair are the tabs at both ends of the strip, and what lies between them takes no part.
package struct TabPair: Hashable, Sendable {
  /// The tab of the two that is nearer to the beginning of the strip.
  package let lower: Int

  /// The other tab; the same one if the strip stands exactly on it.
  package let upper: Int

  /// How much of the way from the lower to the upper tab is done, 0…1.
  package let fraction: Double

  /// How far the pages are beyond the ends of their line, in pages.
  package let beyond: Double

  /// Finds the pair for a position; nil without tabs, or for what is not finite.
  package init?(at position: Double, on track: PageTrack) {
    guard track.count > 0, position.isFinite else { return nil }
    let last = track.count - 1
    let place = track.place(of: position)
    if track.isRing, place > Double(last) {
      lower = 0
      upper = last
      // From the last tab back to the first: over the seam the strip goes toward its beginning.
      fraction = (Double(track.count) - place).held(in: 0...1)
      beyond = 0
      return
    }
    let inside = place.held(in: 0...Double(last))
    lower = Int(inside.floored)
    fraction = inside - Double(lower)
    upper = fraction > 0 ? lower + 1 : lower
    beyond = place - inside
  }
}
