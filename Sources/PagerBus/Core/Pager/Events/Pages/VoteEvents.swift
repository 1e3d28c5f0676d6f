/// A plugin that is asked before the pages decide.
public struct Voter: Hashable, Sendable, Codable {
  /// What counts as a vote that is missing.
  public enum Missing: String, Hashable, Sendable, Codable, CaseIterable {
    /// It counts as a yes.
    case allow

    /// It counts as a no.
    case veto
  }

  /// The plugin.
  public let id: String

  /// How long it may think, in nanoseconds of the world's time.
  public let within: Int64

  /// What counts if it does not answer.
  public let missing: Missing

  /// Makes a voter.
  public init(id: String, within: Int64, missing: Missing) {
    self.id = id
    self.within = within
    self.missing = missing
  }
}

/// Other plugins than before are asked before the pages decide.
public struct VotersChanged: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "voters.changed"

  /// A fact of the host; new subscribers receive the latest.
  public static let kind: EventKind = .fact(owner: .host, sticky: true)

  /// Everybody who is asked, in the order of activation.
  public let voters: [Voter]

  /// Makes the event.
  public init(voters: [Voter]) {
    self.voters = voters
  }
}

/// A plugin answers a ``SelectionProposed``.
public struct SelectionVoted: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "selection.voted"

  /// A fact of the plugin that votes.
  public static let kind: EventKind = .fact(owner: .plugin, sticky: false)

  /// The id of the proposal.
  public let id: Int

  /// Whether the plugin says no.
  public let veto: Bool

  /// Makes a vote.
  public init(id: Int, veto: Bool) {
    self.id = id
    self.veto = veto
  }
}

/// A plugin did not vote in time, or went before it did.
public struct VoteMissed: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "vote.missed"

  /// A fact of the paged view.
  public static let kind: EventKind = .fact(owner: .pages, sticky: false)

  /// The id of the proposal.
  public let id: Int

  /// The plugin.
  public let by: String

  /// What its silence counts as.
  public let counted: Voter.Missing

  /// Makes the event.
  public init(id: Int, by: String, counted: Voter.Missing) {
    self.id = id
    self.by = by
    self.counted = counted
  }
}

/// A vote that changes nothing.
public struct VoteDropped: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "vote.dropped"

  /// A fact of the paged view.
  public static let kind: EventKind = .fact(owner: .pages, sticky: false)

  /// Why a vote does not count.
  public enum Why: String, Hashable, Sendable, Codable, CaseIterable {
    /// The proposal was decided, or given up, before.
    case late

    /// The plugin had voted.
    case repeated

    /// There is no such proposal, or the plugin was not asked.
    case unasked
  }

  /// The id that the vote named.
  public let id: Int

  /// The plugin; nil if it was none.
  public let by: String?

  /// The reason.
  public let why: Why

  /// Makes the event.
  public init(id: Int, by: String?, why: Why) {
    self.id = id
    self.by = by
    self.why = why
  }
}
