/// The axis along which pages lie.
public enum Axis: String, SettingChoice, Codable {
  /// Side by side.
  case horizontal
  /// Stacked downwards.
  case vertical
}
