extension TabBarMachine {
  /// Whether a finger scrolls the strip, or has set it going: then it is left alone.
  var isScrolledByUser: Bool {
    if case .dragging = touch { return true }
    return coast != nil
  }

  /// A finger takes hold of the strip where it is.
  mutating func hold(_ finger: StripTouch.Finger) {
    coast = nil
    mode = .held
    touch = .dragging(finger, offset: RubberBand.raw(offset, in: range, extentInPages: viewWidth))
  }

  /// The strip follows the finger that holds it, with resistance beyond the ends.
  mutating func drag(
    _ finger: StripTouch.Finger, from start: Double, to point: Point, _ out: inout [any Event]
  ) {
    let wish = start - logical(point) + logical(finger.start)
    let shown = RubberBand.shown(
      wish, in: range, extentInPages: viewWidth, bounces: settings.bounce)
    publish(shown, .user, boundary: false, &out)
  }

  /// A finger lets the strip go: it slows down, comes back from beyond an end, or stays.
  mutating func letGo(_ finger: StripTouch.Finger, at now: Instant, _ out: inout [any Event]) {
    let motion = Motion.coast(
      from: offset, velocity: -finger.tracker.velocity(liftedAt: now), extent: 1, in: range,
      deceleration: .normal, spring: settings.motion, bounces: settings.bounce, at: now)
    guard motion.restInstant > now, !settings.reduceMotion else {
      return publish(motion.to, .user, boundary: true, &out)
    }
    coast = StripCoast(motion, rate: settings.sampling)
  }

  /// The next sample of a strip that goes on by itself, or its last.
  mutating func continueCoast(
    _ coast: StripCoast, at now: Instant, _ out: inout [any Event]
  ) {
    guard now < coast.motion.restInstant else {
      self.coast = nil
      return publish(coast.motion.to, .user, boundary: true, &out)
    }
    self.coast?.next = coast.clock.firstIndex(after: now)
    publish(coast.motion.position(at: now), .user, boundary: false, &out)
  }

  /// Ends what a finger has begun, where the strip is.
  mutating func endScrolling(_ out: inout [any Event]) {
    coast = nil
    if isScrolling { publish(offset, .user, boundary: true, &out) }
  }

  /// Another page was decided for: a strip that a finger had put elsewhere goes there, unless the
  /// finger still holds it.
  mutating func comeBackUnlessHeld(_ out: inout [any Event]) {
    if case .dragging = touch { return }
    switch mode {
    case .following: return
    case .held: endScrolling(&out)
    case .returning: break  // To another tab now, so the rest of the way counts from here.
    }
    mode = .returning(from: offset, since: position ?? 0)
  }

  /// A place on glass along the strip, in logical points from its leading edge.
  func logical(_ point: Point) -> Double {
    guard let strip = layout?.strip else { return 0 }
    return Mirror(settings).horizontal(point.x - strip.x, width: 0, within: strip.width)
  }

  private var range: ClosedRange<Double> { 0...geometry.offsetMaximum }

  private var viewWidth: Double { geometry.viewWidth }
}
