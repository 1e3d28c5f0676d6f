extension PagedViewMachine {
  /// Lets the pages move by themselves; if they are there already they come to rest in the same
  /// turn.
  mutating func settle(_ transition: Transition, _ motion: Motion, _ out: inout [any Event]) {
    let settle = Settle(transition, motion: motion, rate: settings.sampling)
    state = .settling(settle)
    if motion.restInstant <= motion.start { arrive(settle, &out) }
  }

  /// The pages are there: they rest, or wait for votes.
  private mutating func arrive(_ settle: Settle, _ out: inout [any Event]) {
    guard settle.transition.isProvisional else { return finish(settle, &out) }
    var settle = settle
    settle.isHeld = true
    state = .settling(settle)
    reveal(at: settle.motion.to, &out)
    move(to: settle.motion.to, velocity: 0, boundary: false, in: settle.transition, &out)
  }

  /// The motion of the settings' spring from where the pages are.
  func spring(to target: Double, velocity: Double, at now: Instant) -> Motion {
    .spring(
      from: position, to: target, velocity: velocity, extent: step, spring: settings.motion,
      at: now)
  }

  /// The next sample of a motion, or its last.
  mutating func continueSettle(at now: Instant, _ out: inout [any Event]) {
    guard case .settling(var settle) = state else { return }
    guard now < settle.motion.restInstant else { return arrive(settle, &out) }
    settle.next = settle.clock.firstIndex(after: now)
    state = .settling(settle)
    let position = settle.motion.position(at: now)
    reveal(at: position, &out)
    move(
      to: position, velocity: settle.motion.velocity(at: now), boundary: false,
      in: settle.transition, &out)
  }

  /// The exact last sample and the one end of a transition.
  mutating func finish(_ settle: Settle, _ out: inout [any Event]) {
    let transition = settle.transition
    reveal(at: settle.motion.to, &out)
    move(to: settle.motion.to, velocity: 0, boundary: true, in: transition, &out)
    position = track.place(of: position)
    state = .idle
    guard let selected, let key = selectedKey else { return }
    load(around: selected, &out)
    lifecycle.finish(on: key, pages, &out)
    let isBack = transition.reason == .drag && settled == selected && !hasDecidedSinceRest
    out.append(
      TransitionEnded(
        id: transition.id, outcome: isBack ? .cancelled : .settled, page: selected))
    // An edit during the move may have given the page another index since that was last said.
    if !isBack || restPublished != selected { rest(on: selected, key, &out) }
    unloadFar(from: selected, &out)
    out.append(PhaseChanged(phase: .idle))
  }

  /// Says on which page the pages rest.
  mutating func rest(on page: Int, _ key: PageKey, _ out: inout [any Event]) {
    settled = page
    restPublished = page
    hasDecidedSinceRest = false
    out.append(PageSettled(index: page, key: key))
  }

  /// Attaches what comes into view, and says so of the pages that are wanted: under a finger those
  /// that it moves between, else the target.
  mutating func reveal(at position: Double, _ out: inout [any Event]) {
    let passing = geometry.passing(at: position, on: track)
    for page in geometry.visible(at: position, on: track) {
      guard let key = pages.key(at: page) else { continue }
      lifecycle.load(key, pages, &out)
      guard lifecycle.appearance(of: key) == nil, passing.contains(page), isWanted(page) else {
        continue
      }
      lifecycle.leaveAppeared(except: key, pages, &out)
      lifecycle.appear(key, pages, &out)
    }
  }

  private func isWanted(_ page: Int) -> Bool {
    switch state {
    case .idle, .settling: page == selected
    case .dragging: true
    }
  }

  /// Detaches what is farther from the page at rest than the settings allow.
  mutating func unloadFar(from page: Int, _ out: inout [any Event]) {
    guard let distance = settings.unloadDistance else { return }
    let track = track
    // What peeks in beside the page at rest is seen and stays.
    let seen = Int(geometry.reach.ceiled) - 1
    let kept = Double(max(distance, settings.preload, seen))
    lifecycle.unload(pages, &out) { abs(track.distance(to: $0, from: Double(page))) > kept }
  }

  /// Attaches what is in view while the pages rest.
  mutating func loadVisible(at position: Double, _ out: inout [any Event]) {
    for page in geometry.visible(at: position, on: track) {
      if let key = pages.key(at: page) { lifecycle.load(key, pages, &out) }
    }
  }
}
