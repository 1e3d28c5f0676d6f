extension PagedViewMachine {
  /// The key of the selected page.
  var selectedKey: PageKey? { selected.flatMap { pages.key(at: $0) } }

  /// The move by themselves that the pages are in.
  var settle: Settle? {
    switch state {
    case .idle, .dragging: nil
    case .settling(let settle): settle
    }
  }

  /// The move that is open.
  var transition: Transition? {
    switch state {
    case .idle: nil
    case .dragging(let drag): drag.transition
    case .settling(let settle): settle.transition
    }
  }

  var geometry: PageGeometry { layout.pageGeometry(settings) }

  /// Points from one page to the next.
  var step: Double { geometry.step }

  /// The line or ring on which the pages lie.
  var track: PageTrack { PageTrack(count: pages.count, loops: settings.loop) }

  /// The positions of the first and the last page, or all on a ring.
  var bounds: ClosedRange<Double> { track.bounds }

  /// The page nearest to a position; halfway belongs to the higher one.
  func page(nearestTo position: Double) -> Int { track.page(nearestTo: position) }

  mutating func nextTransitionID() -> Int {
    transitionCount += 1
    return transitionCount
  }

  /// The beginning of a transition from where the pages are.
  func transition(
    _ id: Int, _ reason: SelectionReason, to target: Double?
  ) -> Transition {
    Transition(id: id, reason: reason, start: position, target: target)
  }

  /// The fact that a transition begins.
  func began(_ transition: Transition, to page: Int?, direction: Int) -> TransitionBegan {
    TransitionBegan(
      id: transition.id, reason: transition.reason, from: selected, fromKey: selectedKey, to: page,
      direction: direction)
  }

  /// Selects a page and says so, if it is another one or has another index.
  mutating func select(
    _ page: Int?, id: Int?, _ reason: SelectionReason, fromKey: PageKey?, _ out: inout [any Event]
  ) {
    let from = selected
    let key = page.flatMap { pages.key(at: $0) }
    guard from != page || fromKey != key else { return }
    selected = page
    if fromKey != key { hasDecidedSinceRest = true }
    out.append(
      SelectionChanged(
        id: id, from: from, fromKey: fromKey, to: page, toKey: key, reason: reason))
  }

  /// Publishes a sample of a transition and moves there.
  mutating func move(
    to position: Double, velocity: Double, boundary: Bool, in transition: Transition,
    _ out: inout [any Event]
  ) {
    // Adding 0 turns -0 into 0.
    self.position = position + 0
    out.append(
      ScrollMoved(
        id: transition.id, reason: transition.reason, position: track.place(of: self.position),
        progress: transition.progress(at: self.position) + 0,
        fraction: transition.fraction(at: self.position), velocity: velocity + 0,
        boundary: boundary))
    noteCrossing(&out)
  }

  /// Publishes where the pages are after what they lie on has changed, outside of any transition.
  mutating func rebase(
    to position: Double, reason: SelectionReason = .data, _ out: inout [any Event]
  ) {
    self.position = track.place(of: position) + 0
    nearest = page(nearestTo: self.position)
    out.append(
      ScrollMoved(
        id: nil, reason: reason, position: self.position, progress: 0, fraction: nil, velocity: 0,
        boundary: true))
  }

  private mutating func noteCrossing(_ out: inout [any Event]) {
    let page = page(nearestTo: position)
    guard page != nearest else { return }
    nearest = page
    if settings.crossed { out.append(SelectionCrossed(index: page)) }
  }
}
