/// How the indicator follows the position.
public enum IndicatorStyle: String, SettingChoice {
  /// It moves in proportion.
  case linear
  /// It is under the selected tab, at once.
  case jump
}
