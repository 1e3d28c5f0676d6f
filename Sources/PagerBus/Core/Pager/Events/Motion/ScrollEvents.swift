/// The pages are at a new position.
public struct ScrollMoved: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "scroll.moved"

  /// A fact of the paged view; new subscribers receive the latest.
  public static let kind: EventKind = .fact(owner: .pages, sticky: true)

  /// The transition it belongs to; nil for a re-base without one.
  public let id: Int?

  /// Why the pages move.
  public let reason: SelectionReason

  /// The content offset in page steps: 2.5 is halfway between pages 2 and 3.
  public let position: Double

  /// Signed pages from the position at the transition's beginning; unbounded.
  public let progress: Double

  /// How much of the whole move is done, 0…1; nil while its end is unknown or its length is 0.
  public let fraction: Double?

  /// The sign of ``progress``: 1, 0 or -1.
  public let direction: Int

  /// Pages per second.
  public let velocity: Double

  /// Whether this is the last sample of a transition, or a re-base.
  public let boundary: Bool

  /// Makes a sample.
  public init(
    id: Int?, reason: SelectionReason, position: Double, progress: Double, fraction: Double?,
    velocity: Double, boundary: Bool
  ) {
    self.id = id
    self.reason = reason
    self.position = position
    self.progress = progress
    self.fraction = fraction
    self.direction = progress > 0 ? 1 : progress < 0 ? -1 : 0
    self.velocity = velocity
    self.boundary = boundary
  }

  /// Whether a conflating subscription must keep the element.
  public var isBoundary: Bool { boundary }
}

/// The page nearest to the position is another one; only if the setting `crossed` asks for it.
public struct SelectionCrossed: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "selection.crossed"

  /// A fact of the paged view.
  public static let kind: EventKind = .fact(owner: .pages, sticky: false)

  /// The nearest page now.
  public let index: Int

  /// Makes the event.
  public init(index: Int) {
    self.index = index
  }
}
