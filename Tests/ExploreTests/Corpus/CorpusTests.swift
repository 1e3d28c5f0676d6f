import PagerExplore
import Testing

/// Every planted mistake is found, made small and shown again; without it nothing is found.
struct CorpusTests {
  /// The least of a failure, found by exploring.
  private static func shrunk(_ bug: PlantedBug) throws -> (CampaignFinding, ShrunkFailure) {
    let campaign = Campaign([bug.subject(true)], bug.options)
    campaign.work()
    let finding = try #require(campaign.finding, "not found in \(campaign.tally.schedules)")
    let shrunk = try #require(try FailureShrinking(finding, of: campaign).run())
    return (finding, shrunk)
  }

  @Test(arguments: PlantedBug.all)
  func `a planted mistake is found, made small and shown again`(bug: PlantedBug) throws {
    let (finding, shrunk) = try Self.shrunk(bug)

    #expect(finding.failure.kind.hasPrefix(bug.kind), "\(finding.failure)")
    #expect(shrunk.failure.kind == finding.failure.kind)
    #expect(shrunk.choices.switchCount <= 10)
    #expect(shrunk.reruns <= 500)
    #expect(shrunk.isMinimal)
    var options = bug.options
    options.strategy = .replay(try ChoiceList(text: shrunk.choices.text))
    let replay = Campaign([shrunk.subject], options)
    replay.work()
    #expect(replay.finding?.failure == shrunk.failure)
    #expect(replay.finding?.outcome.traceHash == shrunk.outcome.traceHash)
  }

  @Test(arguments: PlantedBug.all)
  func `no choice of a small schedule can be left out`(bug: PlantedBug) throws {
    let (finding, shrunk) = try Self.shrunk(bug)

    for moment in shrunk.choices.switches {
      var options = bug.options
      options.strategy = .replay(shrunk.choices.replacing(moment: moment, with: 0))
      let campaign = Campaign([shrunk.subject], options)
      campaign.work()
      #expect(campaign.finding?.failure.kind != finding.failure.kind)
    }
  }

  @Test(arguments: PlantedBug.all)
  func `without the mistake nothing is found`(bug: PlantedBug) {
    var options = bug.options
    options.schedules = 1_000
    let campaign = Campaign([bug.subject(false)], options)
    campaign.work()

    #expect(campaign.tally.schedules == 1_000)
    #expect(campaign.finding == nil, "\(campaign.finding?.failure.description ?? "")")
  }
}
