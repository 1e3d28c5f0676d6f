import PagerBus
import PagerExplore
import Testing

/// Real threads press a pager that has no planted mistake; bounded in events, not in seconds.
@Suite(.serialized)
struct CleanStressTests {
  @Test(.timeLimit(.minutes(20)), arguments: [1, 2, 4], [1, 3, 64])
  func `with so many publishers and so little room every law holds`(
    publishers: Int, capacity: Int
  ) async {
    let options = StressOptions(
      bound: .events(4_000), publishers: publishers, subscribers: 15, slow: 2,
      churnPerSecond: 10_000, capacity: capacity, hangAfter: 60)

    let report = await StressRun(options, configuration: .pressed).run()

    #expect(report.lawBroken == nil, "\(report.render())")
    #expect(report.isClean)
    #expect(report.events >= 4_000)
    #expect(report.deliveries > 0)
    #expect(report.churned > 0)
    #expect(report.rests > 0)
    #expect(report.barriersBroken == 0)
    #expect(report.orderViolations + report.lost + report.doubled == 0)
  }

  @Test(.timeLimit(.minutes(20)))
  func `a run with no room to speak of and all subscribers slow tells gaps and loses nothing else`()
    async
  {
    let options = StressOptions(
      bound: .events(4_000), publishers: 2, subscribers: 30, slow: 30, capacity: 2, hangAfter: 60)

    let report = await StressRun(options, configuration: .pressed).run()

    #expect(report.lawBroken == nil, "\(report.render())")
    #expect(report.gaps > 0)
    #expect(report.lostInGaps >= report.gaps)
  }
}

extension PagerConfiguration {
  /// Five pages whose motion is short, so that a run comes to rest often.
  static var pressed: PagerConfiguration {
    var settings = PagerSettings()
    settings.motion = Spring(mass: 1, stiffness: 5_000, dampingRatio: 1)
    return PagerConfiguration(
      pages: PageList(titles: ["A", "B", "C", "D", "E"]).descriptors, settings: settings)
  }
}
