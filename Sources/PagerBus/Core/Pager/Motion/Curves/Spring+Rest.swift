extension Spring {
  /// A thing nearer to its target than this many points may rest.
  package static let restDistance = 0.5

  /// A thing slower than this many points per second may rest.
  package static let restSpeed = 10.0

  /// The smallest whole nanosecond after which distance and speed stay below the rest limits for
  /// good.
  ///
  /// Found by bisection below an upper bound, so it depends on neither sampling nor rounding of a
  /// formula. The bound: |x| ≤ e^(−at)(|x0|+|c|t) with the slow rate a, which only falls from 1/a
  /// on; the same for the speed.
  package func restNanoseconds(from start: State) -> Int64 {
    guard start.displacement.isFinite, start.velocity.isFinite else { return 0 }
    let end = restUpperBound(from: start)
    let state = { (time: Int64) in self.state(from: start, after: Double(time) / 1e9) }
    let pull = { (time: Int64) in self.pull(on: state(time)) }
    let positionTurns = signChanges(before: end) { state($0).velocity }
    let velocityTurns = signChanges(before: end, of: pull)
    let near = Bisection.restStart(
      turns: [0] + positionTurns, end: end, limit: Spring.restDistance
    ) { abs(state($0).displacement) }
    let slow = Bisection.restStart(
      turns: [0] + (positionTurns + velocityTurns).sorted(), end: end, limit: Spring.restSpeed
    ) { abs(state($0).velocity) }
    return max(near, slow)
  }

  /// The acceleration in points per second².
  private func pull(on state: State) -> Double {
    -squaredFrequency * state.displacement - 2 * damping * state.velocity
  }

  /// Nanoseconds after which the thing rests for certain.
  private func restUpperBound(from start: State) -> Int64 {
    let rate = slowRate
    let push = abs(start.velocity + damping * start.displacement)
    let pull = abs(squaredFrequency * start.displacement + damping * start.velocity)
    var seconds = 1 / rate
    for _ in 0..<Spring.doublingsMaximum {
      let decay = Elementary.exp(-rate * seconds)
      let distance = decay * (abs(start.displacement) + push * seconds)
      let speed = decay * (abs(start.velocity) + pull * seconds)
      if distance < Spring.restDistance, speed < Spring.restSpeed { break }
      seconds *= 2
    }
    return Int64(seconds.held(in: 0...Spring.restSecondsMaximum) * 1e9)
  }

  /// How often the upper bound is doubled before the search gives up; 2^16 time constants.
  private static let doublingsMaximum = 16
  /// No motion lasts longer than this; the slowest spring needs less from a billion points away.
  private static let restSecondsMaximum = 36000.0

  /// The instant at which a value that changes its sign at most once does so.
  private func signChanges(before end: Int64, of value: (Int64) -> Double) -> [Int64] {
    let atStart = value(0)
    guard atStart != 0 else { return [] }
    let turn = Bisection.first(from: 0, to: end) { value($0) * atStart <= 0 }
    return turn < end ? [turn] : []
  }
}
