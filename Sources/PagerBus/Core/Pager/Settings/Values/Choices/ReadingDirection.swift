/// The direction in which pages and tabs follow each other.
public enum ReadingDirection: String, SettingChoice {
  /// The next page is on the right.
  case leftToRight = "ltr"
  /// The next page is on the left.
  case rightToLeft = "rtl"
}
