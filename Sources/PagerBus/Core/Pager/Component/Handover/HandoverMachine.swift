/// Decides what the outer pager feels of a finger that an inner one hands over.
///
/// It follows how the outer pager lies and where its pages are, so that each finger goes down on
/// them and along their axis as they are then.
package struct HandoverMachine: ComponentMachine {
  private let inner: PagerScope
  private let outer: PagerScope

  /// The outer pager's.
  private var settings: PagerSettings

  /// Where the next finger goes down.
  private var start: Point
  private var finger: HandoverFinger

  /// Makes a machine for two pagers; `settings` are the outer one's at the start.
  package init(from inner: PagerScope, to outer: PagerScope, settings: PagerSettings) {
    self.inner = inner
    self.outer = outer
    self.settings = settings
    start = PagerLayout(settings: settings).pages.center
    finger = HandoverFinger(settings, from: start, finger: Self.name(of: inner))
  }

  package static var subscribes: [any Event.Type] {
    [
      PagerStopping.self, SettingSet.self, HandoverOffered.self, DragEnded.self,
      LayoutChanged.self,
    ]
  }

  package var alarm: Instant? { nil }

  package mutating func receive(_ envelope: AnyEnvelope) -> [any Event] {
    if envelope.pager == outer { follow(envelope.event) }
    guard envelope.pager == inner else { return [] }
    if !finger.isDown {
      finger = HandoverFinger(settings, from: start, finger: Self.name(of: inner))
    }
    return finger.touches(after: envelope.event)
  }

  package mutating func wake(at _: Instant) -> [any Event] { [] }

  /// Takes in how the outer pager lies.
  private mutating func follow(_ event: any Event) {
    switch event {
    case let event as LayoutChanged: start = Self.place(on: event)
    // A wrong value was reported where it was written; here it is as if it had not been said.
    case let event as SettingSet: try? settings.apply(key: event.key, value: event.value)
    default: break
    }
  }

  /// The name of a finger that no other pager hands over.
  private static func name(of inner: PagerScope) -> String { "handover.\(inner.number)" }

  /// A point of the pages that nothing lies over, if there is one near a quarter of them.
  private static func place(on layout: LayoutChanged) -> Point {
    let parts = [0.5, 0.25, 0.75]
    let free = parts.flatMap { down in
      parts.map { across in
        Point(
          x: layout.pages.x + layout.pages.width * across,
          y: layout.pages.y + layout.pages.height * down)
      }
    }
    return free.first { isFree($0, layout) } ?? layout.pages.center
  }

  private static func isFree(_ point: Point, _ layout: LayoutChanged) -> Bool {
    let isUnderStrip =
      layout.order.last { $0 == "strip" || $0 == "pages" } == "strip"
      && layout.strip.contains(point)
    return !isUnderStrip && !layout.controls.contains { $0.frame.contains(point) }
  }
}
