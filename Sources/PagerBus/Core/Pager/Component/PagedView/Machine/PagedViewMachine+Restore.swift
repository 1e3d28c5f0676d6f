extension PagedViewMachine {
  /// Keeps where the pages are; what moves counts as being where it goes.
  ///
  /// Without a page there is nothing to keep, nor what was kept under that name before.
  mutating func save(_ event: StateSave) {
    guard let selected, let key = selectedKey else { return saved.forget(event.name) }
    let rest: Double
    switch state {
    case .idle: rest = position
    case .dragging: rest = Double(selected)
    // A way that is voted on may yet lead back.
    case .settling(let settle):
      rest = settle.transition.isProvisional ? Double(selected) : settle.motion.to
    }
    let fraction = rest - track.position(of: selected, near: rest)
    saved.save(SavedPlace(key: key, index: selected, fraction: fraction), as: event.name)
  }

  /// Goes back to where the pages were, in one step; the page is found by its key, else by its
  /// index.
  mutating func restore(_ event: StateRestore, at now: Instant, _ out: inout [any Event]) {
    guard let past = saved[event.name] else {
      return out.append(SelectionRefused(why: .range))
    }
    guard !pages.isEmpty else { return out.append(SelectionRefused(why: .empty)) }
    let kept = pages.index(of: past.key)
    let page = kept ?? min(past.index, pages.count - 1)
    let fraction = kept == nil ? 0 : past.fraction
    if case .idle = state, page == selected {
      return rebase(to: place(of: page, beside: fraction), reason: .restore, &out)
    }
    decide(page, .restore, by: .shortest, animated: false, at: now, beside: fraction, &out)
  }

  /// Where a page is from here by the shortest way, and so far from its own place.
  func place(of page: Int, beside fraction: Double) -> Double {
    (track.position(of: page, near: position) + fraction).held(in: bounds)
  }
}
