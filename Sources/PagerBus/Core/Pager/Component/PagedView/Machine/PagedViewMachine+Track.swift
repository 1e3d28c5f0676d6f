extension PagedViewMachine {
  /// Which way a request goes on a ring.
  enum Route: Equatable, Sendable {
    /// The shorter one; of two equal ones the forward one.
    case shortest

    /// On to the page after the selected one, however the pages lie.
    case forward

    /// Back to the page before the selected one, however the pages lie.
    case backward
  }

  /// Where the pages have to go to be at a page, or so far beside it.
  func target(_ page: Int, by route: Route, beside fraction: Double?) -> Double {
    if let fraction { return place(of: page, beside: fraction) }
    let direction: Int
    switch route {
    case .shortest: return track.position(of: page, near: position)
    case .forward: direction = 1
    case .backward: direction = -1
    }
    return track.position(of: page, onward: direction, from: selectedPosition ?? position)
  }

  /// Where the selected page is, as seen from where the pages are going, or from where a finger
  /// took hold of them; nil for none.
  private var selectedPosition: Double? {
    let near = settle?.motion.to ?? transition?.start ?? position
    return selected.map { track.position(of: $0, near: near) }
  }

  /// Which way round a ring it is from the selected page to where the pages would go; nil on a
  /// line, or if it is no way at all.
  func wayRound(to target: Double) -> Int? {
    guard track.isRing, let base = selectedPosition else { return nil }
    let direction = Transition.direction(from: base, to: target)
    return direction == 0 ? nil : direction
  }

  /// The track has been joined to a ring, or cut open to a line: the pages go on from where they
  /// are seen.
  mutating func join(from old: PageTrack, at now: Instant, _ out: inout [any Event]) {
    out.append(
      PagesChanged(
        edits: [], pages: pages, selected: selected, selectedKey: selectedKey, kept: true,
        loop: track.isRing ? true : nil))
    switch state {
    case .idle:
      let place = position.held(in: bounds)
      if place != position { rebase(to: place, &out) }

    case .dragging(var drag):
      let place = old.place(of: position)
      let laps = place - position
      drag.transition.start += laps
      drag.startPage = track.whole(nearestTo: Double(drag.startPage) + laps)
      drag.rawAtAnchor = raw(place)
      drag.offered = 0
      drag.anchor = touches.driver?.point ?? drag.anchor
      position = place
      state = .dragging(drag)

    case .settling(let settle):
      guard !track.isRing else { return }
      let present = settle.motion.position(at: now)
      let velocity = settle.motion.velocity(at: now)
      let target = old.place(of: settle.motion.to).held(in: bounds)
      var transition = settle.transition
      transition.start += old.place(of: present) - present
      transition.target = target
      move(
        to: old.place(of: present), velocity: velocity, boundary: true, in: transition, &out)
      self.settle(transition, spring(to: target, velocity: velocity, at: now), &out)
    }
  }
}
