/// The settings that exist once, by the names under which they are written.
public enum SettingName: String, SettingChoice {
  /// The size of the container.
  case view
  /// What the container's edges keep free.
  case safe
  /// How tabs are sized and spaced.
  case tabs
  /// When tabs follow a swipe.
  case tabSelect = "tab-select"
  /// The page that is selected first.
  case initial
  /// How a tap moves pages.
  case tap
  /// How a code move goes.
  case select
  /// Whether touches drag pages.
  case swipe
  /// Whether a user's input does anything.
  case input
  /// A wait before each gesture.
  case gap
  /// Whether pages follow beyond the ends.
  case bounce
  /// Where pages go when let go.
  case snap
  /// The spring that moves pages.
  case motion
  /// How quickly pages slow down.
  case deceleration
  /// How far a touch moves before it drags.
  case slop
  /// Whether a touch across the axis never drags.
  case axisLock = "axis-lock"
  /// The axis along which pages lie.
  case axis
  /// The reading direction.
  case direction
  /// Points between two pages.
  case spacing
  /// The extent of a page in percent of the viewport.
  case peek
  /// Whether the last page is followed by the first.
  case loop
  /// Whether a finger's way beyond the ends goes to the pager around this one.
  case nested
  /// The longest code move that is shown whole.
  case farJump = "far-jump"
  /// Pages loaded before they are seen.
  case preload
  /// When pages are unloaded.
  case unload
  /// Where the strip puts its tab.
  case strip
  /// How the indicator follows.
  case indicator
  /// The height of the indicator.
  case indicatorHeight = "indicator-height"
  /// What the indicator leaves free of its tab.
  case indicatorInset = "indicator-inset"
  /// Whether the indicator leaves the strip at its ends.
  case extrapolate
  /// What becomes of a request for a page that does not exist.
  case outOfRange = "out-of-range"
  /// Whether transitions show one sample alone.
  case reduceMotion = "reduce-motion"
  /// Samples of a motion per second.
  case sampling
  /// Whether a change of the nearest page is published.
  case crossed
  /// Whether what a screen reader should say is published.
  case announce
  /// How long a wait for rest may last.
  case idleLimit = "idle-limit"
}
