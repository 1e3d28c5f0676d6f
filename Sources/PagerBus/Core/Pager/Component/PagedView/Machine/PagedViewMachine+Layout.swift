extension PagedViewMachine {
  /// No side of a container is longer than this many points.
  static let sideMaximum = 1e6

  /// Takes in a setting; a value that is none changes nothing.
  mutating func foldSetting(_ event: SettingSet) {
    // A wrong value was reported where it was written; here it is as if it had not been said.
    try? settings.apply(key: event.key, value: event.value)
  }

  /// A setting changes while the pager runs.
  mutating func set(_ event: SettingSet, at now: Instant, _ out: inout [any Event]) {
    let old = geometry
    let oldTrack = track
    foldSetting(event)
    if track != oldTrack { join(from: oldTrack, at: now, &out) }
    relayout(from: old, at: now, &out)
  }

  /// The dots that a plugin shows.
  mutating func show(dots event: DotsChanged, at now: Instant, _ out: inout [any Event]) {
    controls.take(event)
    relayout(from: geometry, at: now, &out)
  }

  /// The buttons that a plugin shows.
  mutating func show(buttons event: ButtonsChanged, at now: Instant, _ out: inout [any Event]) {
    controls.buttonNames = event.buttons.map(\.name)
    relayout(from: geometry, at: now, &out)
  }

  /// The container gets another size, at once or over a time.
  mutating func beginResize(
    _ event: ViewportResize, at now: Instant, _ out: inout [any Event]
  ) {
    guard let size = Self.size(of: event) else { return }
    resize = nil
    guard let over = event.over, over > 0 else { return setSize(size, at: now, &out) }
    let end = now.nanoseconds.addingReportingOverflow(over)
    resize = Resize(
      from: settings.view, to: size, clock: SampleClock(begin: now, rate: settings.sampling),
      end: Instant(nanoseconds: end.overflow ? .max : end.partialValue))
  }

  /// The size that is asked for, inside the limits; nil if it is none.
  static func size(of event: ViewportResize) -> Size? {
    guard !event.w.isNaN, !event.h.isNaN else { return nil }
    let range = 0...sideMaximum
    return Size(width: event.w.held(in: range), height: event.h.held(in: range))
  }

  /// The next sample of a container on its way.
  mutating func continueResize(at now: Instant, _ out: inout [any Event]) {
    guard var current = resize else { return }
    current.next = current.clock.firstIndex(after: now)
    resize = now < current.end ? current : nil
    setSize(current.size(at: now), at: now, &out)
  }

  private mutating func setSize(_ size: Size, at now: Instant, _ out: inout [any Event]) {
    let old = geometry
    settings.view = size
    relayout(from: old, at: now, &out)
  }

  /// Lays out anew; the position in pages stays, and is published if it means another offset in
  /// points.
  private mutating func relayout(
    from old: PageGeometry, at now: Instant, _ out: inout [any Event]
  ) {
    let new = PagerLayout(settings: settings, controls: controls.wishes)
    if new != layout {
      layout = new
      out.append(new.changed)
    }
    guard geometry != old else { return }
    switch state {
    case .idle:
      if selected != nil { loadVisible(at: position, &out) }
      if selected != nil, geometry.offset(at: position) != old.offset(at: position) {
        rebase(to: position, &out)
      }

    case .dragging(var drag):
      if let touch = touches.driver {
        let step = old.step
        let way = old.mirror.translation(from: drag.anchor, to: touch.point)
        if step > 0 { drag.rawAtAnchor -= way / step }
        drag.anchor = touch.point
        state = .dragging(drag)
      }
      if geometry.mirror != old.mirror { touches.restart() }

    case .settling(let settle): relayout(settle, from: old, at: now, &out)
    }
  }

  private mutating func relayout(
    _ settle: Settle, from old: PageGeometry, at now: Instant, _ out: inout [any Event]
  ) {
    guard geometry.step != old.step else { return }
    let velocity = settle.motion.velocity(at: now)
    let transition = settle.transition
    reveal(at: settle.motion.position(at: now), &out)
    move(
      to: settle.motion.position(at: now), velocity: velocity, boundary: true, in: transition,
      &out)
    let motion = spring(to: settle.motion.to, velocity: velocity, at: now)
    self.settle(transition, motion, &out)
  }
}
