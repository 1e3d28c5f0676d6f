/// How wide every tab is while none is selected, and where it begins.
enum TabWidths: Hashable, Sendable {
  /// All tabs are as wide.
  case equal(Double, count: Int)

  /// The first tabs have widths of their own, all further ones the last of them.
  case listed(Listed, count: Int)

  /// The widths follow from the titles.
  case titled(TitleWidths, count: Int)

  /// Widths that were said one by one.
  struct Listed: Hashable, Sendable {
    let widths: [Double]

    /// Where each of them begins; one more than there are widths.
    let starts: [Double]

    init(_ widths: [Double]) {
      self.widths = widths
      starts = widths.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1) }
    }

    func width(of index: Int) -> Double {
      widths.isEmpty ? 0 : widths[min(index, widths.count - 1)]
    }

    func start(of index: Int) -> Double {
      let listed = min(index, widths.count)
      return starts[listed] + Double(index - listed) * (widths.last ?? 0)
    }
  }

  /// The width of a tab; the index must exist.
  func width(of index: Int) -> Double {
    switch self {
    case .equal(let width, _): width
    case .listed(let listed, _): listed.width(of: index)
    case .titled(let titles, _): titles.width(of: index)
    }
  }

  /// Where a tab begins with `spacing` between every two; the index must exist.
  func start(of index: Int, spacing: Double) -> Double {
    switch self {
    case .equal(let width, _): Double(index) * (width + spacing)
    case .listed(let listed, _): listed.start(of: index) + Double(index) * spacing
    case .titled(let titles, _): titles.start(of: index) + Double(index) * spacing
    }
  }

  /// The width of all tabs with `spacing` between every two; 0 without tabs.
  func total(spacing: Double) -> Double {
    switch self {
    case .equal(let width, let count):
      // As the distance of two beginnings has it, so that the last tab ends where the content does.
      count > 0 ? Double(count) * width + Double(count - 1) * ((width + spacing) - width) : 0
    case .listed(let listed, let count):
      count > 0 ? listed.start(of: count) + Double(count - 1) * spacing : 0
    case .titled(let titles, let count):
      count > 0 ? titles.total + Double(count - 1) * spacing : 0
    }
  }
}

extension TabWidths {
  /// Sizes the tabs of a list of pages.
  ///
  /// Filling: w = (W − s(n+1))/n; where the selected tab has a width of its own the others share
  /// what is left. Fixed: w = width − 2s. None is negative, and all are inside the limits.
  ///
  /// - Parameters:
  ///   - pages: the pages; of a list that is not known only the number counts.
  ///   - count: how many tabs.
  ///   - width: the width of the strip's view.
  ///   - style: how tabs are sized and spaced.
  ///   - other: widths that may have been measured for an earlier list.
  init(
    _ pages: PageList?, count: Int, width: Double, style: TabsStyle, reusing other: TabWidths?
  ) {
    switch style.sizing {
    case .fill:
      self = .equal(style.limited(Self.share(of: width, count, style)), count: count)

    case .fixed(let fixed):
      self = .equal(style.limited(max(fixed - 2 * style.spacing, 0)), count: count)

    case .widths(let widths):
      self = .listed(Listed(widths.map { style.limited($0) }), count: count)

    case .intrinsic:
      guard let pages else {
        self = .equal(style.width(of: ""), count: count)
        return
      }
      var measured: TitleWidths?
      if case .titled(let titles, _)? = other { measured = titles }
      self = .titled(TitleWidths(pages, style, reusing: measured), count: count)
    }
  }

  private static func share(of width: Double, _ count: Int, _ style: TabsStyle) -> Double {
    let number = Double(count)
    let free = width - style.spacing * (number + 1)
    guard let selected = style.selectedWidth, count > 1 else {
      return count > 0 ? max(free / number, 0) : 0
    }
    return max((free - selected) / (number - 1), 0)
  }
}
