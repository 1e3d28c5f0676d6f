package import PagerBus

/// Which page is selected and which one was settled last, as a plugin folds it from the pages'
/// facts.
///
/// Between an edit and the facts that follow it, the settled page is found again by its key, so
/// that nothing points at a neighbour for a moment.
package struct PagePlaces: Equatable, Sendable {
  /// The pages; empty before the first list.
  package private(set) var pages = PageList()

  /// How many pages there are.
  package private(set) var count = 0

  /// The page that is decided; nil for none.
  package private(set) var selected: Int?

  /// The page where the pager came to rest last; nil for none.
  package private(set) var settled: Int?

  /// Whether the first page follows the last one.
  package private(set) var loops = false

  private var settledKey: PageKey?

  /// Makes the places of a pager of which nothing is known.
  package init() {}

  /// What ``apply(_:)`` made of an event.
  package enum Outcome: Equatable, Sendable {
    /// The event says something about the pages; places may have changed.
    case applied

    /// The event does not concern places.
    case ignored
  }

  /// Folds one event.
  package mutating func apply(_ event: any Event) -> Outcome {
    switch event {
    case let event as PagesChanged: change(event)
    case let event as SelectionChanged: selected = event.to
    case let event as PageSettled:
      settled = event.index
      settledKey = event.key
    default: return .ignored
    }
    return .applied
  }

  /// The line or ring on which the pages lie.
  package var track: PageTrack { PageTrack(count: count, loops: loops) }

  /// `index` if a page has it; the nearest that has one otherwise, nil without pages.
  package func existing(_ index: Int?) -> Int? {
    guard let index, count > 0 else { return nil }
    return min(max(index, 0), count - 1)
  }

  private mutating func change(_ event: PagesChanged) {
    pages = event.pages
    count = event.count
    selected = event.selected
    loops = event.loop ?? false
    guard count > 0 else {
      settled = nil
      settledKey = nil
      return
    }
    settled = settledKey.flatMap { pages.index(of: $0) } ?? existing(settled)
  }
}
