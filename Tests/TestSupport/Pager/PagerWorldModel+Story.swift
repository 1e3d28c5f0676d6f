package import PagerBus

extension PagerWorldModel {
  /// What an owner published from a place in the log on, one phrase an event, runs of samples as
  /// one `…*`.
  package func story(_ source: EventSource, since start: Int = 0) -> [String] {
    var phrases: [String] = []
    for envelope in log[min(start, log.count)...] where envelope.source == source {
      let phrase = envelope.event.phrase
      if phrase.hasSuffix("*"), phrases.last == phrase { continue }
      phrases.append(phrase)
    }
    return phrases
  }

  /// The events of one type from a place in the log on.
  package func events<E: Event>(_ type: E.Type, since start: Int = 0) -> [E] {
    log[min(start, log.count)...].compactMap { $0.event as? E }
  }

  /// The positions that were published.
  package func positions(since start: Int = 0) -> [Double] {
    events(ScrollMoved.self, since: start).map(\.position)
  }
}

extension Event {
  /// The event in a few characters, for lists in tests.
  package var phrase: String {
    switch self {
    case let event as ScrollMoved:
      event.boundary ? "scroll.moved(\(event.position))" : "scroll.moved*"
    case is StripScrolled: "strip.scrolled*"
    case is IndicatorMoved: "indicator.moved*"
    case let event as PageLoaded: "page.loaded(\(event.key))"
    case let event as PageUnloaded: "page.unloaded(\(event.keyTexts))"
    case let event as PageWillAppear: "page.willAppear(\(event.key))"
    case let event as PageDidAppear: "page.didAppear(\(event.key))"
    case let event as PageWillDisappear: "page.willDisappear(\(event.key))"
    case let event as PageDidDisappear: "page.didDisappear(\(event.key))"
    case let event as PageSettled: "page.settled(\(event.index))"
    case let event as PhaseChanged: "phase.changed(\(event.phase))"
    case let event as TabTapped: "tab.tapped(\(event.index))"
    case let event as TabRetapped: "tab.retapped(\(event.index))"
    case let event as TabSelected: "tab.selected(\(event.index))"
    case let event as TabDeselected: "tab.deselected(\(event.key))"
    case let event as SelectionProposed: "selection.proposed(\(event.id): \(event.to))"
    case let event as SelectionRefused: "selection.refused(\(event.why))"
    case let event as SelectionCrossed: "selection.crossed(\(event.index))"
    default: decisionPhrase
    }
  }

  private var decisionPhrase: String {
    switch self {
    case let event as SelectionChanged:
      "selection.changed(\(text(event.from))→\(text(event.to)) \(event.reason))"
    case let event as TransitionBegan: "transition.began(\(event.id) \(event.reason))"
    case let event as TransitionEnded: "transition.ended(\(event.id) \(event.outcome))"
    case let event as TransitionRetargeted: "transition.retargeted(\(event.to))"
    case let event as DragEnded: "drag.ended(\(event.target.map { String($0) } ?? "-"))"
    default: Self.name.text
    }
  }

  private func text(_ index: Int?) -> String { index.map { String($0) } ?? "none" }
}

extension PageUnloaded {
  /// The keys of all pages that were detached.
  fileprivate var keyTexts: String {
    let keys = keys ?? key.map { [$0] } ?? []
    return keys.map(\.text).joined(separator: " ")
  }
}
