import PagerBus

/// Reads a pager's log from its beginning and notes every sentence that is not true of it.
///
/// Snapping rules are assumed: every rest is on a whole page.
package struct PagerLaws {
  /// What was found wrong, in the order of the log.
  package private(set) var faults: [String] = []

  private var read = 0
  private var open: Int?
  private var target: Double?
  private var position: Double?
  private var isRebased = true
  private var phase = PagerPhase.idle
  private var isDragging = false
  private var selected: PageKey?
  private var selectedIndex: Int?
  private var settled: Int?
  private var appearances: [PageKey: String] = [:]
  private var loaded: Set<PageKey> = []
  private var lit: PageKey?
  private var indicator: IndicatorMoved?
  private var geometry = TabGeometry.empty
  private var lastSample: ScrollMoved?
  private var count = 0
  private var loops: Bool
  private var isRing: Bool { loops && count > 1 }

  /// Makes the laws of a pager; `loops` says whether its pages lie in a ring at first.
  package init(loops: Bool = false) {
    self.loops = loops
  }

  /// Takes in what was published since the last time.
  package mutating func read(_ world: PagerWorldModel) {
    for envelope in world.log[read...] {
      take(envelope.event, at: "#\(envelope.sequence) \(envelope.event.phrase)")
    }
    read = world.log.count
  }

  /// What must be true while nothing moves and no finger is down.
  package mutating func checkRest(isVisible: Bool) {
    expect(open == nil, "at rest: transition \(open ?? 0) is open")
    expect(phase == .idle, "at rest: phase \(phase)")
    expect(!isDragging, "at rest: a drag is open")
    let seen = appearances.filter { $0.value != "gone" }
    guard let selected, let selectedIndex else {
      expect(lit == nil, "at rest: a tab is selected without a page")
      expect(seen.isEmpty, "at rest: \(seen) without a selection")
      return
    }
    expect(lit == selected, "at rest: tab \(String(describing: lit)), page \(selected)")
    expect(settled == selectedIndex, "at rest: settled \(settled ?? -1), selected \(selectedIndex)")
    expect(position == Double(selectedIndex), "at rest: position \(position ?? -1)")
    expect(indicator?.tab == selectedIndex, "at rest: indicator at \(indicator?.tab ?? -1)")
    if let line = indicator, let tab = geometry.frame(of: selectedIndex) {
      expect(line.x == tab.x && line.width == tab.width, "at rest: the line is not under its tab")
    }
    let wanted = isVisible ? [selected: "appeared"] : [:]
    expect(seen == wanted, "at rest: \(seen), wanted \(wanted)")
  }

  private mutating func expect(_ truth: Bool, _ sentence: String) {
    if !truth { faults.append("#\(read): " + sentence) }
  }

  private mutating func take(_ event: any Event, at place: String) {
    read += 1
    switch event {
    case let event as TransitionBegan:
      expect(open == nil, "\(place) while \(open ?? 0) is open")
      open = event.id
      target = event.to.map { Double($0) }
    case let event as TransitionEnded: end(event, place)
    case let event as TransitionRetargeted: target = Double(event.to)
    case let event as ScrollMoved: scroll(event, place)
    case let event as SelectionChanged:
      expect(event.fromKey == selected, "\(place) from \(String(describing: event.fromKey))")
      selected = event.toKey
      selectedIndex = event.to
    case let event as PagesChanged:
      count = event.count
      expect(event.selectedKey.flatMap { event.pages.index(of: $0) } == event.selected, place)
    case let event as SettingSet:
      if event.key == "loop" { loops = event.value == "on" }
    case let event as PhaseChanged:
      expect(event.phase != phase, "\(place) twice")
      phase = event.phase
    case is DragBegan:
      expect(!isDragging, "\(place) twice")
      isDragging = true
    case let event as DragEnded:
      expect(isDragging, "\(place) without a drag")
      expect(event.velocity.isFinite, "\(place) velocity \(event.velocity)")
      isDragging = false
      target = event.target
    case let event as PageSettled: settled = event.index
    default: takeAppearance(event, place)
    }
  }

  private mutating func end(_ event: TransitionEnded, _ place: String) {
    expect(open == event.id, "\(place) while \(open ?? 0) is open")
    open = nil
    switch event.outcome {
    case .settled, .cancelled:
      guard let page = event.page else { return }
      expect(lastSample?.boundary == true, "\(place) without a boundary sample")
      expect(position == Double(page), "\(place) at \(position ?? -1), page \(page)")
    case .redirected, .replaced: break
    }
  }

  private mutating func scroll(_ event: ScrollMoved, _ place: String) {
    expect(event.id == open, "\(place) of \(event.id ?? 0) while \(open ?? 0) is open")
    for number in [event.position, event.progress, event.velocity, event.fraction ?? 0] {
      expect(number.isFinite, "\(place) is not finite")
    }
    expect((0...1).contains(event.fraction ?? 0), "\(place) fraction \(event.fraction ?? 0)")
    expect(!isRing || (0..<Double(max(count, 1))).contains(event.position), "\(place) is a copy")
    if phase == .settling, !event.boundary, !isRebased, !isRing, let target, let position {
      let near = min(position, target)...max(position, target)
      expect(near.contains(event.position), "\(place) \(event.position) not in \(near)")
    }
    isRebased = false
    position = event.position
    lastSample = event
  }

  private mutating func takeAppearance(_ event: any Event, _ place: String) {
    switch event {
    case let event as PageWillAppear: step(event.key, ["gone", "disappearing"], "appearing", place)
    case let event as PageDidAppear: step(event.key, ["appearing"], "appeared", place)
    case let event as PageWillDisappear:
      step(event.key, ["appearing", "appeared"], "disappearing", place)
    case let event as PageDidDisappear: step(event.key, ["disappearing"], "gone", place)
    case let event as PageLoaded:
      expect(loaded.insert(event.key).inserted, "\(place) twice")
    case let event as PageUnloaded:
      for key in event.keys ?? event.key.map({ [$0] }) ?? [] {
        expect(loaded.remove(key) != nil, "\(place) was not loaded")
        expect((appearances[key] ?? "gone") == "gone", "\(place) is \(appearances[key] ?? "gone")")
      }
    case let event as TabSelected:
      expect(lit == nil, "\(place) while \(String(describing: lit)) is selected")
      lit = event.key
    case let event as TabDeselected:
      expect(lit == event.key, "\(place) while \(String(describing: lit)) is selected")
      lit = nil
    case let event as TabsLaidOut: geometry = event.geometry
    case let event as IndicatorMoved: line(event, place)
    default: break
    }
  }

  private mutating func step(
    _ key: PageKey, _ before: [String], _ after: String, _ place: String
  ) {
    let now = appearances[key] ?? "gone"
    expect(before.contains(now), "\(place) while \(now)")
    expect(loaded.contains(key), "\(place) and not loaded")
    appearances[key] = after == "gone" ? nil : after
  }

  private mutating func line(_ event: IndicatorMoved, _ place: String) {
    indicator = event
    guard let first = geometry.frame(of: 0), let last = geometry.frame(of: geometry.count - 1)
    else { return expect(false, "\(place) without tabs") }
    expect(
      event.x >= first.x - 1e-9 && event.x + event.width <= last.right + 1e-9,
      "\(place) leaves the strip: \(event.x) + \(event.width)")
    expect([event.x, event.y, event.width, event.height].allSatisfy(\.isFinite), place)
  }
}
