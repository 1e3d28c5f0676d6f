/// How wide and how high tabs are, and what lies between them.
public struct TabsStyle: Hashable, Sendable {
  /// How the width of a tab follows.
  public enum Sizing: Hashable, Sendable {
    /// All tabs share the width of the strip.
    case fill
    /// Every tab has this width in points, less twice the spacing.
    case fixed(Double)
    /// A tab is as wide as its title is shown, and as what it keeps free at its sides.
    case intrinsic
    /// The first tab has the first of these widths in points, and so on; all further tabs have the
    /// last one.
    case widths([Double])
  }

  /// Where tabs lie in a strip that is wider than all of them.
  public enum Alignment: String, SettingChoice {
    /// At the leading edge: left, and right in right-to-left.
    case left
    /// In the middle.
    case centre
    /// At the trailing edge.
    case right
  }

  /// At most this many widths can be listed.
  public static let widthsMaximum = 256

  /// Points that one column of a title takes: half the size of its letters.
  public static let columnWidth = 9.0

  /// How the width of a tab follows.
  public var sizing = Sizing.fill

  /// The height of tabs and strip, in points.
  public var height = 60.0

  /// Points between two tabs.
  public var spacing = 0.0

  /// What a tab keeps free around its own content.
  public var inset = EdgeInsets.zero

  /// Where tabs lie in a strip that is wider than all of them.
  public var alignment = Alignment.left

  /// No tab is narrower than this, in points; nil for no limit.
  public var minimumWidth: Double?

  /// No tab is wider than this, in points; nil for no limit.
  public var maximumWidth: Double?

  /// The width of the selected tab, in points, whatever the others have; nil for none of its own.
  ///
  /// Between two pages both tabs are on their way between their own width and this one.
  public var selectedWidth: Double?

  /// Makes tabs that share the strip, 60 points high, with nothing between them.
  public init() {}

  /// A width inside the limits.
  package func limited(_ width: Double) -> Double {
    let least = max(minimumWidth ?? 0, 0)
    return width.held(in: least...max(maximumWidth ?? .infinity, least))
  }
}
