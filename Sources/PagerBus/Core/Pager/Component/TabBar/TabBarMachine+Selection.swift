extension TabBarMachine {
  /// The paged view has decided; the tab follows at once unless a swipe is told to wait.
  mutating func follow(_ event: SelectionChanged, _ out: inout [any Event]) {
    decided = event.toKey
    comeBackUnlessHeld(&out)
    switch event.reason {
    case .drag:
      switch settings.tabSelect {
      case .decision: light(event.toKey, &out)
      case .halfway, .settle: break
      }

    case .initial, .tap, .button, .dot, .key, .code, .autoplay, .data, .restore:
      light(event.toKey, &out)
    }
  }

  /// The pages rest: whatever the tabs were told to wait for is over.
  mutating func follow(_ event: PageSettled, _ out: inout [any Event]) {
    light(event.key, &out)
  }

  /// The pages move: a tab that follows the finger changes in the middle between two.
  mutating func lightNearest(_ event: ScrollMoved, _ out: inout [any Event]) {
    guard event.reason == .drag, settings.tabSelect == .halfway, let pages, !pages.isEmpty else {
      return
    }
    light(pages.key(at: track.page(nearestTo: event.position)), &out)
  }

  /// The line or ring on which the pages lie.
  var track: PageTrack { PageTrack(count: pages?.count ?? 0, loops: settings.loop) }

  private mutating func light(_ key: PageKey?, _ out: inout [any Event]) {
    guard key != lit else { return }
    if let lit { out.append(TabDeselected(index: pages?.index(of: lit), key: lit)) }
    lit = key
    if let key, let index = pages?.index(of: key) {
      out.append(TabSelected(index: index, key: key))
    }
  }
}
