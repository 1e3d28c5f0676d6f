public import PagerBus

/// I1: at rest settled page, selected page, selected tab, indicator and dots agree, and the
/// position is that page.
public struct RestAgreementLaw: Law {
  /// What the law is called in reports.
  public let name = "I1 agreement at rest"

  private var dotsOwner: EventSource?
  private let hasDots: Bool

  /// Makes the law before the first event.
  ///
  /// - Parameter dots: whether dots must agree, too; not if something is done to the plugin that
  ///   shows them, so that it may have missed an event.
  public init(dots: Bool = true) {
    hasDots = dots
  }

  /// Compares everything that names a page each time the world comes to rest.
  public mutating func see(_ event: AnyEnvelope, in frame: PagerFrame) -> Violation? {
    if event.event is DotsChanged { dotsOwner = event.source }
    guard event.event is PagerIdle, frame.isRunning else { return nil }
    return disagreement(in: frame).map { Violation(law: name, what: $0, first: event.sequence) }
  }

  private func disagreement(in frame: PagerFrame) -> String? {
    let selected = frame.selected
    if frame.settled != selected {
      return "page \(text(selected)) is selected, page \(text(frame.settled)) is settled"
    }
    if frame.selectedTab != selected {
      return "page \(text(selected)) is selected, tab \(text(frame.selectedTab)) is"
    }
    if hasDots, let dots = frame.dots, isDotsOwnerRunning(in: frame), dots.current != selected {
      return "page \(text(selected)) is selected, dot \(text(dots.current)) is on"
    }
    guard let selected else { return nil }
    if frame.indicator?.tab != selected {
      return "page \(selected) is selected, the indicator is at \(text(frame.indicator?.tab))"
    }
    if frame.settings.snap.snaps, frame.position != Double(selected) {
      return "page \(selected) is selected, the position is \(frame.position)"
    }
    return nil
  }

  /// The dots of a plugin that has stopped are what they were.
  private func isDotsOwnerRunning(in frame: PagerFrame) -> Bool {
    guard case .plugin(let id) = dotsOwner, let state = frame.plugin(id)?.state else { return true }
    return state == .running
  }

  private func text(_ index: Int?) -> String {
    index.map(String.init) ?? "none"
  }
}
