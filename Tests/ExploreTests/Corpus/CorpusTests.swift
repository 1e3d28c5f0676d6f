import PagerExplore
import Testing

/// Every planted mistake is found, made small and shown again; without it nothing is found.
struct CorpusTests {
  /// Runs one schedule of a subject.
  private static func replay(
    _ choices: ChoiceList, of subject: ExploreSubject, _ bug: PlantedBug
  ) -> CampaignFinding? {
    var options = bug.options
    options.strategy = .replay(choices)
    let campaign = Campaign([subject], options)
    campaign.work()
    return campaign.finding
  }

  @Test(arguments: PlantedBug.all)
  func `a planted mistake is found, made small and shown again`(bug: PlantedBug) throws {
    let campaign = Campaign([bug.subject(true)], bug.options)
    campaign.work()

    let finding = try #require(campaign.finding, "not found in \(campaign.tally.schedules)")
    #expect(finding.failure.kind.hasPrefix(bug.kind), "\(finding.failure)")
    let shrunk = try #require(try FailureShrinking(finding, of: campaign).run())
    #expect(shrunk.failure.kind == finding.failure.kind)
    #expect(shrunk.choices.switchCount <= 10)
    #expect(shrunk.choices.switchCount > 0)
    #expect(shrunk.reruns <= 500)
    #expect(shrunk.isMinimal)
    let again = Self.replay(try ChoiceList(text: shrunk.choices.text), of: shrunk.subject, bug)
    #expect(again?.failure == shrunk.failure)
    #expect(again?.outcome.traceHash == shrunk.outcome.traceHash)
    for moment in shrunk.choices.switches {
      let fewer = shrunk.choices.replacing(moment: moment, with: 0)
      let other = Self.replay(fewer, of: shrunk.subject, bug)
      #expect(other?.failure.kind != finding.failure.kind, "choice \(moment) is not needed")
    }
  }

  @Test(arguments: PlantedBug.all)
  func `without the mistake nothing is found`(bug: PlantedBug) {
    var options = bug.options
    options.schedules = bug.rightSchedules
    let campaign = Campaign([bug.subject(false)], options)
    campaign.work()

    #expect(campaign.tally.schedules == bug.rightSchedules)
    #expect(campaign.finding == nil, "\(campaign.finding?.failure.description ?? "")")
  }
}
