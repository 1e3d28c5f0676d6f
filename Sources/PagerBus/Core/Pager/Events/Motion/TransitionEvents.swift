/// What the pages are doing.
public enum PagerPhase: String, Hashable, Sendable, Codable, CaseIterable {
  /// Nothing moves.
  case idle

  /// A finger in the page area drives or holds the pages.
  case dragging

  /// The pages move by themselves towards their target.
  case settling
}

/// The pages do something else than before.
public struct PhaseChanged: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "phase.changed"

  /// A fact of the paged view; new subscribers receive the latest.
  public static let kind: EventKind = .fact(owner: .pages, sticky: true)

  /// What they do now.
  public let phase: PagerPhase

  /// Makes the event.
  public init(phase: PagerPhase) {
    self.phase = phase
  }
}

/// A finger began to move the pages; once a gesture, never for code moves.
public struct DragBegan: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "drag.began"

  /// A fact of the paged view.
  public static let kind: EventKind = .fact(owner: .pages, sticky: false)

  /// The position at touch-down, in pages.
  public let position: Double

  /// The content offset at touch-down, in points.
  public let offset: Double

  /// Makes the event.
  public init(position: Double, offset: Double) {
    self.position = position
    self.offset = offset
  }
}

/// The finger let go, or lost the pages to a request.
public struct DragEnded: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "drag.ended"

  /// A fact of the paged view.
  public static let kind: EventKind = .fact(owner: .pages, sticky: false)

  /// The release velocity, in pages per second.
  public let velocity: Double

  /// Where the pages will come to rest; nil if a request took over.
  public let target: Double?

  /// Makes the event.
  public init(velocity: Double, target: Double?) {
    self.velocity = velocity
    self.target = target
  }
}

/// One move of the pages begins; it ends exactly once.
public struct TransitionBegan: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "transition.began"

  /// A fact of the paged view.
  public static let kind: EventKind = .fact(owner: .pages, sticky: false)

  /// Counts the transitions of a world, from 1.
  public let id: Int

  /// Why.
  public let reason: SelectionReason

  /// The page it starts from; nil for none.
  public let from: Int?

  /// That page's key; nil for none.
  public let fromKey: PageKey?

  /// The page it heads for; nil while a finger has not decided.
  public let to: Int?

  /// 1 towards higher indices, -1 towards lower ones, 0 if not known or nowhere.
  public let direction: Int

  /// Makes the event.
  public init(
    id: Int, reason: SelectionReason, from: Int?, fromKey: PageKey?, to: Int?, direction: Int
  ) {
    self.id = id
    self.reason = reason
    self.from = from
    self.fromKey = fromKey
    self.to = to
    self.direction = direction
  }
}

/// The target of the same transition changed: an edit shifted it, a veto turned it back, a resize
/// moved the snap.
public struct TransitionRetargeted: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "transition.retargeted"

  /// A fact of the paged view.
  public static let kind: EventKind = .fact(owner: .pages, sticky: false)

  /// The transition.
  public let id: Int

  /// Its target now.
  public let to: Int

  /// Makes the event.
  public init(id: Int, to: Int) {
    self.id = id
    self.to = to
  }
}

/// One move of the pages is over.
public struct TransitionEnded: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "transition.ended"

  /// A fact of the paged view.
  public static let kind: EventKind = .fact(owner: .pages, sticky: false)

  /// How a transition ends.
  public enum Outcome: String, Hashable, Sendable, Codable, CaseIterable {
    /// It came to rest on another page, or on the page that it was asked for.
    case settled

    /// It came back to where it began.
    case cancelled

    /// A newer one took over.
    case redirected

    /// The page under it was taken away, and a newer one goes on.
    case replaced
  }

  /// The transition.
  public let id: Int

  /// How it ended.
  public let outcome: Outcome

  /// The transition that took over; nil unless redirected.
  public let by: Int?

  /// The page it ended on; nil if it ended on none.
  public let page: Int?

  /// Makes the event.
  public init(id: Int, outcome: Outcome, by: Int? = nil, page: Int? = nil) {
    self.id = id
    self.outcome = outcome
    self.by = by
    self.page = page
  }
}

/// The pager came to rest on a page.
///
/// Published once per transition that ends settled, after its last sample, and when an edit moves
/// the page at rest.
public struct PageSettled: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "page.settled"

  /// A fact of the paged view; new subscribers receive the latest.
  public static let kind: EventKind = .fact(owner: .pages, sticky: true)

  /// The page at rest, counted from 0.
  public let index: Int

  /// The page's key, stable while pages are edited.
  public let key: PageKey

  /// Makes the event.
  public init(index: Int, key: PageKey) {
    self.index = index
    self.key = key
  }
}
