/// Which schedules a campaign runs, in which order; the subjects take turns.
struct CampaignAgenda: Equatable, Sendable {
  /// One schedule to run.
  struct Item: Hashable, Sendable {
    /// Its place in the order in which this part of the campaign runs, from 0.
    let position: Int

    /// Which subject, from 0.
    let subject: Int

    /// Which schedule of the subject, from 0.
    let number: Int

    /// Whether it is run twice.
    var isDoubled: Bool { number.isMultiple(of: CampaignOptions.secondRunPeriod) }
  }

  private let subjectCount: Int
  private let schedules: Int
  private let shard: Shard
  private var candidate = 0
  private var position = 0

  /// Subjects of which nothing more is to run.
  private var exhausted: Set<Int> = []

  /// Makes the agenda of one part of a campaign that has so many schedules, all subjects and all
  /// parts together.
  init(subjects: Int, schedules: Int, shard: Shard = .whole) {
    subjectCount = subjects
    self.schedules = schedules
    self.shard = shard
  }

  /// How many schedules this part has if no subject is exhausted.
  var count: Int {
    guard subjectCount > 0 else { return 0 }
    return (0..<subjectCount).reduce(0) { count, subject in
      // The schedules of a subject whose numbers belong to the shard.
      let own = (schedules - subject + subjectCount - 1) / subjectCount
      return count + max(0, (own - shard.number + shard.count) / shard.count)
    }
  }

  /// The next schedule; nil if there is none.
  mutating func next() -> Item? {
    guard exhausted.count < subjectCount else { return nil }
    while candidate < schedules {
      let (number, subject) = candidate.quotientAndRemainder(dividingBy: subjectCount)
      guard shard.contains(number) else {
        // Whole rounds belong to other parts.
        candidate = (number + 1) * subjectCount
        continue
      }
      candidate += 1
      guard !exhausted.contains(subject) else { continue }
      defer { position += 1 }
      return Item(position: position, subject: subject, number: number)
    }
    return nil
  }

  /// What would be next.
  var peek: Item? {
    var copy = self
    return copy.next()
  }

  /// Takes in that a subject has no more schedules.
  mutating func exhaust(_ subject: Int) { exhausted.insert(subject) }

  /// Ends the campaign.
  mutating func end() { candidate = schedules }
}
