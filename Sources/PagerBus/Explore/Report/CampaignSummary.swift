/// What a campaign, or some parts of it, have shown.
package struct CampaignSummary: Equatable, Sendable {
  /// What makes two parts ones of the same campaign.
  package struct Identity: Hashable, Sendable {
    /// The name of the strategy.
    package var strategy: String

    /// What the schedules follow from.
    package var seed: String

    /// How many schedules the whole campaign has.
    package var planned: Int

    /// The subjects: session and case.
    package var subjects: [Title]
  }

  /// What a subject is called.
  package struct Title: Hashable, Sendable {
    /// The session as the command line named it; empty for a scene.
    package let session: String

    /// The case or the scene.
    package let name: String
  }

  /// Which campaign it is.
  package var identity: Identity

  /// The parts that are in it.
  package var shards: [Shard]

  /// What was seen.
  package var tally: CampaignTally

  /// How many failures there were.
  package var failures: Int

  /// Whether everything ran that was to run.
  package var isComplete: Bool

  /// How long it took, in seconds; of several parts all together.
  package var seconds: Double

  /// Sums up a campaign that took so many seconds.
  package init(of campaign: Campaign, seconds: Double) {
    let options = campaign.options
    identity = Identity(
      strategy: options.strategy.name, seed: String(options.seed), planned: campaign.planned,
      subjects: campaign.subjects.map { Title(session: $0.path, name: $0.name) })
    shards = [options.shard]
    tally = campaign.tally
    failures = campaign.finding == nil ? 0 : 1
    isComplete = campaign.isComplete
    self.seconds = seconds
  }

  /// Makes a summary of what was read.
  init(
    identity: Identity, shards: [Shard], tally: CampaignTally, failures: Int, isComplete: Bool,
    seconds: Double
  ) {
    self.identity = identity
    self.shards = shards
    self.tally = tally
    self.failures = failures
    self.isComplete = isComplete
    self.seconds = seconds
  }

  /// Schedules in a second.
  package var rate: Double { seconds > 0 ? Double(tally.schedules) / seconds : 0 }

  /// Adds another part of the same campaign.
  ///
  /// - Throws: why they do not belong together.
  package mutating func add(_ other: CampaignSummary) throws(MergeError) {
    guard identity == other.identity else { throw .otherCampaign }
    if let shard = other.shards.first(where: { shards.contains($0) }) { throw .twice(shard) }
    if let shard = other.shards.first(where: { $0.count != shards.first?.count }) {
      throw .otherCount(shard)
    }
    shards = (shards + other.shards).sorted { $0.number < $1.number }
    tally.add(other.tally)
    failures += other.failures
    isComplete = isComplete && other.isComplete
    seconds += other.seconds
  }

  /// The parts that are not in it.
  package var missing: [Shard] {
    guard let count = shards.first?.count else { return [] }
    let known = Set(shards.map(\.number))
    return (1...count).filter { !known.contains($0) }.compactMap { Shard(text: "\($0)/\(count)") }
  }
}

/// Why parts of campaigns cannot be added up.
package enum MergeError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Sessions, strategy, seed or the number of schedules differ.
  case otherCampaign

  /// One part is there twice.
  case twice(Shard)

  /// A part of another division.
  case otherCount(Shard)

  /// What is wrong.
  package var description: String {
    switch self {
    case .otherCampaign:
      "this is a part of another campaign: sessions, strategy, seed or schedules differ"
    case .twice(let shard): "shard \(shard) is there twice"
    case .otherCount(let shard): "shard \(shard) is one of another number of shards"
    }
  }
}
