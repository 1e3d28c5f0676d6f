public import PagerBus

/// I7: a request for the page that is selected and at rest moves nothing and selects nothing.
///
/// A request counts if it is the first one since the world came to rest; whatever it leads to,
/// through facts alone, until the next rest must be neither a move nor a selection. What a plugin
/// asks for in its own request is that request's.
public struct QuietRequestLaw: Law {
  /// What the law is called in reports.
  public let name = "I7 quiet request"

  private var isCalm = false
  private var request: UInt64?
  private var effects: Set<UInt64> = []

  /// Makes the law before the first event.
  public init() {}

  /// Follows what requests at rest lead to.
  public mutating func see(_ event: AnyEnvelope, in frame: PagerFrame) -> Violation? {
    if event.event is PagerIdle {
      isCalm = true
      request = nil
      effects = []
      return nil
    }
    guard frame.isRunning else { return nil }
    switch type(of: event.event).kind {
    case .request:
      if isCalm, let wish = event.event as? SelectionRequested, isForPageAtRest(wish, in: frame) {
        request = event.sequence
        effects = [event.sequence]
      }
      isCalm = false
      return nil

    case .fact:
      return follow(event)
    }
  }

  private mutating func follow(_ event: AnyEnvelope) -> Violation? {
    guard let request, let cause = event.cause, effects.contains(cause) else { return nil }
    effects.insert(event.sequence)
    switch event.event {
    case is ScrollMoved, is SelectionChanged, is TransitionBegan, is DragBegan:
      return Violation(
        law: name, what: "\(event.name) after a request for the page that is selected and at rest",
        first: event.sequence, second: request)
    default:
      return nil
    }
  }

  private func isForPageAtRest(_ wish: SelectionRequested, in frame: PagerFrame) -> Bool {
    guard frame.isAtRest, let selected = frame.selected, frame.settled == selected else {
      return false
    }
    return switch wish.to {
    case .index(let index): index == selected
    case .key(let key): key == frame.selectedKey
    case .next, .prev: false
    case .first: selected == 0
    case .last: selected == frame.count - 1
    }
  }
}
