extension PagerFrame {
  /// A move that has begun and not ended.
  public struct Transition: Hashable, Sendable {
    /// Counts the transitions of a world, from 1.
    public let id: Int

    /// Why the pages move.
    public let reason: SelectionReason

    /// The page it started from, as it was counted at the beginning; nil for none.
    public let from: Int?

    /// The page it heads for; nil while a finger has not decided.
    public internal(set) var to: Int?

    /// Where it comes to rest, in pages; differs from ``to`` only where nothing snaps.
    public internal(set) var destination: Double?

    /// When it began.
    public let since: Instant
  }

  /// A decision that plugins vote on.
  public struct Proposal: Hashable, Sendable {
    /// The id of the proposal and of the transition that it is about.
    public let id: Int

    /// The page proposed.
    public let to: Int

    /// When it was proposed.
    public let since: Instant
  }

  /// A finger that is down.
  public struct Finger: Hashable, Sendable {
    /// Tells fingers apart.
    public let name: String

    /// Where it is, physical, in points of the container.
    public internal(set) var place: Point

    /// When it came down.
    public let since: Instant
  }

  /// A change of the container's size that has not got there yet.
  public struct Resize: Hashable, Sendable {
    /// The size it will be.
    public let size: Size

    /// When it began.
    public let since: Instant
  }

  /// Something that keeps the world from resting.
  public struct Activity: Hashable, Sendable {
    /// What it is: `finger a`, `transition 3 (tap)`, `settling`, `resize to 844x390`.
    public let name: String

    /// Since when.
    public let since: Instant
  }
}
