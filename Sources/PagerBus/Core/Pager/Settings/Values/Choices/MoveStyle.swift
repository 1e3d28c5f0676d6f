/// How a request moves pages.
public enum MoveStyle: String, SettingChoice {
  /// They move there.
  case animated
  /// They are there at once.
  case jump
}
