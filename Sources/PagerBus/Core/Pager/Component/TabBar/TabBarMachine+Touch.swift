extension TabBarMachine {
  /// A finger goes down on the strip; one that moves by itself stops there.
  mutating func pointerDown(_ event: PointerDown, at now: Instant) {
    let point = Point(x: event.x, y: event.y)
    guard case .none = touch, event.x.isFinite, event.y.isFinite, let layout,
      layout.isStrip(at: point)
    else { return }
    var finger = StripTouch.Finger(name: event.finger, start: point)
    finger.tracker.add(logical(point), at: now)
    if coast == nil { touch = .pressing(finger) } else { hold(finger) }
  }

  /// A finger moves: beyond the slop it is no tap any more, and drags what does not fit into the
  /// strip.
  mutating func pointerMoved(
    _ event: PointerMoved, at now: Instant, _ out: inout [any Event]
  ) {
    guard event.x.isFinite, event.y.isFinite else { return }
    follow(event.finger, to: Point(x: event.x, y: event.y), at: now, &out)
  }

  /// A finger lifts: in the tab where it went down it is a tap.
  mutating func pointerUp(_ event: PointerUp, at now: Instant, _ out: inout [any Event]) {
    let point = Point(x: event.x, y: event.y)
    guard event.x.isFinite, event.y.isFinite else { return lift(event.finger, at: now, &out) }
    follow(event.finger, to: point, at: now, &out)
    if case .pressing(let finger) = touch, finger.name == event.finger, let layout,
      layout.isStrip(at: point), let tab = tab(at: finger.start), tab == self.tab(at: point)
    {
      tap(tab, &out)
    }
    lift(event.finger, at: now, &out)
  }

  /// A finger is lost: it leaves the strip where it is.
  mutating func pointerCancelled(
    _ event: PointerCancelled, at now: Instant, _ out: inout [any Event]
  ) {
    if case .dragging(var finger, let offset) = touch, finger.name == event.finger {
      finger.tracker.reset()
      touch = .dragging(finger, offset: offset)
    }
    lift(event.finger, at: now, &out)
  }

  /// A finger is gone.
  private mutating func lift(_ name: String, at now: Instant, _ out: inout [any Event]) {
    switch touch {
    case .none: break
    case .pressing(let finger): if finger.name == name { touch = .none }

    case .dragging(let finger, _):
      guard finger.name == name else { return }
      touch = .none
      letGo(finger, at: now, &out)
    }
  }

  private mutating func follow(
    _ name: String, to point: Point, at now: Instant, _ out: inout [any Event]
  ) {
    switch touch {
    case .none: break

    case .pressing(var finger):
      guard finger.name == name else { return }
      finger.tracker.add(logical(point), at: now)
      touch = .pressing(finger)
      let x = point.x - finger.start.x
      let y = point.y - finger.start.y
      guard x * x + y * y > settings.slop * settings.slop else { return }
      touch = .none
      guard geometry.offsetMaximum > 0 else { return }
      hold(finger)
      drag(finger, from: offset, to: point, &out)

    case .dragging(var finger, let start):
      guard finger.name == name else { return }
      finger.tracker.add(logical(point), at: now)
      touch = .dragging(finger, offset: start)
      drag(finger, from: start, to: point, &out)
    }
  }

  private mutating func tap(_ tab: Int, _ out: inout [any Event]) {
    guard let key = pages?.key(at: tab) else { return }
    if key == decided, phase == .idle {
      out.append(TabRetapped(index: tab, key: key))
      return recentre(&out)
    }
    out.append(TabTapped(index: tab, key: key))
    let animated =
      switch settings.tap {
      case .animated: true
      case .jump: false
      }
    // By key: whoever edits the list in between does not move the tap to another page.
    out.append(SelectionRequested(.key(key), animated: animated, reason: .tap))
  }

  private func tab(at point: Point) -> Int? {
    geometry.index(at: logical(point) + offset)
  }
}
