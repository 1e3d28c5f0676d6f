import PagerBus
import Testing

struct MotionTests {
  private let start = Instant(nanoseconds: 5_000_000)

  private func spring(
    from: Double, to: Double, velocity: Double = 0, extent: Double = 390
  ) -> Motion {
    .spring(
      from: from, to: to, velocity: velocity, extent: extent, spring: .standard, at: start)
  }

  private func coast(from: Double, velocity: Double, bounces: Bool = true) -> Motion {
    .coast(
      from: from, velocity: velocity, extent: 390, in: 0...4, deceleration: .normal,
      spring: .standard, bounces: bounces, at: start)
  }

  /// Every position at a sampling rate, from the start to the rest.
  private func positions(_ motion: Motion, rate: Int) -> [Double] {
    let clock = SampleClock(begin: start, rate: rate)
    let end = clock.firstIndex(after: motion.restInstant)
    return (0...end).map { motion.position(at: clock.instant(of: $0)) }
  }

  @Test func `one page of 390 points takes about 0.63 s`() {
    let motion = spring(from: 0, to: 1)

    let seconds = start.seconds(to: motion.restInstant)

    #expect(abs(seconds - 0.63) < 0.01)
    #expect(start.nanoseconds(to: motion.restInstant) == 633_400_329)
  }

  @Test func `it begins exactly where it was and rests exactly where it should`() {
    let motion = spring(from: 0.3, to: 1, velocity: 2)

    #expect(motion.position(at: .zero) == 0.3)
    #expect(motion.position(at: start) == 0.3)
    #expect(motion.velocity(at: start) == 2)
    #expect(motion.position(at: motion.restInstant) == 1)
    #expect(motion.position(at: motion.restInstant.advanced(by: -1)) != 1)
    #expect(motion.velocity(at: motion.restInstant) == 0)
    #expect(motion.isAtRest(at: motion.restInstant))
    #expect(!motion.isAtRest(at: motion.restInstant.advanced(by: -1)))
  }

  @Test(arguments: [-40.0, -2, 0, 3, 40], [(0.0, 1.0), (0.7, 0), (2, 9), (5, 4.2)])
  func `no sample lies farther from the target than the one before, at any velocity`(
    velocity: Double, move: (Double, Double)
  ) {
    let motion = spring(from: move.0, to: move.1, velocity: velocity)

    let distances = positions(motion, rate: 1000).map { abs($0 - move.1) }

    #expect(distances.count > 100)
    #expect(zip(distances, distances.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(distances.last == 0)
  }

  @Test(arguments: [30, 60, 120])
  func `positions agree at the instants that two rates share`(rate: Int) {
    let motion = spring(from: 0, to: 1, velocity: 3)
    let coarse = positions(motion, rate: rate)
    let fine = positions(motion, rate: rate * 5)

    for (index, position) in coarse.enumerated().dropLast() {
      #expect(fine[index * 5] == position)
    }
  }

  @Test func `a jump and a move without an extent are there at once`() {
    let jump = Motion.jump(from: 0, to: 3, extent: 390, at: start)
    let flat = spring(from: 0, to: 3, extent: 0)

    for motion in [jump, flat] {
      #expect(motion.restInstant == start)
      #expect(motion.position(at: start) == 3)
      #expect(motion.velocity(at: start) == 0)
      #expect(motion.curve == .jump)
    }
    #expect(spring(from: .nan, to: 1).position(at: start) == 1)
  }

  @Test func `coasting ends at the exact integral`() {
    let motion = coast(from: 1, velocity: 2)

    #expect(motion.to == 1 + Deceleration.normal.distance(velocity: 2))
    #expect(motion.position(at: motion.restInstant) == motion.to)
    #expect(motion.velocity(at: start) == 2)
    #expect(
      zip(positions(motion, rate: 60), positions(motion, rate: 60).dropFirst())
        .allSatisfy { $0 <= $1 })
  }

  @Test func `coasting into the last page goes on as a spring with the velocity of the crossing`()
    throws
  {
    let motion = coast(from: 3, velocity: 5)
    guard case .coast(_, _, let hit) = motion.curve, let impact = hit else {
      Issue.record("no impact")
      return
    }
    let crossing = start.advanced(by: Int64(impact.seconds * 1e9))
    let before = motion.velocity(at: crossing.advanced(by: -1000))
    let after = motion.velocity(at: crossing.advanced(by: 1000))

    let peak = positions(motion, rate: 1000).max() ?? 0

    #expect(motion.to == 4)
    #expect(abs(before - after) < 0.001)
    #expect(abs(motion.position(at: crossing) - 4) < 1e-6)
    #expect(abs((peak - 4) * 390 - impact.velocity / (14.142135 * 2.718281)) < 0.1)
    #expect(motion.position(at: motion.restInstant) == 4)
  }

  @Test func `coasting into a bound without bounce stops there`() {
    let motion = coast(from: 1, velocity: -5, bounces: false)

    #expect(positions(motion, rate: 1000).min() == 0)
    #expect(motion.to == 0)
    #expect(start.seconds(to: motion.restInstant) < 0.5)
  }

  @Test func `coasting from beyond a bound is pulled back`() {
    let motion = coast(from: -0.2, velocity: -1)

    #expect(motion.to == 0)
    #expect(motion.curve == .spring(.standard, velocity: 0))
  }

  @Test(
    arguments: [
      (0.0, 9.0, 3, 6.0), (9, 0, 3, 3), (0, 3, 3, 0), (2.5, 4, 3, 2.5), (0, 9, nil, 0),
    ] as [(Double, Double, Int?, Double)])
  func `C-23 a far move is first seen three pages before its end`(
    from: Double, to: Double, pages: Int?, first: Double
  ) {
    #expect(Motion.farJumpStart(from: from, to: to, pages: pages) == first)
  }
}
