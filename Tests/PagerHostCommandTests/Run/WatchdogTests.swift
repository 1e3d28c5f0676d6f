import Testing

@testable import PagerHostCommand

struct WatchdogTests {
  private static func sight(_ jobs: Int, _ lane: String?) -> [(id: Int, sight: Watchdog.Sight)] {
    [(0, Watchdog.Sight(testCase: "one", jobs: jobs, lane: lane))]
  }

  @Test func `the limit of real time is exact`() {
    var watchdog = Watchdog(limit: 1_000, start: 50)

    #expect(watchdog.look([], now: 1_049) == nil)
    #expect(watchdog.look([], now: 1_050) == .wallTime(limit: 1_000))
  }

  @Test func `a lane that runs on without a new job is named after its time`() {
    var watchdog = Watchdog(limit: nil, start: 0)

    #expect(watchdog.look(Self.sight(7, "logging"), now: 5) == nil)
    #expect(watchdog.look(Self.sight(7, "logging"), now: Watchdog.spinMaximum + 4) == nil)
    #expect(
      watchdog.look(Self.sight(7, "logging"), now: Watchdog.spinMaximum + 5)
        == .spin(lane: "logging", testCase: "one"))
  }

  @Test func `progress, rest and another case begin the time anew`() {
    var watchdog = Watchdog(limit: nil, start: 0)
    let late = Watchdog.spinMaximum

    #expect(watchdog.look(Self.sight(7, "logging"), now: 0) == nil)
    #expect(watchdog.look(Self.sight(8, "logging"), now: late) == nil)
    #expect(watchdog.look(Self.sight(8, nil), now: 2 * late - 1) == nil)
    #expect(watchdog.look(Self.sight(8, "logging"), now: 2 * late) == nil)
    #expect(watchdog.look([], now: 3 * late - 1) == nil)
    #expect(watchdog.look(Self.sight(8, "logging"), now: 3 * late) == nil)
  }
}
