extension PagerFrame {
  /// A frame of something together with its height in the stack.
  public struct Part: Hashable, Sendable {
    /// Where it lies, physical, in points of the container.
    public let rect: Rect

    /// Its place in ``PagerFrame/order``, from the back, counted from 0; nil for what is in no
    /// order.
    public let z: Int?
  }

  /// Where pages lie in the page area.
  public var pageGeometry: PageGeometry {
    PageGeometry(area: pagesArea, settings)
  }

  /// The line or ring on which the pages lie.
  public var track: PageTrack {
    PageTrack(count: count, loops: settings.loop)
  }

  /// The pages of which at least a part is visible, in the order in which they lie.
  public var visiblePages: [Int] {
    pageGeometry.visible(at: position, on: track)
  }

  /// The frame of a page on glass; nil if there is no such page.
  public func pageFrame(_ index: Int) -> Rect? {
    guard index >= 0, index < count else { return nil }
    return pageGeometry.frame(atDistance: track.distance(to: index, from: position))
  }

  /// Where a tab begins in the strip's content and how wide it is; nil if there is none or nothing
  /// is laid out.
  ///
  /// What was published counts; beyond the listed tabs ``tabsLayout`` does.
  public func tabSpan(_ index: Int) -> TabSpan? {
    guard let tabs, index >= 0, index < count else { return nil }
    let place = index.subtractingReportingOverflow(tabs.first)
    if !place.overflow, tabs.frames.indices.contains(place.partialValue) {
      return tabs.frames[place.partialValue]
    }
    return tabsLayout.frame(of: index).map { TabSpan(x: $0.x, width: $0.width) }
  }

  /// The tabs of which at least a part is visible in the strip.
  public var visibleTabs: Range<Int> {
    tabs == nil ? 0..<0 : tabsLayout.visible(atOffset: stripOffset)
  }

  /// The frame of a tab on glass; nil if there is none.
  public func tabFrame(_ index: Int) -> Rect? {
    guard let tabs, let span = tabSpan(index) else { return nil }
    return onGlass(Rect(x: span.x, y: 0, width: span.width, height: tabs.height))
  }

  /// The frame of the indicator on glass; nil if it was not placed.
  public var indicatorFrame: Rect? {
    indicator.map { onGlass(Rect(x: $0.x, y: $0.y, width: $0.width, height: $0.height)) }
  }

  /// A frame in the strip's content, scrolled and mirrored.
  private func onGlass(_ frame: Rect) -> Rect {
    var shown = frame
    shown.x -= stripOffset
    shown = Mirror(settings).horizontal(shown, within: strip.width)
    shown.x += strip.x
    shown.y += strip.y
    return shown
  }

  /// The smallest frame around all cells of a control; nil if it has none.
  public func controlFrame(_ name: String) -> Rect? {
    var frame: Rect?
    for cell in controls where cell.name == name {
      frame = frame.map { $0.union(cell.frame) } ?? cell.frame
    }
    return frame
  }

  /// A named frame with its place in the stack: `container`, `safe`, `pager`, `strip`, `pages`,
  /// `indicator`, or a control.
  public func part(_ name: String) -> Part? {
    switch name {
    case "container": Part(rect: container, z: nil)
    case "safe": Part(rect: safe, z: nil)
    case "pager": Part(rect: pagerFrame, z: nil)
    case "strip": Part(rect: strip, z: z(of: "strip"))
    case "pages": Part(rect: pagesArea, z: z(of: "pages"))
    case "indicator": indicatorFrame.map { Part(rect: $0, z: z(of: "strip")) }
    default: controlFrame(name).map { Part(rect: $0, z: z(of: name)) }
    }
  }

  /// The frame in which strip, pages and controls have their defaults, in the container of now.
  private var pagerFrame: Rect {
    var settings = settings
    settings.view = Size(width: container.width, height: container.height)
    return PagerLayout(settings: settings).pager
  }

  /// A page's frame with the place of the page area in the stack.
  public func pagePart(_ index: Int) -> Part? {
    pageFrame(index).map { Part(rect: $0, z: z(of: "pages")) }
  }

  /// A tab's frame with the place of the strip in the stack.
  public func tabPart(_ index: Int) -> Part? {
    tabFrame(index).map { Part(rect: $0, z: z(of: "strip")) }
  }

  /// The part of a tab that its own content has, with the place of the strip in the stack; nil if
  /// there is no such tab.
  public func tabContentPart(_ index: Int) -> Part? {
    guard let tabs, let span = tabSpan(index) else { return nil }
    let tab = Rect(x: span.x, y: 0, width: span.width, height: tabs.height)
    return Part(rect: onGlass(tab.inset(by: settings.tabs.inset)), z: z(of: "strip"))
  }

  /// The dots on glass, as far as their row says how they look.
  public var dotFrames: [Rect] {
    dots?.row?.dots.compactMap { onRow($0.x, width: $0.width, height: $0.height) } ?? []
  }

  /// What stands for the current page among the dots, on glass; nil if a dot of its own does.
  public var dotMarkFrame: Rect? {
    guard let row = dots?.row, let mark = row.mark else { return nil }
    return onRow(mark.x, width: mark.width, height: row.height)
  }

  /// A stretch of the row of dots on glass: the first cell tells where the row begins.
  private func onRow(_ x: Double, width: Double, height: Double) -> Rect? {
    guard let row = dots?.row, let edge = row.edges.first,
      let cell = controls.first(where: { $0.name == "dots" && $0.cell == row.first })?.frame
    else { return nil }
    let left =
      switch settings.direction {
      case .leftToRight: cell.x - edge + x
      case .rightToLeft: cell.right + edge - x - width
      }
    return Rect(x: left, y: cell.y + (cell.height - height) / 2, width: width, height: height)
  }

  private func z(of name: String) -> Int? {
    order.firstIndex(of: name)
  }

  /// Takes over where the tabs lie; a trace has only those in view, so the rest follows from the
  /// pages and the settings.
  mutating func lay(_ event: TabsLaidOut) {
    tabs = event
    let layout =
      event.geometry.count == count
      ? event.geometry
      : TabsLayout(
        pages: pages, strip: Size(width: strip.width, height: strip.height), style: settings.tabs,
        reusing: tabsLayout)
    tabsLayout = layout.at(position, loops: settings.loop)
  }
}

extension Rect {
  /// The smallest rectangle around both.
  func union(_ other: Rect) -> Rect {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return Rect(
      x: left, y: top, width: max(right, other.right) - left,
      height: max(bottom, other.bottom) - top)
  }
}
