/// Decides which schedule comes next, and takes in what became of each in the order of the agenda.
///
/// Threads bring results in any order; what comes early is kept until everything before it is
/// there, so the first failure is the first of the agenda.
struct CampaignLedger: Sendable {
  /// What became of one schedule.
  struct Result: Sendable {
    let record: ScheduleRecord
    let finding: CampaignFinding?
  }

  private var agenda: CampaignAgenda
  private var early: [Int: Result] = [:]
  private var taken = 0
  private var isStopped = false

  /// What was seen.
  private(set) var tally: CampaignTally

  /// The first failure; nil if there is none so far.
  private(set) var finding: CampaignFinding?

  /// Whether nothing was left out.
  var isComplete: Bool { !isStopped && finding == nil }

  /// How many schedules there are if no subject is exhausted before.
  let count: Int

  /// Begins a campaign.
  init(_ agenda: CampaignAgenda, subjects: Int) {
    self.agenda = agenda
    count = agenda.count
    tally = CampaignTally(subjects: subjects)
  }

  /// The next schedule to run; nil if there is none.
  mutating func next() -> CampaignAgenda.Item? { agenda.next() }

  /// Takes in what became of the schedule at a place of the agenda; after the first failure nothing
  /// counts any more.
  mutating func take(_ result: Result, at position: Int) {
    guard finding == nil else { return }
    early[position] = result
    while finding == nil, let next = early.removeValue(forKey: taken) {
      taken += 1
      tally.add(next.record)
      finding = next.finding
    }
    if finding != nil { stop() }
  }

  /// Takes in that a subject has no more schedules.
  mutating func exhaust(_ subject: Int) { agenda.exhaust(subject) }

  /// Lets no further schedule begin.
  mutating func stop() {
    isStopped = isStopped || agenda.peek != nil
    agenda.end()
  }
}
