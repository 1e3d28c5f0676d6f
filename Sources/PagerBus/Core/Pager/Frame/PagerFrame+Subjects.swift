extension PagerFrame {
  /// One tab as sessions see it.
  public struct Tab: Hashable, Sendable {
    /// The tab's index.
    public let index: Int

    /// The key of its page; nil if the list is not known.
    public let key: PageKey?

    /// Its text; nil if the list is not known.
    public let title: String?

    /// Where it begins in the strip's content, in points, as published: in reading order, never
    /// mirrored.
    public let x: Double

    /// The width in points.
    public let width: Double

    /// Whether it is the selected tab.
    public let isSelected: Bool

    /// How much it looks selected, 0…1: 1 at its page, 0 a page away.
    public let emphasis: Double

    /// How much of it is in the strip's view, in percent of its width.
    public let visiblePercent: Double

    /// The middle in the strip's content, in points.
    public var center: Double { x + width / 2 }
  }

  /// A tab; nil if there is none or nothing is laid out.
  public func tab(_ index: Int) -> Tab? {
    guard let span = tabSpan(index) else { return nil }
    let shown = min(span.x + span.width, stripOffset + strip.width) - max(span.x, stripOffset)
    let percent = span.width > 0 ? min(max(shown / span.width, 0), 1) * 100 : 0
    return Tab(
      index: index, key: pages.key(at: index), title: pages[index]?.title, x: span.x,
      width: span.width, isSelected: selectedTab == index,
      emphasis: Emphasis.of(tab: index, at: position, on: track), visiblePercent: percent)
  }

  /// The state of a page; nil if there is no such page.
  public func pageState(_ index: Int) -> PageState? {
    guard index >= 0, index < count, let key = pages.key(at: index) else { return nil }
    return life[key]
  }

  /// The title of the settled page; nil for none.
  public var pageTitle: String? {
    settled.flatMap { pages[$0]?.title }
  }

  /// The page after the selected one; nil if none is selected or it is the last one of a line.
  public var pageNext: Int? { neighbour(1) }

  /// The page before the selected one; nil if none is selected or it is the first one of a line.
  public var pagePrevious: Int? { neighbour(-1) }

  private func neighbour(_ step: Int) -> Int? {
    guard let selected else { return nil }
    let index = track.index(of: selected + step)
    return (0..<count).contains(index) ? index : nil
  }

  /// The content offset in points.
  public var offset: Double {
    pageGeometry.offset(at: position)
  }

  /// The middle of the indicator in the strip's content, in points; nil if it was not placed.
  public var indicatorCenter: Double? {
    indicator.map { $0.x + $0.width / 2 }
  }

  /// A button by its place along the reading direction; nil if there is none.
  public func button(_ index: Int) -> ButtonsChanged.Button? {
    guard let buttons, buttons.buttons.indices.contains(index) else { return nil }
    return buttons.buttons[index]
  }

  /// A button by its name, else by its title; nil if there is none.
  public func button(_ name: String) -> ButtonsChanged.Button? {
    let row = buttons?.buttons ?? []
    return row.first { $0.name == name } ?? row.first { $0.title == name }
  }

  /// A plugin; nil if nothing was heard of it.
  public func plugin(_ id: String) -> PluginStatus? {
    plugins.first { $0.id == id }
  }

  /// A setting's value as text; nil if there is no such setting.
  public func setting(_ key: String) -> String? {
    try? settings.text(of: key)
  }

  /// What a style token says; nil if there is no such token.
  public func style(_ token: String) -> String? {
    StyleToken(text: token).map { settings.style[$0] }
  }
}
