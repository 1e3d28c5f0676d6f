/// When tabs follow a swipe.
public enum TabSelect: String, SettingChoice {
  /// When the finger lets go and the target is decided.
  case decision
  /// When the pages pass the middle.
  case halfway
  /// When the pages have come to rest.
  case settle
}
