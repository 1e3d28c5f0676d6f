/// The table of settings: everything that can be set, under its name.
///
/// Help text, ``PagerSettings/apply(key:value:)`` and ``PagerSettings/text(of:)`` all follow from its rows.
public enum SettingKey: Hashable, Sendable {
  case view, safe
  case place(Placeable)
  case tabs, tabSelect, initial, tap, select, swipe, input, gap, bounce, snap, motion, deceleration
  case slop, axisLock, axis, direction, spacing, peek, loop, farJump, preload, unload, strip
  case indicator, indicatorHeight, indicatorInset, extrapolate, outOfRange, reduceMotion
  case sampling, crossed, idleLimit
  case style(StyleToken)
}

extension SettingKey {
  /// All keys in the order of the table; style tokens of single pages are left out.
  public static let all: [SettingKey] = []

  /// The name of the setting, as it is written.
  public var text: String { "" }

  /// Reads the name of a setting; nil if there is none.
  public init?(text: String) { return nil }

  func parse(_ value: String, into settings: inout PagerSettings) throws(SettingError) {}
  func print(_ settings: PagerSettings) -> String { "" }
}
