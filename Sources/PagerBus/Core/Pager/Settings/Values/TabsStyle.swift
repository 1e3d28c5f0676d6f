/// How wide and how high tabs are, and what lies between them.
public struct TabsStyle: Hashable, Sendable {
  /// How the width of a tab follows.
  public enum Sizing: Hashable, Sendable {
    /// All tabs share the width of the strip.
    case fill
    /// Every tab has this width in points, less twice the spacing.
    case fixed(Double)
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

  /// Makes tabs that share the strip, 60 points high, with nothing between them.
  public init() {}
}
