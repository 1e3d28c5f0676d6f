/// How far the edges of the indicator have come on the way from one tab to the next.
///
/// Every curve is the same in both directions: where one edge leads to the right, the other one
/// leads back.
package struct IndicatorCurve: Hashable, Sendable {
  /// The share of its way that the leading edge of the lower tab has made toward that of the upper
  /// tab, 0…1.
  package let start: Double

  /// The same of the trailing edge.
  package let end: Double

  /// Makes the shares of a style for a fraction of the way, 0…1.
  package init(_ style: IndicatorStyle, at fraction: Double) {
    let fraction = fraction.held(in: 0...1)
    switch style {
    case .linear, .jump:
      start = fraction
      end = fraction

    case .lengthen:
      start = max(2 * fraction - 1, 0)
      end = min(2 * fraction, 1)

    case .elastic:
      let angle = fraction * Double.pi / 2
      start = fraction < 1 ? (1 - Elementary.cos(angle)).held(in: 0...1) : 1
      end = fraction > 0 ? Elementary.sin(angle).held(in: 0...1) : 0
    }
  }
}
