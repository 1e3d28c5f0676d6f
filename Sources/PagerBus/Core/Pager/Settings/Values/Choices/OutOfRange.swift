/// What becomes of a request for a page that does not exist.
public enum OutOfRange: String, SettingChoice {
  /// Nothing moves and the refusal is published.
  case refuse
  /// The nearest page that exists is taken.
  case clamp
}
