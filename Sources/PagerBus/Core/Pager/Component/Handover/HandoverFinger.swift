/// The finger that a pager feels when one inside of it hands over what goes beyond its end.
///
/// Fed with the inner pager's events, in their order, it answers with touches for the outer one.
/// The outer pager treats them as any finger: it drags, resists, snaps by its own rule and may be
/// caught. An inner pager that lies across the outer one hands nothing over.
public struct HandoverFinger: Equatable, Sendable {
  private let finger: String
  private let mirror: Mirror
  private let start: Point
  private var point: Point?

  /// Makes a finger that is not down.
  ///
  /// - Parameters:
  ///   - settings: the outer pager's, which say how it lies.
  ///   - start: where the finger goes down: a point of the outer pager's pages.
  ///   - finger: its name, which no other finger of the outer pager may have.
  public init(_ settings: PagerSettings, from start: Point, finger: String = "handover") {
    mirror = Mirror(settings)
    self.start = start
    self.finger = finger
  }

  /// Whether it touches the outer pager now.
  public var isDown: Bool { point != nil }

  /// What the outer pager feels because of an event of the inner one.
  public mutating func touches(after event: any Event) -> [any Event] {
    switch event {
    case let event as HandoverOffered where event.axis == mirror.axis:
      let down = point == nil ? [PointerDown(finger: finger, x: start.x, y: start.y)] : []
      let next = mirror.moved(point ?? start, by: -event.delta)
      point = next
      return down as [any Event] + [PointerMoved(finger: finger, x: next.x, y: next.y)]

    case is DragEnded:
      guard let last = point else { return [] }
      point = nil
      return [PointerUp(finger: finger, x: last.x, y: last.y)]

    case is PagerStopping:
      guard point != nil else { return [] }
      point = nil
      return [PointerCancelled(finger: finger)]

    default:
      return []
    }
  }
}
