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
