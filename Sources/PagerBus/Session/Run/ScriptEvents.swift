public import PagerBus

/// A session begins to run a case; the first event of every trace.
public struct SessionBegan: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "session.began"

  /// A fact of the session runner.
  public static let kind: EventKind = .fact(owner: .script, sticky: false)

  /// Makes the event.
  public init() {}
}

/// A statement begins.
public struct StepBegan: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "step.began"

  /// A fact of the session runner.
  public static let kind: EventKind = .fact(owner: .script, sticky: false)

  /// The statement's verb.
  public let `do`: String

  /// The statement with drawn values as literals.
  public let text: String

  /// The lane that performs it; nil outside of `together`.
  public let lane: LanePlace?

  /// Makes the event.
  public init(do verb: String, text: String, lane: LanePlace? = nil) {
    self.do = verb
    self.text = text
    self.lane = lane
  }
}

/// A statement has done what it does; what it set in motion may go on.
public struct StepEnded: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "step.ended"

  /// A fact of the session runner.
  public static let kind: EventKind = .fact(owner: .script, sticky: false)

  /// The statement's verb.
  public let `do`: String

  /// Makes the event.
  public init(do verb: String) {
    self.do = verb
  }
}

/// A mark stands here.
public struct MarkSet: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "mark.set"

  /// A fact of the session runner.
  public static let kind: EventKind = .fact(owner: .script, sticky: false)

  /// The mark.
  public let mark: String

  /// The lane that sets it; nil outside of `together`.
  public let lane: LanePlace?

  private enum CodingKeys: String, CodingKey {
    case mark = "name"
    case lane
  }

  /// Makes the event.
  public init(mark: String, lane: LanePlace? = nil) {
    self.mark = mark
    self.lane = lane
  }
}

/// Somebody wanted to say something, or to see a value.
public struct NoteWritten: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "note.written"

  /// A fact of the session runner.
  public static let kind: EventKind = .fact(owner: .script, sticky: false)

  /// What was said.
  public let text: String

  /// The lane that says it; nil outside of `together`.
  public let lane: LanePlace?

  /// Makes the event.
  public init(text: String, lane: LanePlace? = nil) {
    self.text = text
    self.lane = lane
  }
}

/// Somebody wants to see this moment again, as a picture.
public struct SnapshotTaken: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "snapshot.taken"

  /// A fact of the session runner.
  public static let kind: EventKind = .fact(owner: .script, sticky: false)

  /// The picture's name, which no other one of its case has.
  public let picture: String

  /// The lane that takes it; nil outside of `together`.
  public let lane: LanePlace?

  private enum CodingKeys: String, CodingKey {
    case picture = "name"
    case lane
  }

  /// Makes the event.
  public init(picture: String, lane: LanePlace? = nil) {
    self.picture = picture
    self.lane = lane
  }
}

/// An expectation was looked at.
public struct ExpectChecked: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "expect.checked"

  /// A fact of the session runner.
  public static let kind: EventKind = .fact(owner: .script, sticky: false)

  /// Whether it held.
  public let ok: Bool

  /// What was expected, in words.
  public let expected: String

  /// What was found, in words.
  public let actual: String

  /// When it failed, in virtual nanoseconds, if that was before it was told: a condition of
  /// `always` is told at the end of the case.
  public let at: Int64?

  /// The statement with drawn values as literals, if it failed.
  public let statement: String?

  /// The lane of a statement that failed; nil outside of `together`.
  public let lane: LanePlace?

  /// How many events there were when `always` began to look, if it failed.
  public let from: Int?

  /// Makes the event.
  public init(
    ok: Bool, expected: String, actual: String, at: Int64? = nil, statement: String? = nil,
    lane: LanePlace? = nil, from: Int? = nil
  ) {
    self.ok = ok
    self.expected = expected
    self.actual = actual
    self.at = at
    self.statement = statement
    self.lane = lane
    self.from = from
  }
}

/// A case is over, before the world stops.
public struct CaseEnded: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "case.ended"

  /// A fact of the session runner.
  public static let kind: EventKind = .fact(owner: .script, sticky: false)

  /// `passed` or `failed`.
  public let result: String

  /// Why the case could not go on; nil if it went on to its end.
  public let reason: String?

  /// The statement that could not even begin; nil if there is none.
  public let statement: String?

  /// The lane of that statement; nil outside of `together`.
  public let lane: LanePlace?

  /// Makes the event.
  public init(
    result: String, reason: String? = nil, statement: String? = nil, lane: LanePlace? = nil
  ) {
    self.result = result
    self.reason = reason
    self.statement = statement
    self.lane = lane
  }
}

/// The events that a session runner publishes, in the order of this file.
public enum ScriptEvents {
  /// All types.
  public static let all: [any Event.Type] = [
    SessionBegan.self, StepBegan.self, StepEnded.self, MarkSet.self, NoteWritten.self,
    SnapshotTaken.self, ExpectChecked.self, CaseEnded.self,
  ]
}
