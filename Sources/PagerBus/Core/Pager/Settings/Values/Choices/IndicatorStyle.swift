/// How the indicator follows the position.
public enum IndicatorStyle: String, SettingChoice {
  /// It moves in proportion.
  case linear
  /// It is under the selected tab, at once.
  case jump
  /// It first reaches out for the next tab, then leaves its own.
  case lengthen
  /// The edge in front hurries ahead, the other one follows.
  case elastic
}
