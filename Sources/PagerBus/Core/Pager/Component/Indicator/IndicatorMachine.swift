/// Owns the line under the tabs: a function of the tabs' frames and of the one position.
///
/// While it knows of pages whose tabs or whose position it has not heard of yet it says nothing, so
/// an edit moves it once, however the events of different owners interleave.
package struct IndicatorMachine: ComponentMachine {
  var settings: PagerSettings
  var isStopped = false
  var pages = PageList()
  var geometry = TabGeometry.empty

  /// The size of the strip; nil until it was said.
  var strip: Size?

  /// The sequence number of the latest list of pages.
  var pagesRevision: UInt64 = 0

  /// The list of pages whose tabs were laid out last.
  var tabsRevision: UInt64?

  /// From this sequence number on a position is one of the present pages.
  var positionRevision: UInt64 = 0

  /// The latest position that was heard of.
  private var scroll: Scroll?

  /// The key of the selected tab.
  var lit: PageKey?

  /// What was last published.
  var published: IndicatorMoved?

  private struct Scroll: Equatable, Sendable {
    let position: Double
    let boundary: Bool
    let sequence: UInt64
  }

  /// Makes the machine of an indicator that has not heard of any tabs.
  package init(_ configuration: PagerConfiguration) {
    settings = configuration.settings
  }

  package static var subscribes: [any Event.Type] {
    [
      PagerStopping.self, SettingSet.self, LayoutChanged.self, PagesChanged.self,
      TabsLaidOut.self, TabSelected.self, TabDeselected.self, ScrollMoved.self,
    ]
  }

  package var alarm: Instant? { nil }

  package mutating func wake(at now: Instant) -> [any Event] { [] }

  package mutating func receive(_ envelope: AnyEnvelope) -> [any Event] {
    guard !isStopped else { return [] }
    switch envelope.event {
    case let event as ScrollMoved:
      scroll = Scroll(
        position: event.position, boundary: event.boundary, sequence: envelope.sequence)
    case let event as LayoutChanged:
      strip = Size(width: event.strip.width, height: event.strip.height)
    case let event as TabsLaidOut:
      geometry = event.geometry
      tabsRevision = event.pagesRevision
    case let event as PagesChanged:
      pages = event.pages
      pagesRevision = envelope.sequence
      if event.edits.contains(where: { $0.isStructural }) { positionRevision = envelope.sequence }
    case let event as TabSelected: lit = event.key
    case let event as TabDeselected: if lit == event.key { lit = nil }
    case let event as SettingSet:
      // A wrong value was reported where it was written; here it is as if it had not been said.
      try? settings.apply(key: event.key, value: event.value)
    case is PagerStopping: isStopped = true
    default: break
    }
    return moved().map { [$0] } ?? []
  }

  /// Whether the tabs that were heard of are those of the present pages, strip and settings.
  private var areTabsPresent: Bool {
    guard let strip, let tabsRevision, tabsRevision >= pagesRevision else { return false }
    return geometry.isLayout(of: pages.count, in: strip, settings.tabs)
  }

  /// The line's new place, if everything it depends on is known and it is another one.
  private mutating func moved() -> IndicatorMoved? {
    guard let scroll, scroll.sequence >= positionRevision, areTabsPresent,
      let line = IndicatorGeometry(
        geometry, settings: settings, position: scroll.position,
        selected: lit.flatMap { pages.index(of: $0) })
    else { return nil }
    let new = IndicatorMoved(
      x: line.frame.x, y: line.frame.y, width: line.frame.width, height: line.frame.height,
      tab: line.tab, boundary: scroll.boundary)
    if let published, published.isSamePlace(as: new) { return nil }
    published = new
    return new
  }
}

extension IndicatorMoved {
  /// Whether both say the same of the line, whatever led to them.
  fileprivate func isSamePlace(as other: IndicatorMoved) -> Bool {
    x == other.x && y == other.y && width == other.width && height == other.height
      && tab == other.tab
  }
}
