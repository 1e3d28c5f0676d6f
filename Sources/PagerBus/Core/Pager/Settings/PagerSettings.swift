/// Everything that can be set about a pager, as one value.
///
/// Made with the defaults; changed key by key with ``apply(key:value:)``, from which sessions,
/// hosts and the help text follow alike. Lengths are points, times nanoseconds.
public struct PagerSettings: Hashable, Sendable {
  /// The size of the container; nothing at all is legal.
  public var view = Size(width: 390, height: 844)

  /// What the container's edges keep free: the safe area.
  public var safe = EdgeInsets.zero

  /// Where the parts of the pager lie, as far as it was said.
  public var placements = Placements()

  /// How wide and how high tabs are, and what lies between them.
  public var tabs = TabsStyle()

  /// When tabs follow a swipe; after a tap they follow the decision.
  public var tabSelect = TabSelect.decision

  /// The page that is selected when a world begins.
  public var initial = InitialPage.index(0)

  /// How a tap on a tab moves the pages.
  public var tap = MoveStyle.animated

  /// How a code move goes that does not say how.
  public var select = MoveStyle.animated

  /// Whether touches in the page area drag.
  public var swipe = true

  /// Whether tap, button, dot and key do anything; code, autoplay, data and restore always pass.
  public var input = true

  /// A wait before each scripted gesture, in nanoseconds.
  public var gap: Int64 = 0

  /// Whether pages follow a finger beyond the first and the last page.
  public var bounce = true

  /// Where pages go when a finger lets go.
  public var snap = SnapRule.standard

  /// The spring that moves pages.
  public var motion = Spring.standard

  /// How quickly pages slow down under the free rule.
  public var deceleration = Deceleration.fast

  /// How far a finger moves before a touch becomes a drag, in points; 0 while something moves.
  public var slop = 10.0

  /// Whether a touch that begins across the axis never drags.
  public var axisLock = true

  /// The axis along which pages lie.
  public var axis = Axis.horizontal

  /// The direction in which pages and tabs follow each other.
  public var direction = ReadingDirection.leftToRight

  /// Points between two pages; one page step is the viewport's extent plus this.
  public var spacing = 0.0

  /// The extent of a page in percent of the viewport's; less than 100 shows a part of its
  /// neighbours.
  public var peek = 100.0

  /// Whether the first page follows the last one.
  public var loop = false

  /// Whether a finger's way beyond the ends goes to the pager around this one.
  public var nested = false

  /// The longest code move that is shown whole, in pages; nil shows all of them whole.
  public var farJump: Int? = 3

  /// How many pages on each side of the selected one are loaded before they are seen.
  public var preload = 0

  /// The distance beyond which pages are unloaded, in pages; nil never unloads.
  public var unloadDistance: Int?

  /// Where the strip puts the selected tab.
  public var strip = StripPlacement.centre

  /// How the indicator follows the position.
  public var indicator = IndicatorStyle.linear

  /// The height of the indicator.
  public var indicatorHeight = 5.0

  /// What the indicator leaves free of its tab.
  public var indicatorInset = EdgeInsets.zero

  /// Whether the indicator leaves the strip while the pages are beyond their ends.
  public var extrapolate = false

  /// What becomes of a request for a page that does not exist.
  public var outOfRange = OutOfRange.refuse

  /// Whether transitions show one sample alone.
  public var reduceMotion = false

  /// Samples of a motion per second; 1…1000.
  public var sampling = 120

  /// Whether a change of the nearest page is published.
  public var crossed = false

  /// Whether what a screen reader should say is published.
  public var announce = false

  /// How long a wait for rest may last when it does not say, in nanoseconds.
  public var idleLimit: Int64 = 5_000_000_000

  /// The style tokens that were set.
  public var style = StyleTokens()

  /// Makes the defaults.
  public init() {}
}
