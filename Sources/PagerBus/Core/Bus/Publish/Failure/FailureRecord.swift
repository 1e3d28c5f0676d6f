/// What a bus remembers of failures, so that each is told once.
struct FailureRecord: Equatable, Sendable {
  /// The newest error that nobody else could be told of.
  var lastError: String?

  /// How many failures were counted and not published: of handlers of `handler.failed`, and
  /// repeated rejections.
  private(set) var counted = 0

  private var rejection: Rejection?

  private struct Rejection: Equatable, Sendable {
    let source: EventSource
    let root: UInt64?
  }

  /// What the owner does with a failure.
  enum Action: Equatable, Sendable {
    /// Publish one `handler.failed`.
    case publish

    /// It has been counted; nothing to do.
    case count
  }

  /// A handler failed; what handled a `handler.failed`, or what followed from one, is only counted.
  mutating func handlerFailed(isOfFailure: Bool) -> Action {
    guard isOfFailure else { return .publish }
    counted += 1
    return .count
  }

  /// A chain was cut; told once per publisher and root.
  mutating func rejected(_ source: EventSource, root: UInt64?, isOfFailure: Bool) -> Action {
    let new = Rejection(source: source, root: root)
    guard rejection != new, !isOfFailure else {
      counted += 1
      return .count
    }
    rejection = new
    return .publish
  }
}
