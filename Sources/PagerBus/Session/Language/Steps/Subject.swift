/// Something of the pager that a session can ask for.
package indirect enum Subject: Hashable, Sendable {
  case page
  case selected
  case target
  case pageTitle
  case pageKey
  case pageNext
  case pagePrevious
  case pageState(Int)
  case position
  case offset
  case progress
  case direction
  case velocity
  case pagerState
  case stripOffset
  case tab(PageReference, TabAspect)
  case frame(FrameName, FrameAspect)
  case visiblePages
  case setting(String)
  case style(String)
  case button(ButtonReference, ButtonAspect)
  case indicator(IndicatorAspect)
  case currentDot
  case dotCount
  case plugin(id: String, state: String)
  case pageCount
  case value(mark: String, Subject)

  /// What can be asked of a tab.
  package enum TabAspect: String, CaseIterable, Hashable, Sendable {
    case x, width, center, selected, title, emphasis, visible
  }

  /// What can be asked of a frame.
  package enum FrameAspect: String, CaseIterable, Hashable, Sendable {
    case x, y, w, h, z
  }

  /// Whose frame is asked for.
  package enum FrameName: Hashable, Sendable {
    case named(String)
    case page(Int)
    case tab(Int)

    /// The part of a tab that its own content has.
    case tabContent(Int)
  }

  /// What can be asked of a button.
  package enum ButtonAspect: String, CaseIterable, Hashable, Sendable {
    case enabled, tinted
  }

  /// A button by its place or its name.
  package enum ButtonReference: Hashable, Sendable {
    case index(Int)
    case name(String)
  }

  /// What can be asked of the indicator.
  package enum IndicatorAspect: String, CaseIterable, Hashable, Sendable {
    case x, width, center, y, height, tab
  }

  /// What a subject's value is.
  package enum Kind: Hashable, Sendable {
    /// An index or `none`.
    case index
    /// Indices in a row, or `none`.
    case indices
    /// A whole number.
    case count
    /// A number without dimension; per cent are allowed where `percent` says so.
    case number(percent: Bool)
    /// Page widths.
    case pages
    /// Pixels.
    case pixels
    /// Page widths or pixels a second.
    case speed
    /// On or off.
    case truth
    /// A text.
    case text
    /// One of these words.
    case words([String])
    /// Whatever somebody else declares.
    case anything
  }
}

extension Subject {
  /// The subjects that are one word.
  static let plain: [(name: String, subject: Subject)] = [
    ("page", .page), ("selected", .selected), ("target", .target), ("page.title", .pageTitle),
    ("page.key", .pageKey), ("page.next", .pageNext), ("page.previous", .pagePrevious),
    ("position", .position), ("offset", .offset), ("progress", .progress),
    ("direction", .direction), ("velocity", .velocity), ("pager.state", .pagerState),
    ("strip.offset", .stripOffset), ("pages.visible", .visiblePages),
    ("pages.count", .pageCount), ("dots.current", .currentDot), ("dots.count", .dotCount),
    ("indicator.x", .indicator(.x)), ("indicator.width", .indicator(.width)),
    ("indicator.center", .indicator(.center)), ("indicator.y", .indicator(.y)),
    ("indicator.height", .indicator(.height)), ("indicator.tab", .indicator(.tab)),
  ]

  /// The names of the subjects that are one word, in the order of the documentation.
  package static var plainNames: [String] { plain.map(\.name) }

  /// The subjects that take values in parentheses.
  static let calls = [
    "page", "tab", "frame", "setting", "style", "button", "plugin", "value",
  ]

  /// What has a frame, pages and tabs aside.
  static let frames = [
    "container", "safe", "pager", "strip", "pages", "indicator", "dots", "buttons",
  ]

  /// The states of a page.
  package static let pageStates = ["unloaded", "loaded", "appearing", "appeared", "disappearing"]

  /// The states of the pager.
  package static let pagerStates = ["idle", "dragging", "settling"]

  /// The states of a plugin.
  package static let pluginStates = [
    "starting", "running", "suspended", "restarting", "quarantined", "stopped", "disabled",
  ]

  /// What its value is.
  package var kind: Kind {
    switch self {
    case .page, .selected, .target, .pageNext, .pagePrevious, .indicator(.tab), .currentDot:
      .index
    case .pageTitle, .pageKey, .tab(_, .title): .text
    case .pageState: .words(Self.pageStates)
    case .position: .pages
    case .progress: .pages
    case .direction, .frame(_, .z): .number(percent: false)
    case .velocity: .speed
    case .pagerState: .words(Self.pagerStates)
    case .offset, .stripOffset, .tab(_, .x), .tab(_, .width), .tab(_, .center), .frame,
      .indicator:
      .pixels
    case .tab(_, .emphasis), .tab(_, .visible): .number(percent: true)
    case .tab(_, .selected), .button: .truth
    case .plugin(_, "state"): .words(Self.pluginStates)
    case .visiblePages: .indices
    case .setting, .style, .plugin: .anything
    case .dotCount, .pageCount: .count
    case .value(_, let subject): subject.kind
    }
  }

  /// The plugin that must run for this subject to have a value; nil if none is needed.
  package var provider: String? {
    switch self {
    case .currentDot, .dotCount: "page-control"
    case .button: "button-nav"
    case .frame(.named("dots"), _): "page-control"
    case .frame(.named("buttons"), _): "button-nav"
    case .value(_, let subject): subject.provider
    case .page, .selected, .target, .pageTitle, .pageKey, .pageNext, .pagePrevious, .pageState,
      .position, .offset, .progress, .direction, .velocity, .pagerState, .stripOffset, .tab,
      .frame, .visiblePages, .setting, .style, .indicator, .plugin, .pageCount:
      nil
    }
  }
}
