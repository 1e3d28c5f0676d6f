/// Where all tabs lie in their strip: each by arithmetic, none stored.
///
/// Coordinates are those of the strip's content, logical (before any mirror): tab 0 is leading. A
/// million tabs cost what ten cost.
public struct TabsLayout: Hashable, Sendable {
  /// How many tabs there are.
  public let count: Int

  /// The width of the strip's view.
  public let viewWidth: Double

  /// The height of the strip and of every tab.
  public let height: Double

  /// The width of every tab.
  public let tabWidth: Double

  /// Points from the beginning of one tab to the beginning of the next.
  public let pitch: Double

  /// Where tab 0 begins: above 0 only if the content is narrower than the view and not aligned
  /// left.
  public let leading: Double

  /// What a tab keeps free around its own content.
  public let inset: EdgeInsets

  /// Lays out `count` tabs in a strip.
  ///
  /// Filling: w = (W − s(n+1))/n at pitch w+s. Fixed: w = width − 2s at pitch width − s. Neither is
  /// ever negative.
  ///
  /// - Parameters:
  ///   - count: how many tabs; less than 0 is 0.
  ///   - strip: the size of the strip's view.
  ///   - style: how tabs are sized and spaced.
  public init(count: Int, strip: Size, style: TabsStyle) {
    let number = Double(max(count, 0))
    let spacing = style.spacing
    let width: Double
    switch style.sizing {
    case .fill:
      width = number > 0 ? (strip.width - spacing * (number + 1)) / number : 0

    case .fixed(let fixed):
      width = fixed - 2 * spacing
    }
    self.count = max(count, 0)
    viewWidth = strip.width
    height = strip.height
    inset = style.inset
    tabWidth = max(width, 0)
    pitch = tabWidth + spacing
    let content = number > 0 ? number * tabWidth + (number - 1) * spacing : 0
    let free = max(strip.width - content, 0)
    switch style.alignment {
    case .left: leading = 0
    case .centre: leading = free / 2
    case .right: leading = free
    }
  }
}

extension TabsLayout {
  /// The width of all tabs with what lies between them, without any alignment; 0 without tabs.
  public var contentWidth: Double {
    count > 0 ? Double(count) * tabWidth + Double(count - 1) * (pitch - tabWidth) : 0
  }

  /// The width within which tabs are mirrored: the content's, at least the view's.
  public var mirrorWidth: Double { max(contentWidth, viewWidth) }

  /// How far the strip can scroll; 0 if everything fits.
  public var offsetMaximum: Double { max(contentWidth - viewWidth, 0) }

  /// The frame of a tab in content coordinates; nil if there is no such tab.
  public func frame(of index: Int) -> Rect? {
    guard index >= 0, index < count else { return nil }
    return Rect(x: leading + Double(index) * pitch, y: 0, width: tabWidth, height: height)
  }

  /// The part of a tab that its own content has: the frame less the inset; nil if there is no such
  /// tab.
  public func contentFrame(of index: Int) -> Rect? {
    frame(of: index)?.inset(by: inset)
  }

  /// The tab at a place in content coordinates; nil between tabs and outside of them.
  public func index(at x: Double) -> Int? {
    guard count > 0, tabWidth > 0, x >= leading, x.isFinite else { return nil }
    let near = Int(((x - leading) / pitch).held(in: 0...Double(count - 1)))
    // The division may be one unit off at an edge that the multiplication puts exactly.
    for index in [near, near + 1, near - 1] {
      if let frame = frame(of: index), x >= frame.x, x < frame.right { return index }
    }
    return nil
  }

  /// The tabs of which at least a part is visible at a scroll offset; those without width count
  /// where they lie.
  public func visible(atOffset offset: Double) -> Range<Int> {
    guard count > 0, viewWidth > 0, offset.isFinite else { return 0..<0 }
    guard pitch > 0 else { return 0..<min(count, TabsLayout.widthlessMaximum) }
    let last = Double(count - 1)
    let first = ((offset - leading - tabWidth) / pitch).floored + 1
    let end = ((offset + viewWidth - leading) / pitch).ceiled - 1
    guard first <= last, end >= 0, first <= end else { return 0..<0 }
    return Int(first.held(in: 0...last))..<Int(end.held(in: 0...last)) + 1
  }

  /// How much of a tab shows at a scroll offset, 0…1; nil if there is no such tab.
  public func visibleShare(of index: Int, atOffset offset: Double) -> Double? {
    guard let frame = frame(of: index) else { return nil }
    guard frame.width > 0, offset.isFinite else { return 0 }
    let shown = min(frame.right, offset + viewWidth) - max(frame.x, offset)
    return (shown / frame.width).held(in: 0...1)
  }

  /// How many tabs without width and spacing are called visible: they all lie at one place.
  package static let widthlessMaximum = 64
}
