/// A part of the pager that can be placed.
public enum Placeable: String, SettingChoice {
  /// The frame of the whole pager, in which the other parts have their defaults.
  case pager
  /// The strip of tabs.
  case strip
  /// The page area.
  case pages
  /// The dots of a page control.
  case dots
  /// The buttons.
  case buttons
}

/// One coordinate of a placement.
public enum Coordinate: Hashable, Sendable {
  /// Points.
  case points(Double)
  /// A share of the container's extent, in percent.
  case percent(Double)
  /// The safe edge: the first one for an origin; an extent ends at the one on the other side.
  case safe
}

/// Where a part of the pager lies: `at X,Y size W,H`, possibly over the pages.
public struct Placement: Hashable, Sendable {
  /// The left edge.
  public var x: Coordinate

  /// The top edge.
  public var y: Coordinate

  /// The extent from left to right.
  public var width: Coordinate

  /// The extent from top to bottom.
  public var height: Coordinate

  /// Whether the part lies over the pages instead of behind them.
  public var isOverPages: Bool

  /// Makes a placement from its four coordinates.
  public init(
    x: Coordinate, y: Coordinate, width: Coordinate, height: Coordinate, isOverPages: Bool
  ) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.isOverPages = isOverPages
  }
}

/// The placements that were set; the other parts follow their defaults.
public struct Placements: Hashable, Sendable {
  private var pager: Placement?
  private var strip: Placement?
  private var pages: Placement?
  private var dots: Placement?
  private var buttons: Placement?

  /// Makes placements in which every part follows its default.
  public init() {}

  /// Where a part was placed; nil if it follows its default.
  public subscript(part: Placeable) -> Placement? {
    get {
      switch part {
      case .pager: pager
      case .strip: strip
      case .pages: pages
      case .dots: dots
      case .buttons: buttons
      }
    }
    set {
      switch part {
      case .pager: pager = newValue
      case .strip: strip = newValue
      case .pages: pages = newValue
      case .dots: dots = newValue
      case .buttons: buttons = newValue
      }
    }
  }
}
