extension TabBarMachine {
  /// A finger goes down on the strip.
  mutating func pointerDown(_ event: PointerDown) {
    let point = Point(x: event.x, y: event.y)
    guard case .none = touch, event.x.isFinite, event.y.isFinite, let layout,
      layout.isStrip(at: point)
    else { return }
    touch = .pressing(finger: event.finger, at: point)
  }

  /// A finger moves: beyond the slop it is no tap any more, and drags what does not fit into the
  /// strip.
  mutating func pointerMoved(_ event: PointerMoved, _ out: inout [any Event]) {
    guard event.x.isFinite, event.y.isFinite else { return }
    follow(event.finger, to: Point(x: event.x, y: event.y), &out)
  }

  /// A finger lifts: in the tab where it went down it is a tap.
  mutating func pointerUp(_ event: PointerUp, _ out: inout [any Event]) {
    let point = Point(x: event.x, y: event.y)
    guard event.x.isFinite, event.y.isFinite else { return lift(event.finger) }
    follow(event.finger, to: point, &out)
    if case .pressing(event.finger, let start) = touch, let layout, layout.isStrip(at: point),
      let tab = tab(at: start), tab == self.tab(at: point)
    {
      tap(tab, &out)
    }
    lift(event.finger)
  }

  /// A finger is lost.
  mutating func pointerCancelled(_ event: PointerCancelled) {
    lift(event.finger)
  }

  private mutating func lift(_ finger: String) {
    switch touch {
    case .none: break
    case .pressing(finger, _), .dragging(finger, _, _): touch = .none
    case .pressing, .dragging: break
    }
  }

  private mutating func follow(
    _ finger: String, to point: Point, _ out: inout [any Event]
  ) {
    switch touch {
    case .none: break

    case .pressing(let held, let start):
      guard held == finger else { return }
      let x = point.x - start.x
      let y = point.y - start.y
      guard x * x + y * y > settings.slop * settings.slop else { return }
      touch = .none
      guard geometry.offsetMaximum > 0 else { return }
      touch = .dragging(finger: finger, from: start, offset: offset)
      drag(to: point, from: start, offset: offset, &out)

    case .dragging(let held, let start, let offset):
      guard held == finger else { return }
      drag(to: point, from: start, offset: offset, &out)
    }
  }

  private mutating func drag(
    to point: Point, from start: Point, offset: Double, _ out: inout [any Event]
  ) {
    mode = .held
    let way = logical(point) - logical(start)
    let wish = (offset - way).held(in: 0...geometry.offsetMaximum)
    publish(wish, .user, boundary: false, &out)
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

  /// A place on glass along the strip, in logical points from its leading edge.
  private func logical(_ point: Point) -> Double {
    guard let strip = layout?.strip else { return 0 }
    return Mirror(settings).horizontal(point.x - strip.x, width: 0, within: strip.width)
  }

  private func tab(at point: Point) -> Int? {
    geometry.index(at: logical(point) + offset)
  }
}
