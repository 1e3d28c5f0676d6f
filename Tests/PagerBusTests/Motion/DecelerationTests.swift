import PagerBus
import Testing

struct DecelerationTests {
  @Test(arguments: [
    (Deceleration.normal, 500.0, 249.75, 3.104), (.normal, 1000, 499.50, 3.450),
    (.normal, 2000, 999.00, 3.796), (.normal, 5000, 2497.50, 4.254),
    (.fast, 500, 49.75, 0.458), (.fast, 1000, 99.50, 0.527),
    (.fast, 2000, 199.00, 0.596), (.fast, 5000, 497.50, 0.687),
  ])
  func `distance and duration are those of the table`(
    rate: Deceleration, velocity: Double, distance: Double, seconds: Double
  ) {
    #expect(abs(rate.distance(velocity: velocity) - distance) < 0.01)
    #expect(abs(Double(rate.restNanoseconds(velocity: velocity)) / 1e9 - seconds) < 0.001)
    #expect(rate.restNanoseconds(velocity: -velocity) == rate.restNanoseconds(velocity: velocity))
  }

  @Test func `what is slow rests at once, where the formula's duration would be negative`() {
    #expect(Deceleration.normal.restNanoseconds(velocity: 1) == 0)
    #expect(Deceleration.fast.restNanoseconds(velocity: 5) == 0)
    #expect(Deceleration.fast.restNanoseconds(velocity: .nan) == 0)
  }

  @Test(arguments: [(Deceleration.normal, 0.3462), (.fast, 0.0690)])
  func `half of the velocity is left after the half-life`(rate: Deceleration, seconds: Double) {
    #expect(abs(rate.velocity(1000, after: seconds) - 500) < 0.5)
  }

  @Test func `the time to a distance is the inverse of the distance, and nil beyond the rest`()
    throws
  {
    let seconds = try #require(Deceleration.normal.seconds(toDistance: 300, velocity: 1000))

    #expect(abs(Deceleration.normal.distance(velocity: 1000, after: seconds) - 300) < 1e-9)
    #expect(Deceleration.normal.seconds(toDistance: 500, velocity: 1000) == nil)
    #expect(Deceleration.normal.seconds(toDistance: -1, velocity: 1000) == nil)
    #expect(Deceleration.normal.seconds(toDistance: 1, velocity: 0) == nil)
    #expect(Deceleration.normal.seconds(toDistance: 0, velocity: 0) == 0)
  }
}
