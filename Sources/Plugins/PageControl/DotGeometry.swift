package import PagerBus

/// Where dots are, and where what stands for the current page is, for every style.
package struct DotGeometry: Hashable, Sendable {
  /// A row of more dots than this is not described: nobody could tell them apart.
  package static let dotsMaximum = 256

  /// How large the last visible dot is where more are hidden.
  package static let smallest = 0.66

  /// How the dots are drawn.
  package let style: PageControlOptions.Style

  /// The width and height of a dot, in points.
  package let size: Double

  /// Points between two dots.
  package let gap: Double

  /// How many times as wide as others the current dot is, where dots expand.
  package let factor: Double

  /// How many dots are seen at once, where they scroll.
  package let visible: Int

  /// Makes the geometry of a style.
  package init(
    _ style: PageControlOptions.Style, size: Double = 8, gap: Double = 8, factor: Double = 3,
    visible: Int = 5
  ) {
    self.style = style
    self.size = size
    self.gap = gap
    self.factor = factor
    self.visible = visible
  }

  /// Points from the beginning of one dot to that of the next.
  private var pitch: Double { size + gap }

  /// The row for a place between two pages; nil without dots, or with too many.
  ///
  /// - Parameters:
  ///   - count: how many dots there are.
  ///   - current: the dot that is on; touches are judged as if the row rested there.
  ///   - progress: where the dots are, in pages.
  /// - Returns: the row.
  package func row(count: Int, current: Int?, progress: Double) -> DotRow? {
    guard count > 0, progress.isFinite else { return nil }
    let progress = min(max(progress, 0), Double(count - 1))
    let rest = Double(current ?? 0)
    switch style {
    case .plain, .worm:
      guard count <= Self.dotsMaximum else { return nil }
      let body = style == .worm && current != nil ? worm(at: progress) : nil
      return row(widths: Array(repeating: size, count: count), mark: body)

    case .expanding:
      guard count <= Self.dotsMaximum else { return nil }
      return row(
        widths: (0..<count).map { width(of: $0, at: progress, isOn: current != nil) },
        touchWidths: (0..<count).map { width(of: $0, at: rest, isOn: current != nil) })

    case .scrolling: return window(count: count, at: progress, rest: rest)
    }
  }

  /// The body of the worm: it first reaches for the next dot, then leaves its own.
  package func worm(at progress: Double) -> TabSpan {
    let lower = progress.rounded(.down)
    let fraction = progress - lower
    let start = lower * pitch
    guard fraction > 0.5 else {
      return TabSpan(x: start, width: size + 2 * fraction * pitch)
    }
    let left = start + (2 * fraction - 1) * pitch
    return TabSpan(x: left, width: start + pitch + size - left)
  }

  private func width(of index: Int, at progress: Double, isOn: Bool) -> Double {
    guard isOn else { return size }
    return size * (1 + (factor - 1) * max(1 - abs(progress - Double(index)), 0))
  }

  /// Dots of these widths, one after the other.
  private func row(
    widths: [Double], touchWidths: [Double]? = nil, mark: TabSpan? = nil
  ) -> DotRow {
    var x = 0.0
    var dots: [DotRow.Dot] = []
    for width in widths {
      dots.append(DotRow.Dot(x: x, width: width, height: size))
      x += width + gap
    }
    var edges = [-gap / 2]
    for width in touchWidths ?? widths { edges.append((edges.last ?? 0) + width + gap) }
    return DotRow(
      width: x - gap, height: size, first: 0, dots: dots, mark: mark, edges: edges)
  }

  /// The dots around the current one; those at an edge behind which more are hidden are smaller.
  private func window(count: Int, at progress: Double, rest: Double) -> DotRow {
    let shown = min(max(visible, 1), count, Self.dotsMaximum)
    let start = windowStart(of: progress, shown, count)
    let first = Int(start.rounded(.down))
    let end = min(Int(start.rounded(.up)) + shown, count)
    let dots = (first..<end).map { index in
      let place = Double(index) - start
      let before = scale(place, hidden: start)
      let behind = scale(Double(shown - 1) - place, hidden: Double(count - shown) - start)
      let extent = size * min(before, behind)
      return DotRow.Dot(
        x: place * pitch + (size - extent) / 2, width: extent, height: extent)
    }
    let restStart = windowStart(of: rest, shown, count)
    let edges = (first...end).map { (Double($0) - restStart) * pitch - gap / 2 }
    return DotRow(
      width: Double(shown) * pitch - gap, height: size, first: first, dots: dots, edges: edges)
  }

  /// The dot, or the place between two, with which the window begins.
  private func windowStart(of progress: Double, _ shown: Int, _ count: Int) -> Double {
    min(max(progress - Double(shown - 1) / 2, 0), Double(count - shown))
  }

  /// How large a dot is that is `place` dots away from an edge behind which `hidden` dots are.
  private func scale(_ place: Double, hidden: Double) -> Double {
    let edge = 1 - (1 - Self.smallest) * min(max(hidden, 0), 1)
    guard place > 0 else { return edge * max(1 + place, 0) }
    return edge + (1 - edge) * min(place, 1)
  }
}
