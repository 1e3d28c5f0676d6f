import PagerBus
import Testing

struct SpringTests {
  private func state(_ displacement: Double, _ velocity: Double) -> Spring.State {
    Spring.State(displacement: displacement, velocity: velocity)
  }

  @Test(arguments: [
    (100.0, 0.05, 90.98), (100, 0.1, 73.58), (100, 0.2, 40.60), (100, 0.3, 19.91), (100, 0.5, 4.04),
    (200, 0.05, 84.17), (200, 0.1, 58.69), (200, 0.2, 22.63), (200, 0.3, 7.53), (200, 0.5, 0.69),
  ])
  func `a displacement of 100 points decays as the table says`(
    stiffness: Double, seconds: Double, left: Double
  ) {
    let spring = Spring(mass: 1, stiffness: stiffness, dampingRatio: 1)

    let after = spring.state(from: state(100, 0), after: seconds)

    #expect(abs(after.displacement - left) < 0.01)
  }

  @Test(arguments: [1, 1 + 1e-14, 1 + 1e-9, 1.0001, 1.1, 3, 10])
  func `closed form obeys the equation of motion at every damping`(ratio: Double) {
    let spring = Spring(mass: 2, stiffness: 300, dampingRatio: ratio)
    let begin = state(-390, 800)

    for seconds in [0.0, 0.004, 0.03, 0.2, 0.7] {
      let step = 1e-5
      let before = spring.state(from: begin, after: seconds)
      let after = spring.state(from: begin, after: seconds + 2 * step)
      let between = spring.state(from: begin, after: seconds + step)
      let force =
        -spring.squaredFrequency * between.displacement - 2 * spring.damping * between.velocity
      let slope = (after.displacement - before.displacement) / (2 * step)
      let acceleration = (after.velocity - before.velocity) / (2 * step)

      #expect(abs(slope - between.velocity) < 1e-2)
      #expect(abs(acceleration - force) < 1 + abs(force) * 1e-4)
    }
  }

  @Test func `nearly critical damping joins critical damping without a step`() {
    let critical = Spring(mass: 1, stiffness: 200, dampingRatio: 1)
    let nearly = Spring(mass: 1, stiffness: 200, dampingRatio: 1.000_000_000_001)

    for seconds in [0.01, 0.1, 0.5, 1] {
      let one = critical.state(from: state(390, -1000), after: seconds)
      let other = nearly.state(from: state(390, -1000), after: seconds)

      #expect(abs(one.displacement - other.displacement) < 1e-6)
      #expect(abs(one.velocity - other.velocity) < 1e-6)
    }
  }

  @Test(arguments: [1, 1.1, 2.5], [-390.0, -3, 3, 390])
  func `an admitted velocity never passes the target, the next greater one does`(
    ratio: Double, displacement: Double
  ) {
    let spring = Spring(mass: 1, stiffness: 200, dampingRatio: ratio)
    let toward = displacement > 0 ? -1.0 : 1.0
    let admitted = spring.admitted(velocity: toward * 1e6, displacement: displacement)

    let crossed = { (velocity: Double) in
      (1...2000).contains { step in
        let time = Double(step) * 0.001
        let now = spring.state(from: self.state(displacement, velocity), after: time)
        return now.displacement * displacement < -1e-9
      }
    }

    #expect(admitted * toward > 0)
    #expect(!crossed(admitted))
    #expect(crossed(admitted * 1.5))
    #expect(spring.admitted(velocity: -toward * 100, displacement: displacement) == 0)
    #expect(spring.admitted(velocity: toward * 5, displacement: displacement) == toward * 5)
  }

  @Test func `critical damping admits β times the displacement`() {
    let admitted = Spring.standard.admitted(velocity: -1e9, displacement: 100)

    #expect(abs(admitted + 1414.2135623730951) < 1e-9)
    #expect(Spring.standard.admitted(velocity: .nan, displacement: 100) == 0)
    #expect(Spring.standard.admitted(velocity: 50, displacement: 0) == 0)
  }

  @Test(
    arguments: [
      (390.0, 0.0), (390, -5000), (390, 400), (0, 300), (-0.4, 900), (0.6, 0), (1e9, 0),
      (-780, 3000), (40, -565), (0, 60), (0.3, -70),
    ],
    [(200.0, 1.0), (200, 1.1), (200, 4), (100_000, 1), (100_000, 2), (1, 1)])
  func `rest begins at the very nanosecond after which it holds for good`(
    begin: (Double, Double), kind: (stiffness: Double, ratio: Double)
  ) {
    let spring = Spring(mass: 1, stiffness: kind.stiffness, dampingRatio: kind.ratio)
    let start = state(begin.0, begin.1)
    let rests = { (time: Int64) in
      let now = spring.state(from: start, after: Double(time) / 1e9)
      return abs(now.displacement) < 0.5 && abs(now.velocity) < 10
    }

    let rest = spring.restNanoseconds(from: start)

    #expect(rest > 0)
    #expect(!rests(rest - 1))
    #expect((0...4000).allSatisfy { rests(rest + $0 * $0 * 1000) })
  }

  @Test func `what is near and slow rests at once`() {
    #expect(Spring.standard.restNanoseconds(from: state(0.4, 0)) == 0)
    #expect(Spring.standard.restNanoseconds(from: state(0, 0)) == 0)
    #expect(Spring.standard.restNanoseconds(from: state(.nan, 0)) == 0)
  }

  @Test func `parameters outside the limits are moved to them`() {
    let spring = Spring(mass: -1, stiffness: .nan, dampingRatio: 0.2)

    #expect(spring == Spring(mass: 0.01, stiffness: 1, dampingRatio: 1))
    #expect(Spring(mass: .infinity, stiffness: 1e9, dampingRatio: 99).dampingRatio == 10)
  }
}
