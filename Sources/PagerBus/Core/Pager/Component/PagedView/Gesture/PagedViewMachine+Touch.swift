extension PagedViewMachine {
  /// Fingers farther out than this many points are taken as being there.
  static let coordinateMaximum = 1e7

  /// This many points decide whether a touch goes along the axis or across it.
  static let axisLockDistance = 10.0

  /// A finger goes down: on a control, on the pages, or where it does not matter here.
  mutating func pointerDown(_ event: PointerDown, at now: Instant, _ out: inout [any Event]) {
    guard let point = Self.point(event.x, event.y) else { return }
    switch layout.part(at: point) {
    case .dots, .buttons: pressBegan(event.finger, at: point)
    case .pages: pagesTouched(event.finger, at: point, now, &out)
    case .strip, .pager, nil: break
    }
  }

  /// A finger moves: it may become a drag, or drives one.
  mutating func pointerMoved(_ event: PointerMoved, at now: Instant, _ out: inout [any Event]) {
    guard let point = Self.point(event.x, event.y) else { return }
    follow(event.finger, to: point, at: now, &out)
  }

  /// A finger lifts: it presses a control, hands the pages over, or lets them go.
  mutating func pointerUp(_ event: PointerUp, at now: Instant, _ out: inout [any Event]) {
    if let point = Self.point(event.x, event.y), touches[event.finger]?.point != point {
      follow(event.finger, to: point, at: now, &out)
    }
    guard let touch = touches[event.finger] else { return }
    switch touch.role {
    case .pressing(let part, let cell):
      touches[event.finger] = nil
      pressEnded(part, cell, at: touch.point, &out)

    case .holding: lift(touch, at: now, &out)
    case .undecided: drop(touch)
    case .ignored: touches[event.finger] = nil
    }
  }

  /// A finger is lost: what it dragged goes back, unless another finger takes over.
  mutating func pointerCancelled(
    _ event: PointerCancelled, at now: Instant, _ out: inout [any Event]
  ) {
    guard let touch = touches[event.finger] else { return }
    switch touch.role {
    case .holding: cancel(touch, at: now, &out)
    case .undecided: drop(touch)
    case .pressing, .ignored: touches[event.finger] = nil
    }
  }

  private mutating func pagesTouched(
    _ finger: String, at point: Point, _ now: Instant, _ out: inout [any Event]
  ) {
    guard settings.swipe, settings.input, selected != nil else { return }
    var touch = Touches.Touch(finger: finger, down: point, point: point, role: .undecided)
    touch.since = now
    touch.tracker.add(along(point), at: now)
    guard touches.add(touch) else { return }
    switch state {
    case .idle: break
    case .dragging: touches[finger]?.role = .holding
    case .settling(let settle): catchMotion(settle, at: now, &out)
    }
  }

  private mutating func follow(
    _ finger: String, to point: Point, at now: Instant, _ out: inout [any Event]
  ) {
    guard var touch = touches[finger] else { return }
    touch.point = point
    touch.tracker.add(along(point), at: now)
    touches[finger] = touch
    guard touches.driver?.finger == finger else { return }
    switch state {
    case .idle: consider(touch, at: now, &out)
    case .dragging: sampleDrag(touch, isFirst: false, at: now, &out)
    case .settling(let settle):
      if geometry.mirror.translation(from: touch.down, to: point) != 0 {
        catchMotion(settle, at: now, &out)
      }
    }
  }

  /// A touch that has not decided yet becomes a drag, or never will.
  private mutating func consider(
    _ touch: Touches.Touch, at now: Instant, _ out: inout [any Event]
  ) {
    guard settings.swipe, settings.input else { return }
    let mirror = geometry.mirror
    let along = mirror.translation(from: touch.down, to: touch.point)
    let across = mirror.crossing(from: touch.down, to: touch.point)
    let limit = Self.axisLockDistance
    if settings.axisLock, across > abs(along) {
      guard along * along + across * across >= limit * limit else { return }
      touches[touch.finger]?.role = .ignored
      restartDriver()
      return
    }
    if abs(along) > settings.slop { beginDrag(touch, at: now, &out) }
  }

  private mutating func drop(_ touch: Touches.Touch) {
    let wasDriver = touches.driver?.finger == touch.finger
    touches[touch.finger] = nil
    if wasDriver { restartDriver() }
  }

  /// The finger that is the first from now on counts from where it is, so nothing jumps.
  private mutating func restartDriver() {
    guard let driver = touches.driver else { return }
    touches[driver.finger]?.down = driver.point
  }

  /// A finger's place along the axis, in logical points.
  func along(_ point: Point) -> Double {
    geometry.mirror.translation(from: Point(x: 0, y: 0), to: point)
  }

  private static func point(_ x: Double, _ y: Double) -> Point? {
    guard !x.isNaN, !y.isNaN else { return nil }
    let range = -coordinateMaximum...coordinateMaximum
    return Point(x: x.held(in: range), y: y.held(in: range))
  }
}
