import PagerBus

/// Facts of pages as the paged view publishes them, for tests of plugins.
enum PageFacts {
  static func pages(
    _ titles: [String], selected: Int? = nil, kept: Bool = true, loop: Bool? = nil
  ) -> PagesChanged {
    let list = PageList(titles: titles)
    return PagesChanged(
      edits: [.replace(list.descriptors)], pages: list, selected: selected,
      selectedKey: selected.flatMap { list.key(at: $0) }, kept: kept, loop: loop)
  }

  static func selected(
    _ to: Int?, from: Int? = nil, _ reason: SelectionReason = .tap
  ) -> SelectionChanged {
    SelectionChanged(
      id: 1, from: from, fromKey: from.map { PageKey("\($0)") }, to: to,
      toKey: to.map { PageKey("\($0)") }, reason: reason)
  }

  static func settled(_ index: Int, _ key: PageKey) -> PageSettled {
    PageSettled(index: index, key: key)
  }

  static func moved(_ position: Double) -> ScrollMoved {
    ScrollMoved(
      id: 1, reason: .drag, position: position, progress: 0, fraction: nil, velocity: 0,
      boundary: false)
  }

  /// A pager with these pages at rest on `index`.
  static func start(_ titles: [String], at index: Int = 0, loop: Bool? = nil) -> [any Event] {
    [
      pages(titles, loop: loop), selected(index, .initial),
      settled(index, PageList(titles: titles).key(at: index) ?? ""),
    ]
  }
}
