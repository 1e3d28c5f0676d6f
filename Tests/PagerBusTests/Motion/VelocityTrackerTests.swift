import PagerBus
import Testing

struct VelocityTrackerTests {
  private func milliseconds(_ value: Int64) -> Instant { Instant(nanoseconds: value * 1_000_000) }

  private func tracker(_ samples: [(Int64, Double)]) -> VelocityTracker {
    var tracker = VelocityTracker()
    for (time, value) in samples { tracker.add(value, at: milliseconds(time)) }
    return tracker
  }

  @Test(
    arguments: [
      ([], 0, 0.0), ([(0, 50)], 0, 0), ([(0, 0), (10, 20)], 10, 2000),
      ([(0, 0), (10, 20)], 20, 1000),
      ([(0, 0), (100, 50)], 100, 500), ([(0, 0), (101, 50)], 101, 0),
      ([(0, 0), (50, 10), (120, 45)], 120, 500),
      ([(0, 0), (50, 50), (100, 50), (150, 50)], 150, 0),
      ([(0, 0), (40, 80), (80, 20)], 80, 250), ([(0, 0), (10, 20)], 115, 0),
    ] as [([(Int64, Double)], Int64, Double)])
  func `velocity is displacement over time within 100 ms before the lift`(
    samples: [(Int64, Double)], lift: Int64, velocity: Double
  ) {
    let result = tracker(samples).velocity(liftedAt: milliseconds(lift))

    #expect(abs(result - velocity) < 1e-9)
  }

  @Test
  func `an earlier sample and what is no number are ignored, one at the same instant replaces`() {
    let expected = tracker([(0, 0), (20, 10)])

    #expect(tracker([(0, 0), (20, 5), (20, 10), (10, 99), (30, .nan)]) == expected)
  }

  @Test func `many samples cost the memory of a few`() {
    var tracker = VelocityTracker()

    for step in 0..<100_000 { tracker.add(Double(step), at: Instant(nanoseconds: Int64(step))) }

    let velocity = tracker.velocity(liftedAt: Instant(nanoseconds: 99_999))
    #expect(abs(velocity - 1e9) < 1)
    #expect(tracker.sampleCount == VelocityTracker.samplesMaximum)
  }

  @Test func `after a reset nothing is known`() {
    var tracker = tracker([(0, 0), (10, 100)])

    tracker.reset()

    #expect(tracker.velocity(liftedAt: milliseconds(10)) == 0)
  }
}
