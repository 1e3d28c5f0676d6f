/// Where the strip puts the selected tab.
public enum StripPlacement: String, SettingChoice {
  /// In the middle.
  case centre
  /// At the leading edge: left, and right in right-to-left.
  case left
  /// At the trailing edge.
  case right
  /// Where it is if it is seen whole, else just inside the nearer edge.
  case nearest
}
