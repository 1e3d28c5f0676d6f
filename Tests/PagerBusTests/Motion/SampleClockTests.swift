import PagerBus
import Testing

struct SampleClockTests {
  @Test(
    arguments: [
      (0, 0), (1, 8_333_333), (2, 16_666_666), (3, 25_000_000), (120, 1_000_000_000),
      (7_200_001, 60_000_008_333_333),
    ] as [(Int64, Int64)])
  func `sample k lies k times 10^9 over the rate after the beginning, truncated`(
    index: Int64, offset: Int64
  ) {
    let clock = SampleClock(begin: Instant(nanoseconds: 17), rate: 120)

    #expect(clock.instant(of: index) == Instant(nanoseconds: 17 + offset))
  }

  @Test(arguments: [1, 30, 60, 120, 333, 1000])
  func `the first sample after an instant is the first that is later`(rate: Int) {
    let clock = SampleClock(begin: Instant(nanoseconds: 1000), rate: rate)

    for index in 0...(2 * Int64(rate)) {
      let instant = clock.instant(of: index)
      #expect(clock.firstIndex(after: instant) == index + 1)
      #expect(clock.firstIndex(after: instant.advanced(by: -1)) == index)
    }
  }

  @Test func `limits hold and nothing overflows`() {
    #expect(SampleClock(begin: .zero, rate: 0).rate == 1)
    #expect(SampleClock(begin: .zero, rate: 9999).rate == 1000)
    let clock = SampleClock(begin: Instant(nanoseconds: 5), rate: 1)
    #expect(clock.instant(of: .max) == Instant(nanoseconds: .max))
    #expect(clock.instant(of: -3) == Instant(nanoseconds: 5))
  }
}
