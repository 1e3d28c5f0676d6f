extension PagedViewMachine {
  /// A touch has gone far enough: the pages follow it, counted from where it went down.
  mutating func beginDrag(
    _ touch: Touches.Touch, at now: Instant, _ out: inout [any Event]
  ) {
    let along = geometry.mirror.translation(from: touch.down, to: touch.point)
    sayDragBegan(&out)
    hold(anchor: touch.down, direction: along < 0 ? 1 : -1, &out)
    sampleDrag(touch, isFirst: true, at: now, &out)
  }

  /// A finger goes down on pages that move by themselves: they stop where they are.
  mutating func catchMotion(_ settle: Settle, at now: Instant, _ out: inout [any Event]) {
    guard let driver = touches.driver else { return }
    supersedeRelease(&out)
    position = settle.motion.position(at: now) + 0
    let old = settle.transition.id
    out.append(TransitionEnded(id: old, outcome: .redirected, by: transitionCount + 1))
    sayDragBegan(&out)
    hold(anchor: driver.point, direction: 0, &out)
    guard case .dragging(let drag) = state else { return }
    move(to: position, velocity: 0, boundary: false, in: drag.transition, &out)
    reveal(at: position, &out)
  }

  private func sayDragBegan(_ out: inout [any Event]) {
    let place = track.place(of: position)
    out.append(DragBegan(position: place, offset: geometry.offset(at: place)))
  }

  /// Begins the transition of a finger.
  private mutating func hold(anchor: Point, direction: Int, _ out: inout [any Event]) {
    let transition = transition(nextTransitionID(), .drag, to: nil)
    out.append(began(transition, to: nil, direction: direction))
    touches.holdAllOnPages()
    state = .dragging(
      Drag(
        transition: transition, startPage: track.whole(nearestTo: position), anchor: anchor,
        rawAtAnchor: raw(position)))
    out.append(PhaseChanged(phase: .dragging))
  }

  /// The driving finger moves; the first sample of a drag is published even if the pages do not
  /// follow.
  mutating func sampleDrag(
    _ touch: Touches.Touch, isFirst: Bool, at now: Instant, _ out: inout [any Event]
  ) {
    guard case .dragging(let drag) = state else { return }
    let raw = raw(of: drag, at: touch.point)
    let shown = RubberBand.shown(
      raw, in: bounds, extentInPages: extentInPages,
      bounces: settings.bounce && !settings.nested)
    if isFirst || shown != position {
      reveal(at: shown, &out)
      move(
        to: shown, velocity: velocity(of: touch, at: now), boundary: false, in: drag.transition,
        &out)
    }
    if settings.nested { offer(raw - shown, touch, at: now, &out) }
  }

  /// Offers how far the finger is beyond the end, as far as that was not offered before.
  private mutating func offer(
    _ excess: Double, _ touch: Touches.Touch, at now: Instant, _ out: inout [any Event]
  ) {
    guard case .dragging(var drag) = state, excess != drag.offered else { return }
    let delta = (excess - drag.offered) * step
    drag.offered = excess
    state = .dragging(drag)
    out.append(
      HandoverOffered(
        delta: delta + 0, velocity: velocity(of: touch, at: now) + 0, axis: settings.axis))
  }

  /// A finger that holds the pages lifts: another takes over, or they go where the snap rule says.
  mutating func lift(_ touch: Touches.Touch, at now: Instant, _ out: inout [any Event]) {
    guard let drag = handOver(from: touch) else { return }
    // What the pager around this one was offered is not its own any more.
    let velocity = drag.offered == 0 ? velocity(of: touch, at: now) : 0
    var release = SnapRule.Release(
      position: position, velocity: velocity, startPage: drag.startPage, track: track,
      extent: step, deceleration: settings.deceleration)
    release.view = geometry.viewExtent
    release.pressed = touch.since.seconds(to: now)
    let target = settings.snap.target(of: release)
    let motion: Motion
    if settings.reduceMotion {
      motion = .jump(from: position, to: target, extent: step, at: now)
    } else if settings.snap.snaps {
      motion = spring(to: target, velocity: velocity, at: now)
    } else {
      motion = .coast(
        from: position, velocity: velocity, extent: step, in: bounds,
        deceleration: settings.deceleration, spring: settings.motion, bounces: settings.bounce,
        at: now)
    }
    letGo(drag, velocity: velocity, motion, at: now, &out)
  }

  /// A finger that holds the pages is lost: another takes over, or they go back to where the
  /// gesture began.
  mutating func cancel(_ touch: Touches.Touch, at now: Instant, _ out: inout [any Event]) {
    guard let drag = handOver(from: touch) else { return }
    let target = Double(drag.startPage).held(in: bounds)
    let motion =
      settings.reduceMotion
      ? Motion.jump(from: position, to: target, extent: step, at: now)
      : spring(to: target, velocity: 0, at: now)
    letGo(drag, velocity: 0, motion, at: now, &out)
  }

  /// Removes a finger; returns the drag if nobody goes on with it.
  private mutating func handOver(from touch: Touches.Touch) -> Drag? {
    let wasDriver = touches.driver?.finger == touch.finger
    touches[touch.finger] = nil
    guard wasDriver, case .dragging(var drag) = state else { return nil }
    guard let heir = touches.driver else { return drag }
    drag.rawAtAnchor = raw(of: drag, at: touch.point)
    drag.anchor = heir.point
    state = .dragging(drag)
    return nil
  }

  /// Decides where the pages go and lets them.
  private mutating func letGo(
    _ drag: Drag, velocity: Double, _ motion: Motion, at now: Instant, _ out: inout [any Event]
  ) {
    var transition = drag.transition
    transition.target = motion.to
    let page = page(nearestTo: motion.to)
    out.append(DragEnded(velocity: velocity + 0, target: track.place(of: motion.to)))
    let isChange = page != selected
    if isChange {
      let way = wayRound(to: motion.to)
      transition.isProvisional = propose(
        page, .release, id: transition.id, way: way, at: now, &out)
    }
    let isDecided = isChange && !transition.isProvisional
    if isDecided { select(page, id: transition.id, .drag, fromKey: selectedKey, &out) }
    out.append(PhaseChanged(phase: .settling))
    if isDecided { load(around: page, &out) }
    settle(transition, motion, &out)
  }

  /// The viewport's extent per page step; 1 without an extent.
  private var extentInPages: Double {
    let geometry = geometry
    return geometry.step > 0 ? geometry.viewExtent / geometry.step : 1
  }

  /// The unresisted position that is shown as `position`.
  func raw(_ position: Double) -> Double {
    RubberBand.raw(position, in: bounds, extentInPages: extentInPages)
  }

  /// The unresisted position to which a finger has pulled the pages.
  func raw(of drag: Drag, at point: Point) -> Double {
    let step = step
    guard step > 0 else { return drag.rawAtAnchor }
    let way = geometry.mirror.translation(from: drag.anchor, to: point)
    return drag.rawAtAnchor - way / step
  }

  /// How fast a finger moves the pages, in pages per second.
  private func velocity(of touch: Touches.Touch, at now: Instant) -> Double {
    let step = step
    return step > 0 ? -touch.tracker.velocity(liftedAt: now) / step : 0
  }
}
