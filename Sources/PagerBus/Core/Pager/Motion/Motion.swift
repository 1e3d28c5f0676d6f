/// What is moving: from where, to where, since when, and by which law.
///
/// A value: everything about the motion can be asked synchronously and at any instant, so a view
/// needs no actor, and two views at different rates agree at every instant they share. Positions
/// are in pages, velocities in pages per second. At and after ``restInstant`` the position is
/// exactly ``to`` and the velocity 0.
public struct Motion: Hashable, Sendable {
  /// When it began.
  public let start: Instant

  /// Where it began, in pages.
  public let from: Double

  /// Where it ends, in pages; an integer under every rule that snaps.
  public let to: Double

  /// Points from one page to the next, spacing included.
  public let extent: Double

  /// How it moves.
  public let curve: MotionCurve

  /// The first instant at which it rests, for good; an exact nanosecond that does not depend on any
  /// sampling.
  public let restInstant: Instant

  private init(
    start: Instant, from: Double, to: Double, extent: Double, curve: MotionCurve, lasting: Int64
  ) {
    self.start = start
    self.from = from
    self.to = to
    self.extent = extent
    self.curve = curve
    let rest = start.nanoseconds.addingReportingOverflow(max(lasting, 0))
    restInstant = Instant(nanoseconds: rest.overflow ? .max : rest.partialValue)
  }
}

extension Motion {
  /// Something that is at `to` at once.
  ///
  /// - Parameters:
  ///   - from: where it was, in pages.
  ///   - to: where it is, in pages.
  ///   - extent: points from one page to the next.
  ///   - start: when it happens.
  /// - Returns: a motion that rests at its start.
  public static func jump(
    from: Double, to: Double, extent: Double, at start: Instant
  ) -> Motion {
    Motion(start: start, from: from, to: to, extent: extent, curve: .jump, lasting: 0)
  }

  /// Something that a spring pulls to `to`, without ever passing it or going back.
  ///
  /// - Parameters:
  ///   - from: where it is, in pages.
  ///   - to: where it ends, in pages.
  ///   - velocity: how fast it is, in pages per second; what points away or would pass the end is
  ///     reduced.
  ///   - extent: points from one page to the next; with 0 it is there at once.
  ///   - spring: what pulls.
  ///   - start: when it begins.
  /// - Returns: a motion that rests by the rule of ``Spring``.
  public static func spring(
    from: Double, to: Double, velocity: Double, extent: Double, spring: Spring, at start: Instant
  ) -> Motion {
    let displacement = (from - to) * extent
    guard extent > 0, displacement.isFinite else {
      return jump(from: from, to: to, extent: extent, at: start)
    }
    let admitted = spring.admitted(velocity: velocity * extent, displacement: displacement)
    let state = Spring.State(displacement: displacement, velocity: admitted)
    return Motion(
      start: start, from: from, to: to, extent: extent,
      curve: .spring(spring, velocity: admitted), lasting: spring.restNanoseconds(from: state))
  }

  /// Something that slows down on its own and stops, or is sent back, at the first and the last
  /// page.
  ///
  /// - Parameters:
  ///   - from: where it is, in pages; outside `range` the spring brings it back at once.
  ///   - velocity: how fast it is, in pages per second.
  ///   - extent: points from one page to the next; with 0 it is there at once.
  ///   - range: the positions of the first and the last page.
  ///   - deceleration: how quickly it slows down.
  ///   - spring: what brings it back from beyond a bound.
  ///   - bounces: whether it may go beyond a bound; otherwise it stops there.
  ///   - start: when it begins.
  /// - Returns: a motion that rests by the rule of ``Spring``.
  public static func coast(
    from: Double, velocity: Double, extent: Double, in range: ClosedRange<Double>,
    deceleration: Deceleration, spring: Spring, bounces: Bool, at start: Instant
  ) -> Motion {
    let inside = from.held(in: range)
    guard extent > 0, velocity.isFinite, inside == from else {
      return .spring(
        from: from, to: inside, velocity: velocity, extent: extent, spring: spring, at: start)
    }
    let speed = velocity * extent
    let free = from + deceleration.distance(velocity: velocity)
    let to = free.held(in: range)
    let bound = deceleration.seconds(toDistance: (to - from) * extent, velocity: speed)
    guard to != free, let bound else {
      return Motion(
        start: start, from: from, to: to, extent: extent,
        curve: .coast(deceleration, velocity: speed, impact: nil),
        lasting: deceleration.restNanoseconds(velocity: speed))
    }
    let left = speed + deceleration.rate * (to - from) * extent
    let impact = MotionCurve.Impact(
      seconds: bound, velocity: left, spring: bounces ? spring : nil)
    let back = bounces ? spring.restNanoseconds(from: .init(displacement: 0, velocity: left)) : 0
    return Motion(
      start: start, from: from, to: to, extent: extent,
      curve: .coast(deceleration, velocity: speed, impact: impact),
      lasting: Int64((bound * 1e9).ceiled) + back)
  }

  /// Where a code move over more than `pages` pages is first seen: that many before its end, else
  /// where it is.
  ///
  /// - Parameters:
  ///   - from: where it is, in pages.
  ///   - to: where it ends, in pages.
  ///   - pages: the longest move that is shown whole; nil shows every move whole.
  /// - Returns: the position of the first sample.
  public static func farJumpStart(from: Double, to: Double, pages: Int?) -> Double {
    guard let pages, abs(to - from) > Double(pages) else { return from }
    return to > from ? to - Double(pages) : to + Double(pages)
  }
}

extension Motion {
  /// Whether it rests at this instant.
  public func isAtRest(at instant: Instant) -> Bool { instant >= restInstant }

  /// Where it is, in pages: ``from`` before its start, exactly ``to`` from ``restInstant`` on.
  public func position(at instant: Instant) -> Double {
    guard instant < restInstant else { return to }
    guard instant > start else { return from }
    let seconds = start.seconds(to: instant)
    switch curve {
    case .jump:
      return to

    case .spring(let spring, let velocity):
      return to + springState(spring, velocity, seconds).displacement / extent

    case .coast(let deceleration, let velocity, let impact):
      if let impact, seconds >= impact.seconds {
        return to + beyond(impact, seconds).displacement / extent
      }
      return from + deceleration.distance(velocity: velocity, after: seconds) / extent
    }
  }

  /// How fast it is, in pages per second, positive toward higher pages.
  public func velocity(at instant: Instant) -> Double {
    guard instant < restInstant, extent > 0 else { return 0 }
    let seconds = max(start.seconds(to: instant), 0)
    switch curve {
    case .jump:
      return 0

    case .spring(let spring, let velocity):
      return springState(spring, velocity, seconds).velocity / extent

    case .coast(let deceleration, let velocity, let impact):
      if let impact, seconds >= impact.seconds { return beyond(impact, seconds).velocity / extent }
      return deceleration.velocity(velocity, after: seconds) / extent
    }
  }

  private func springState(
    _ spring: Spring, _ velocity: Double, _ seconds: Double
  ) -> Spring.State {
    let begin = Spring.State(displacement: (from - to) * extent, velocity: velocity)
    return spring.state(from: begin, after: seconds)
  }

  /// The state `seconds` after the start, at or after the impact on a bound.
  private func beyond(_ impact: MotionCurve.Impact, _ seconds: Double) -> Spring.State {
    let hit = Spring.State(displacement: 0, velocity: impact.velocity)
    guard let spring = impact.spring else { return .init(displacement: 0, velocity: 0) }
    return spring.state(from: hit, after: seconds - impact.seconds)
  }
}
