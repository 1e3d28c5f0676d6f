/// A setting whose values are words; the words are the raw values.
public protocol SettingChoice: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}

/// When tabs follow a swipe.
public enum TabSelect: String, SettingChoice {
  /// When the finger lets go and the target is decided.
  case decision
  /// When the pages pass the middle.
  case halfway
  /// When the pages have come to rest.
  case settle
}

/// How a request moves pages.
public enum MoveStyle: String, SettingChoice {
  /// They move there.
  case animated
  /// They are there at once.
  case jump
}

/// The axis along which pages lie.
public enum Axis: String, SettingChoice {
  /// Side by side.
  case horizontal
  /// Stacked downwards.
  case vertical
}

/// The direction in which pages and tabs follow each other.
public enum Direction: String, SettingChoice {
  /// The next page is on the right.
  case leftToRight = "ltr"
  /// The next page is on the left.
  case rightToLeft = "rtl"
}

/// How the indicator follows the position.
public enum IndicatorStyle: String, SettingChoice {
  /// It moves in proportion.
  case linear
  /// It is under the selected tab, at once.
  case jump
}

/// What becomes of a request for a page that does not exist.
public enum OutOfRange: String, SettingChoice {
  /// Nothing moves and the refusal is published.
  case refuse
  /// The nearest page that exists is taken.
  case clamp
}

/// Where tabs lie in a strip that is wider than all of them.
public enum TabAlignment: String, SettingChoice {
  /// At the leading edge: left, and right in right-to-left.
  case left
  /// In the middle.
  case centre
  /// At the trailing edge.
  case right
}

extension Deceleration: SettingChoice {}
