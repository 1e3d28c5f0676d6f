import PagerBus

extension GesturePlan {
  /// A drag: down, a press, the way, a hold, up.
  static func drag(_ step: DragStep, on glass: Glass, sampling: Int) -> GesturePlan {
    let start = step.from.map { glass.point($0) } ?? glass.pageCenter
    let way = glass.way(step.direction, step.distance)
    var plan = GesturePlan(sampling: sampling)
    plan.down(at: start)
    plan.rest(for: step.press)
    plan.move(
      to: Point(x: start.x + way.x, y: start.y + way.y), over: step.over, ease: step.ease)
    plan.hold(for: step.hold)
    plan.up()
    return plan
  }

  /// A fling: down, the way at constant speed, up without a hold.
  static func fling(_ step: FlingStep, on glass: Glass, sampling: Int) -> GesturePlan {
    let start = step.from.map { glass.point($0) } ?? glass.pageCenter
    let way = glass.way(step.direction, step.distance)
    let speed = glass.speed(step.speed, along: step.direction)
    let distance = abs(way.x) + abs(way.y)
    let seconds = speed > 0 ? distance / speed : 0
    var plan = GesturePlan(sampling: sampling)
    plan.down(at: start)
    plan.move(
      to: Point(x: start.x + way.x, y: start.y + way.y),
      over: Int64((seconds * 1e9).clampedToRun), ease: .linear)
    plan.up()
    return plan
  }

  /// A swipe: four fifths of the page area, centred, in 400 ms at constant speed.
  static func swipe(_ direction: SessionDirection, on glass: Glass, sampling: Int) -> GesturePlan {
    let way = glass.way(direction, .percent(80))
    let middle = glass.pageCenter
    return swipe(
      from: Point(x: middle.x - way.x / 2, y: middle.y - way.y / 2),
      to: Point(x: middle.x + way.x / 2, y: middle.y + way.y / 2), over: 400_000_000,
      sampling: sampling)
  }

  /// A swipe from one point to another at constant speed, without a hold.
  static func swipe(
    from start: Point, to end: Point, over nanoseconds: Int64, sampling: Int
  ) -> GesturePlan {
    var plan = GesturePlan(sampling: sampling)
    plan.down(at: start)
    plan.move(to: end, over: nanoseconds, ease: .linear)
    plan.up()
    return plan
  }

  /// A tap: down, a hold, up.
  static func tap(at point: Point, hold: Int64, sampling: Int) -> GesturePlan {
    var plan = GesturePlan(sampling: sampling)
    plan.down(at: point)
    plan.rest(for: hold)
    plan.up()
    return plan
  }
}

extension Double {
  /// The value within what a run's time can hold; 0 for what is not a number.
  fileprivate var clampedToRun: Double {
    isNaN ? 0 : Swift.min(Swift.max(self, 0), 1e18)
  }
}
