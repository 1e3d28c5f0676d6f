extension SettingKey {
  /// Which values there are, as they are written.
  public var values: String {
    switch self {
    case .named(let name): name.values
    case .place: "at X,Y size W,H [over pages] (each px, % of the container, or safe) | default"
    case .style: "text"
    }
  }

  /// The unit of the values; empty for words and counts.
  public var unit: String {
    switch self {
    case .named(let name): name.unit
    case .place: "px, %"
    case .style: ""
    }
  }

  /// What it is for, in one line.
  public var summary: String {
    switch self {
    case .named(let name): name.summary
    case .place(.pager): "where the pager lies; by default the container inside its safe area"
    case .place(.strip): "where the tabs lie; by default at the top of the pager"
    case .place(.pages): "where the pages lie; by default below the tabs"
    case .place(.dots): "where the dots lie; by default at the bottom, over the pages"
    case .place(.buttons): "where the buttons lie; by default at the bottom, over the pages"
    case .style(.shared): "a name for how a view draws this"
    case .style(.page): "a name for how a view draws this of page N"
    }
  }
}

extension SettingName {
  fileprivate var values: String {
    switch self {
    case .view: "WxH"
    case .safe, .indicatorInset: "box(top,left,bottom,right)"
    case .tabs:
      "fill | fixed W | intrinsic | widths W1 W2 …, then height H spacing S inset box(t,l,b,r)"
        + " align left|centre|right min W max W selected W"
    case .tabSelect: SettingName.words(TabSelect.self)
    case .initial: "none | N | \"title\""
    case .tap, .select: SettingName.words(MoveStyle.self)
    case .swipe, .input, .bounce, .axisLock, .loop, .nested, .reduceMotion, .crossed,
      .extrapolate, .announce:
      "on | off"
    case .gap, .idleLimit: "a time up to 10min"
    case .snap:
      "directional(threshold,velocity,pages) | nearest | projected(normal|fast,pages) | free"
        + " | uikit | \(SettingName.words(PeerSnap.self)) | default"
    case .motion: "spring(mass,stiffness,damping ratio from 1)"
    case .deceleration: SettingName.words(Deceleration.self)
    case .slop, .spacing, .indicatorHeight: "a length from 0px"
    case .axis: SettingName.words(Axis.self)
    case .direction: SettingName.words(ReadingDirection.self)
    case .peek: "1% to 100%"
    case .farJump: "N from 1 | off"
    case .preload: "N"
    case .unload: "never | distance N"
    case .strip: SettingName.words(StripPlacement.self)
    case .indicator: SettingName.words(IndicatorStyle.self)
    case .outOfRange: SettingName.words(OutOfRange.self)
    case .sampling: "1Hz to 1000Hz"
    }
  }

  fileprivate var unit: String {
    switch self {
    case .view, .safe, .tabs, .slop, .spacing, .indicatorHeight, .indicatorInset: "px"
    case .gap, .idleLimit: "ns, us, ms, s, min"
    case .snap: "px/s"
    case .peek: "%"
    case .sampling: "Hz"

    case .tabSelect, .initial, .tap, .select, .swipe, .input, .bounce, .motion, .deceleration,
      .axisLock, .axis, .direction, .loop, .nested, .farJump, .preload, .unload, .strip, .indicator,
      .extrapolate, .outOfRange, .reduceMotion, .crossed, .announce:
      ""
    }
  }

  fileprivate var summary: String {
    switch self {
    case .view: "the size of the container"
    case .safe: "what the container's edges keep free"
    case .tabs: "how tabs are sized, spaced and aligned"
    case .tabSelect: "when tabs follow a swipe; after a tap they follow the decision"
    case .initial: "the page that is selected first"
    case .tap: "how a tap on a tab moves the pages"
    case .select: "how a code move goes that does not say how"
    case .swipe: "whether touches in the page area drag"
    case .input: "whether tap, button, dot, key and drag do anything"
    case .gap: "a wait before each gesture"
    case .bounce: "whether pages follow a finger beyond the first and the last page"
    case .snap: "where pages go when a finger lets go"
    case .motion: "the spring that moves pages"
    case .deceleration: "how quickly pages slow down when nothing pulls them"
    case .slop: "how far a touch moves before it becomes a drag"
    case .axisLock: "whether a touch that begins across the axis never drags"
    case .axis: "the axis along which pages lie"
    case .direction: "the direction in which pages and tabs follow each other"
    case .spacing: "the space between two pages"
    case .peek: "the extent of a page in percent of the viewport"
    case .loop: "whether the last page is followed by the first"
    case .nested: "whether a finger's way beyond the ends is offered to the pager around this one"
    case .farJump: "a longer code move is first seen N pages before its end"
    case .preload: "pages on each side that are loaded before they are seen"
    case .unload: "whether pages farther away than N are unloaded"
    case .strip: "where the strip puts the selected tab"
    case .indicator: "how the indicator follows the pages"
    case .indicatorHeight: "the height of the indicator"
    case .indicatorInset: "what the indicator leaves free of its tab"
    case .extrapolate: "whether the indicator leaves the tabs beyond the first and the last page"
    case .outOfRange: "what becomes of a request for a page that does not exist"
    case .reduceMotion: "whether transitions show one sample alone"
    case .sampling: "samples of a motion per second"
    case .crossed: "whether a change of the nearest page is published"
    case .announce: "whether what a screen reader should say is published"
    case .idleLimit: "how long a wait for rest may last that does not say"
    }
  }

  private static func words<Choice: SettingChoice>(_ type: Choice.Type) -> String {
    type.allCases.map(\.rawValue).joined(separator: " | ")
  }
}
