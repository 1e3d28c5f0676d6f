public import PagerBus

/// I4: a page appears and disappears step by step, and at rest exactly one has appeared if any is
/// selected.
///
/// Held while the container is visible; what happens to it while it is hidden is taken as it comes.
public struct LifecycleLaw: Law {
  /// What the law is called in reports.
  public let name = "I4 lifecycle"

  private enum Step: String {
    case willAppear, didAppear, willDisappear, didDisappear, unload
  }

  private enum State: String {
    case gone, appearing, appeared, disappearing
  }

  private struct Standing {
    var state: State
    var since: UInt64
  }

  private var pages: [PageKey: Standing] = [:]

  /// Makes the law before the first event.
  public init() {}

  /// Follows each page, and counts those that have appeared each time the world comes to rest.
  public mutating func see(_ event: AnyEnvelope, in frame: PagerFrame) -> Violation? {
    let isHeld = frame.isRunning && frame.isContainerVisible
    var violation: Violation?
    for (step, key) in steps(of: event.event) {
      violation = take(step, of: key, at: event.sequence) ?? violation
    }
    if event.event is PagerIdle { violation = check(at: event.sequence, in: frame) }
    return isHeld ? violation : nil
  }

  private func steps(of event: any Event) -> [(Step, PageKey)] {
    switch event {
    case let page as PageWillAppear: [(.willAppear, page.key)]
    case let page as PageDidAppear: [(.didAppear, page.key)]
    case let page as PageWillDisappear: [(.willDisappear, page.key)]
    case let page as PageDidDisappear: [(.didDisappear, page.key)]
    case let page as PageUnloaded:
      ((page.keys ?? []) + [page.key].compactMap(\.self)).map { (.unload, $0) }
    default: []
    }
  }

  private mutating func take(_ step: Step, of key: PageKey, at sequence: UInt64) -> Violation? {
    let old = pages[key] ?? Standing(state: .gone, since: sequence)
    let next = state(after: step)
    pages[key] = next == .gone ? nil : Standing(state: next, since: sequence)
    guard !isLegal(step, from: old.state) else { return nil }
    return Violation(
      law: name, what: "\(step.rawValue) of page \(key), which is \(old.state.rawValue)",
      first: sequence, second: old.since == sequence ? nil : old.since)
  }

  private func state(after step: Step) -> State {
    switch step {
    case .willAppear: .appearing
    case .didAppear: .appeared
    case .willDisappear: .disappearing
    case .didDisappear, .unload: .gone
    }
  }

  private func isLegal(_ step: Step, from state: State) -> Bool {
    switch (step, state) {
    case (.willAppear, .gone), (.willAppear, .disappearing): true
    case (.didAppear, .appearing): true
    case (.willDisappear, .appeared), (.willDisappear, .appearing): true
    case (.didDisappear, .disappearing): true
    case (.unload, .gone): true
    case (.willAppear, .appearing), (.willAppear, .appeared): false
    case (.didAppear, .gone), (.didAppear, .appeared), (.didAppear, .disappearing): false
    case (.willDisappear, .gone), (.willDisappear, .disappearing): false
    case (.didDisappear, .gone), (.didDisappear, .appearing), (.didDisappear, .appeared): false
    case (.unload, .appearing), (.unload, .appeared), (.unload, .disappearing): false
    }
  }

  private func check(at sequence: UInt64, in frame: PagerFrame) -> Violation? {
    let expected = frame.count > 0 ? frame.selectedKey : nil
    let shown = pages.map { ($0.key.text, $0.value) }.sorted { $0.0 < $1.0 }
    let isRight =
      switch shown.first {
      case nil: expected == nil
      case let page?:
        shown.count == 1 && page.1.state == .appeared && page.0 == expected?.text
      }
    guard !isRight else { return nil }
    let list = shown.map { "\($0.0) \($0.1.state.rawValue)" }.joined(separator: ", ")
    return Violation(
      law: name, what: "page \(expected?.text ?? "none") is selected, at rest are [\(list)]",
      first: sequence, second: shown.map(\.1.since).max())
  }
}
