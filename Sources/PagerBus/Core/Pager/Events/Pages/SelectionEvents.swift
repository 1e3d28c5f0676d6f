/// Why something was selected or moved.
public enum SelectionReason: String, Hashable, Sendable, Codable, CaseIterable {
  /// The pager started.
  case initial

  /// A tab was tapped.
  case tap

  /// A finger dragged or flung the pages.
  case drag

  /// A control was pressed.
  case button

  /// A dot was tapped.
  case dot

  /// A key was pressed.
  case key

  /// A script or an app asked.
  case code

  /// A timer asked.
  case autoplay

  /// The list of pages changed.
  case data

  /// A saved state was restored.
  case restore
}

/// Which page a request means.
public enum SelectionTarget: Hashable, Sendable {
  /// The page at this index, counted from 0.
  case index(Int)

  /// The page with this key.
  case key(PageKey)

  /// The page after the selected one.
  case next

  /// The page before the selected one.
  case prev

  /// The first page.
  case first

  /// The last page.
  case last
}

extension SelectionTarget: Codable {
  private enum CodingKeys: String, CodingKey {
    case key
  }

  /// Reads an index, `{"key":K}`, or one of `next`, `prev`, `first`, `last`.
  public init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: CodingKeys.self) {
      self = .key(try container.decode(PageKey.self, forKey: .key))
      return
    }
    let container = try decoder.singleValueContainer()
    if let index = try? container.decode(Int.self) {
      self = .index(index)
      return
    }
    let word = try container.decode(String.self)
    switch word {
    case "next": self = .next
    case "prev": self = .prev
    case "first": self = .first
    case "last": self = .last
    default:
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription:
          "\"\(word)\" is no target; use an index, {\"key\":…}, next, prev, first or last")
    }
  }

  /// Writes an index, `{"key":K}`, or one of `next`, `prev`, `first`, `last`.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .index(let index): try index.encode(to: encoder)
    case .key(let key):
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(key, forKey: .key)
    case .next: try "next".encode(to: encoder)
    case .prev: try "prev".encode(to: encoder)
    case .first: try "first".encode(to: encoder)
    case .last: try "last".encode(to: encoder)
    }
  }
}

/// Somebody asks for another page.
public struct SelectionRequested: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "selection.requested"

  /// A request; anybody with permission publishes it.
  public static let kind: EventKind = .request

  /// The page that is wanted.
  public let to: SelectionTarget

  /// Whether the pages move there; false jumps, true moves, as far as the settings animate at all.
  public let animated: Bool

  /// Why it is wanted.
  public let reason: SelectionReason

  /// Makes a request for a page.
  public init(_ to: SelectionTarget, animated: Bool = true, reason: SelectionReason) {
    self.to = to
    self.animated = animated
    self.reason = reason
  }
}

/// The paged view is about to decide for a page.
///
/// Published before every decision by a request or a release, whether anybody votes or not.
public struct SelectionProposed: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "selection.proposed"

  /// A fact of the paged view.
  public static let kind: EventKind = .fact(owner: .pages, sticky: false)

  /// The transition that the decision would begin or end.
  public let id: Int

  /// The page selected now; nil for none.
  public let from: Int?

  /// The page proposed.
  public let to: Int

  /// Why.
  public let reason: SelectionReason

  /// The instant until which votes count, in nanoseconds; nil if nobody votes.
  public let deadline: Int64?

  /// Which way round a ring the pages go from the page selected now: 1 forward, -1 backward; nil on
  /// a line, where the indices tell it.
  public let direction: Int?

  /// Makes a proposal.
  public init(
    id: Int, from: Int?, to: Int, reason: SelectionReason, deadline: Int64? = nil,
    direction: Int? = nil
  ) {
    self.id = id
    self.from = from
    self.to = to
    self.reason = reason
    self.deadline = deadline
    self.direction = direction
  }
}

/// A request or an edit was not carried out.
public struct SelectionRefused: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "selection.refused"

  /// A fact of the paged view.
  public static let kind: EventKind = .fact(owner: .pages, sticky: false)

  /// Why something was refused.
  public enum Why: String, Hashable, Sendable, Codable, CaseIterable {
    /// A voter said no.
    case veto

    /// There is no such page.
    case range

    /// Input is switched off.
    case input

    /// There are no pages.
    case empty

    /// An edit would give two pages one key.
    case duplicateKey

    /// A newer request came first.
    case superseded
  }

  /// The transition that was proposed; nil if none was.
  public let id: Int?

  /// The page that was wanted; nil if it has no index.
  public let to: Int?

  /// The cause of the refusal.
  public let why: Why

  /// The plugin that refused; nil if the pager did.
  public let by: String?

  /// The keys that an edit would give to two pages; nil for another cause.
  public let keys: [PageKey]?

  /// Makes a refusal.
  public init(
    id: Int? = nil, to: Int? = nil, why: Why, by: String? = nil, keys: [PageKey]? = nil
  ) {
    self.id = id
    self.to = to
    self.why = why
    self.by = by
    self.keys = keys
  }
}

/// Another page is selected, or the selected page has another index.
///
/// Published at the decision, once a change; the pages may still be moving.
public struct SelectionChanged: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "selection.changed"

  /// A fact of the paged view; new subscribers receive the latest.
  public static let kind: EventKind = .fact(owner: .pages, sticky: true)

  /// The transition it belongs to; nil without one.
  public let id: Int?

  /// The index selected before; nil for none.
  public let from: Int?

  /// The key selected before; nil for none.
  public let fromKey: PageKey?

  /// The index selected now; nil for none.
  public let to: Int?

  /// The key selected now; nil for none.
  public let toKey: PageKey?

  /// Why.
  public let reason: SelectionReason

  /// Makes a change.
  public init(
    id: Int?, from: Int?, fromKey: PageKey?, to: Int?, toKey: PageKey?, reason: SelectionReason
  ) {
    self.id = id
    self.from = from
    self.fromKey = fromKey
    self.to = to
    self.toKey = toKey
    self.reason = reason
  }
}
