/// Where every part of a pager lies on the glass, in points of the container.
///
/// A pure function of the settings and of which controls there are; independent of the number of
/// pages. Every size is legal, nothing is ever negative.
public struct PagerLayout: Hashable, Sendable {
  /// A control that wants a place: dots or buttons, and how many cells it has.
  public struct Control: Hashable, Sendable {
    /// Which control it is; others than dots and buttons get no place.
    public var part: Placeable

    /// How many cells it has.
    public var cellCount: Int

    /// Where the cells are, if they are not equal.
    public var row: DotRow?

    /// Makes a wish for a place.
    public init(_ part: Placeable, cellCount: Int, row: DotRow? = nil) {
      self.part = part
      self.cellCount = cellCount
      self.row = row
    }
  }

  /// The whole container.
  public let container: Rect

  /// The container less its safe insets.
  public let safe: Rect

  /// The frame in which strip, pages and controls have their defaults.
  public let pager: Rect

  /// The strip of tabs.
  public let strip: Rect

  /// The page area.
  public let pages: Rect

  /// The controls, in the order in which they were declared.
  public let controls: [ControlFrame]

  /// The parts from back to front, without the pager itself.
  public let order: [Placeable]
}

extension PagerLayout {
  /// Lays out a pager.
  ///
  /// - Parameters:
  ///   - settings: the container, its safe area and all placements.
  ///   - controls: the controls that were declared, in the order from back to front.
  public init(settings: PagerSettings, controls: [Control] = []) {
    let solver = PlacementSolver(settings)
    let declared = controls.filter { $0.part == .dots || $0.part == .buttons }
    container = solver.container
    safe = solver.safe
    pager = solver.pager
    strip = solver.strip
    pages = solver.pages
    let parts = declared.map(\.part)
    self.controls = declared.map {
      ControlFrame(
        part: $0.part, frame: solver.frame(of: $0.part, among: parts),
        cellCount: max($0.cellCount, 0), direction: settings.direction,
        first: $0.row?.first ?? 0, edges: $0.row?.edges ?? [], rowWidth: $0.row?.width ?? 0)
    }
    order = solver.order(of: [.strip] + parts)
  }

  /// The page area's geometry under the settings.
  public func pageGeometry(_ settings: PagerSettings) -> PageGeometry {
    PageGeometry(area: pages, settings)
  }

  /// The tabs' layout under the settings.
  public func tabsLayout(count: Int, _ settings: PagerSettings) -> TabsLayout {
    TabsLayout(
      count: count, strip: Size(width: strip.width, height: strip.height), style: settings.tabs)
  }

  /// The frontmost part under a point on glass; nil if there is none.
  public func part(at point: Point) -> Placeable? {
    order.last { part in
      switch part {
      case .pager: pager.contains(point)
      case .strip: strip.contains(point)
      case .pages: pages.contains(point)
      case .dots, .buttons: controls.contains { $0.part == part && $0.frame.contains(point) }
      }
    }
  }
}
