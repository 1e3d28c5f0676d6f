/// The resistance beyond the first and the last page.
///
/// b(x) = (1 − 1/(x·c/D + 1))·D: the slope at 0 is c, and no pull goes farther than the extent D.
/// Symmetric in x.
package enum RubberBand {
  /// c, the slope at the bound.
  package static let stiffness = 0.55

  /// How far content moves when a finger has pulled it `overshoot` beyond its bound; same unit as
  /// `extent`.
  package static func banded(_ overshoot: Double, extent: Double) -> Double {
    guard extent > 0, overshoot.isFinite else { return 0 }
    let size = abs(overshoot)
    let banded = (1 - 1 / (size * stiffness / extent + 1)) * extent
    return overshoot < 0 ? -banded : banded
  }

  /// How far a finger must have pulled for content to be `banded` beyond its bound: the inverse.
  ///
  /// What lies at or beyond the extent is taken as just inside it, so the result is finite.
  package static func overshoot(_ banded: Double, extent: Double) -> Double {
    guard extent > 0, banded.isFinite else { return 0 }
    let share = min(abs(banded) / extent, fullest)
    let overshoot = (1 / (1 - share) - 1) * extent / stiffness
    return banded < 0 ? -overshoot : overshoot
  }

  /// The greatest share of the extent that the inverse tells apart.
  private static let fullest = 0.999_999

  /// A raw position in pages as it is shown: inside the bounds unchanged, beyond them banded, or
  /// held without bounce.
  ///
  /// - Parameters:
  ///   - position: where the finger has pulled to, in pages.
  ///   - range: the positions of the first and the last page.
  ///   - extentInPages: the viewport's extent per page step; 1 without spacing.
  ///   - bounces: whether content follows beyond the bounds at all.
  /// - Returns: the position in pages at which the pages are drawn.
  package static func shown(
    _ position: Double, in range: ClosedRange<Double>, extentInPages: Double, bounces: Bool
  ) -> Double {
    let inside = position.held(in: range)
    guard bounces, position.isFinite else { return inside }
    return inside + banded(position - inside, extent: extentInPages)
  }

  /// The raw position that is shown as `shown`: where a finger that touches overscrolled content
  /// starts.
  package static func raw(
    _ shown: Double, in range: ClosedRange<Double>, extentInPages: Double
  ) -> Double {
    let inside = shown.held(in: range)
    guard shown.isFinite else { return inside }
    return inside + overshoot(shown - inside, extent: extentInPages)
  }
}
