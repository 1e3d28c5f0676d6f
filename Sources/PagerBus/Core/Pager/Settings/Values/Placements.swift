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
