/// Everything that can be seen of a pager at one moment.
///
/// A pure fold over the bus's events: the same start value and the same events give an equal frame,
/// and a frame that was folded from a trace has the same canonical JSON as the one that was live.
/// Sessions, keyframes, players and views read this value and nothing else. Applying an event costs
/// what is visible, never what there is.
///
/// What the pager's parts publish is logical and kept as it is: position, indices, the strip's
/// offset, and x of tabs and indicator, which grow in reading order from the beginning of the
/// strip's content. Frames are physical, in points of the container, and mirrored here if the
/// direction is right-to-left: ``tabFrame(_:)``, ``pageFrame(_:)``, ``indicatorFrame``.
public struct PagerFrame: Equatable, Sendable {
  /// The pager that is seen; events of others say nothing about it.
  public let pager: PagerScope

  /// The whole container.
  public internal(set) var container = Rect.zero

  /// The container inside its safe edges.
  public internal(set) var safe = Rect.zero

  /// The tab strip.
  public internal(set) var strip = Rect.zero

  /// The area that shows pages.
  public internal(set) var pagesArea = Rect.zero

  /// The touchable cells of the controls that plugins show.
  public internal(set) var controls: [ControlCell] = []

  /// What lies over what, from back to front.
  public internal(set) var order: [String] = []

  /// The pages.
  public internal(set) var pages = PageList()

  /// How many pages there are.
  public internal(set) var count = 0

  /// The page that is decided for; nil for none.
  public internal(set) var selected: Int?

  /// The key of the page that is decided for; nil for none.
  public internal(set) var selectedKey: PageKey?

  /// The page on which the pager last came to rest; nil if there was none or it was removed since.
  public internal(set) var settled: Int?

  /// That page's key.
  public internal(set) var settledKey: PageKey?

  /// The content offset in page steps.
  public internal(set) var position = 0.0

  /// Signed pages from the position at the beginning of the latest transition.
  public internal(set) var progress = 0.0

  /// How much of the whole move is done, 0…1; nil while its end is unknown.
  public internal(set) var fraction: Double?

  /// The sign of ``progress``: 1, 0 or -1.
  public internal(set) var direction = 0

  /// Pages per second.
  public internal(set) var velocity = 0.0

  /// When ``position`` and ``velocity`` were taken.
  public internal(set) var sampledAt = Instant.zero

  /// What the pages are doing.
  public internal(set) var phase = PagerPhase.idle

  /// Since when the pages do that.
  public internal(set) var phaseSince = Instant.zero

  /// The move that has begun and not ended; nil for none.
  public internal(set) var transition: Transition?

  /// The decision that plugins vote on; nil for none.
  public internal(set) var proposal: Proposal?

  /// The states of all loaded pages.
  public internal(set) var life = PageLife()

  /// The tabs as they were last laid out; nil before.
  public internal(set) var tabs: TabsLaidOut?

  /// Where all tabs lie, as far as it follows from what was published.
  public internal(set) var tabsLayout = TabsLayout.empty

  /// The tab that is selected; nil for none.
  public internal(set) var selectedTab: Int?

  /// The key of the selected tab's page; nil for none.
  public internal(set) var selectedTabKey: PageKey?

  /// Points from the beginning of the strip's content to the strip's left edge.
  public internal(set) var stripOffset = 0.0

  /// Since when a finger scrolls the strip, or a strip that a finger let go moves by itself; nil
  /// if neither.
  public internal(set) var stripScrolledSince: Instant?

  /// The line under the tabs; nil before it was first placed.
  public internal(set) var indicator: IndicatorMoved?

  /// The dots of a page control; nil without a plugin that shows them.
  public internal(set) var dots: DotsChanged?

  /// The buttons of a button row; nil without a plugin that shows them.
  public internal(set) var buttons: ButtonsChanged?

  /// The fingers that are down, in the order in which they came.
  public internal(set) var fingers: [Finger] = []

  /// Whether the user sees the container.
  public internal(set) var isContainerVisible = true

  /// A change of the container's size that is under way; nil for none.
  public internal(set) var resize: Resize?

  /// The plugins, in the order in which they were first heard of.
  public internal(set) var plugins: [PluginStatus] = []

  /// Every setting.
  public internal(set) var settings: PagerSettings

  /// The settings that differ from their defaults, as texts, in the order of the table.
  public internal(set) var changedSettings: [JSONValue.Member]

  /// Whether the world has started and was not told to stop.
  public internal(set) var isRunning = false

  /// What ``write(into:)`` says of the controls, kept because it seldom changes.
  var controlsJSON: [UInt8] = []

  /// Makes the frame before the first event of a pager with this configuration.
  ///
  /// It has no pages yet: the first ``PagesChanged`` brings them.
  public init(configuration: PagerConfiguration, of pager: PagerScope = .main) {
    self.pager = pager
    settings = configuration.settings
    changedSettings = Self.changes(in: configuration.settings)
    controlsJSON = makeControlsJSON()
  }
}

extension PagerFrame {
  /// Where the pages are heading: the open transition's target, else the selected page; nil for
  /// none.
  ///
  /// While a finger has not decided it is the page that is selected.
  public var target: Int? {
    transition?.to ?? selected
  }

  /// Whether nothing moves and nobody touches: idle, no finger, no open transition, no vote, no
  /// resize, no strip on its way.
  ///
  /// Whether the bus still has something to deliver is not in the frame; ``PagerIdle`` says that.
  public var isAtRest: Bool {
    switch phase {
    case .dragging, .settling: false
    case .idle:
      fingers.isEmpty && transition == nil && proposal == nil && resize == nil
        && stripScrolledSince == nil
    }
  }

  /// Everything that keeps the pager from resting, and since when.
  public var activities: [Activity] {
    var activities = fingers.map { Activity(name: "finger \($0.name)", since: $0.since) }
    if let transition {
      activities.append(
        Activity(
          name: "transition \(transition.id) (\(transition.reason.rawValue))",
          since: transition.since))
    }
    switch phase {
    case .idle: break
    case .dragging, .settling: activities.append(Activity(name: phase.rawValue, since: phaseSince))
    }
    if let stripScrolledSince {
      activities.append(Activity(name: "strip", since: stripScrolledSince))
    }
    if let proposal {
      activities.append(Activity(name: "vote on page \(proposal.to)", since: proposal.since))
    }
    if let resize {
      let width = JSONValue(canonical: resize.size.width).text
      let height = JSONValue(canonical: resize.size.height).text
      activities.append(Activity(name: "resize to \(width)x\(height)", since: resize.since))
    }
    return activities
  }
}
