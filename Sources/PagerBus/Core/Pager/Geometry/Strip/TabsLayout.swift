/// Where all tabs lie in their strip: each by arithmetic or by sums that lists share.
///
/// Coordinates are those of the strip's content, logical (before any mirror): tab 0 is leading. A
/// million tabs cost what ten cost.
public struct TabsLayout: Hashable, Sendable {
  /// What the tab that is selected, and the one that it is left for, have more than their own
  /// widths.
  private struct Swell: Hashable, Sendable {
    /// The first of both tabs.
    var lower = 0

    /// The other one; the same if there is only one.
    var upper = 0

    /// What the first one has more.
    var atLower = 0.0

    /// What the other one has more.
    var atUpper = 0.0

    /// What a tab has more.
    func width(of index: Int) -> Double {
      index == lower ? atLower : index == upper ? atUpper : 0
    }

    /// How much farther a tab begins because of those before it.
    func shift(of index: Int) -> Double {
      index <= lower ? 0 : index <= upper ? atLower : atLower + atUpper
    }
  }

  /// How many tabs there are.
  public let count: Int

  /// How tabs are sized and spaced.
  public let style: TabsStyle

  /// Where tab 0 begins: above 0 only if the content is narrower than the view and not aligned
  /// left.
  public private(set) var leading = 0.0

  private let strip: Size
  private let widths: TabWidths
  private var swell = Swell()

  /// Lays out tabs of which only the number is known in a strip; less than 0 is 0.
  public init(count: Int, strip: Size, style: TabsStyle) {
    self.init(nil, count: max(count, 0), strip: strip, style: style, reusing: nil)
  }

  /// Lays out the tabs of pages in a strip.
  ///
  /// - Parameters:
  ///   - pages: the pages.
  ///   - strip: the size of the strip's view.
  ///   - style: how tabs are sized and spaced.
  ///   - other: a layout of an earlier list, of which what is still true is used again.
  public init(pages: PageList, strip: Size, style: TabsStyle, reusing other: TabsLayout? = nil) {
    self.init(pages, count: pages.count, strip: strip, style: style, reusing: other)
  }

  private init(
    _ pages: PageList?, count: Int, strip: Size, style: TabsStyle, reusing other: TabsLayout?
  ) {
    self.count = count
    self.strip = strip
    self.style = style
    widths = TabWidths(
      pages, count: count, width: strip.width, style: style, reusing: other?.widths)
    align()
  }

  /// The same tabs while the pages are at a position, which the selected tab's own width follows.
  ///
  /// - Parameters:
  ///   - position: where the pages are, in pages.
  ///   - loops: whether the first page follows the last one; then their tabs share the width.
  /// - Returns: the tabs.
  public func at(_ position: Double, loops: Bool = false) -> TabsLayout {
    guard let selected = style.selectedWidth,
      let pair = TabPair(at: position, on: PageTrack(count: count, loops: loops))
    else { return self }
    var layout = self
    layout.swell = Swell(
      lower: pair.lower, upper: pair.upper,
      atLower: (selected - widths.width(of: pair.lower)) * (1 - pair.fraction))
    if pair.upper > pair.lower {
      layout.swell.atUpper = (selected - widths.width(of: pair.upper)) * pair.fraction
    }
    layout.align()
    return layout
  }

  /// Whether this is how so many tabs lie in a strip, wherever the pages are.
  func isLayout(of count: Int, in strip: Size, _ style: TabsStyle) -> Bool {
    self.count == count && self.strip == strip && self.style == style
  }

  private mutating func align() {
    let number = Double(count)
    let content: Double
    switch widths {
    case .equal(let width, _) where swell == Swell():
      content = count > 0 ? number * width + (number - 1) * style.spacing : 0
    case .equal, .listed, .titled: content = contentWidth
    }
    let free = max(strip.width - content, 0)
    switch style.alignment {
    case .left: leading = 0
    case .centre: leading = free / 2
    case .right: leading = free
    }
  }
}

extension TabsLayout {
  /// The width of the strip's view.
  public var viewWidth: Double { strip.width }

  /// The height of the strip and of every tab.
  public var height: Double { strip.height }

  /// The width of all tabs with what lies between them, without any alignment; 0 without tabs.
  public var contentWidth: Double {
    let own = widths.total(spacing: style.spacing)
    return swell == Swell() ? own : max(own + swell.atLower + swell.atUpper, 0)
  }

  /// The width within which tabs are mirrored: the content's, at least the view's.
  public var mirrorWidth: Double { max(contentWidth, viewWidth) }

  /// How far the strip can scroll; 0 if everything fits.
  public var offsetMaximum: Double { max(contentWidth - viewWidth, 0) }

  /// The frame of a tab in content coordinates; nil if there is no such tab.
  public func frame(of index: Int) -> Rect? {
    guard index >= 0, index < count else { return nil }
    return Rect(x: start(of: index), y: 0, width: width(of: index), height: height)
  }

  /// The part of a tab that its own content has: the frame less the inset; nil if there is no such
  /// tab.
  public func contentFrame(of index: Int) -> Rect? {
    frame(of: index)?.inset(by: style.inset)
  }

  /// How much of a tab shows at a scroll offset, 0…1; nil if there is no such tab.
  public func visibleShare(of index: Int, atOffset offset: Double) -> Double? {
    guard let frame = frame(of: index) else { return nil }
    guard frame.width > 0, offset.isFinite else { return 0 }
    let shown = min(frame.right, offset + viewWidth) - max(frame.x, offset)
    return (shown / frame.width).held(in: 0...1)
  }

  private func start(of index: Int) -> Double {
    leading + widths.start(of: index, spacing: style.spacing) + swell.shift(of: index)
  }

  private func width(of index: Int) -> Double {
    max(widths.width(of: index) + swell.width(of: index), 0)
  }
}

extension TabsLayout {
  /// The tab at a place in content coordinates; nil between tabs and outside of them.
  public func index(at x: Double) -> Int? {
    guard x.isFinite, let index = (0..<count).lastPlace(where: { start(of: $0) <= x }),
      x < start(of: index) + width(of: index)
    else { return nil }
    return index
  }

  /// The tabs of which at least a part is visible at a scroll offset; where none has any width,
  /// the first of them count where they lie.
  public func visible(atOffset offset: Double) -> Range<Int> {
    guard count > 0, viewWidth > 0, offset.isFinite else { return 0..<0 }
    guard contentWidth > 0 else { return 0..<min(count, TabsLayout.widthlessMaximum) }
    let hidden = (0..<count).lastPlace { start(of: $0) + width(of: $0) <= offset }
    let first = hidden.map { $0 + 1 } ?? 0
    guard let last = (0..<count).lastPlace(where: { start(of: $0) < offset + viewWidth }),
      first <= last
    else { return 0..<0 }
    return first..<last + 1
  }

  /// How many tabs without width and spacing are called visible: they all lie at one place.
  package static let widthlessMaximum = 64
}
