import PagerBus

/// What a campaign keeps of one schedule.
struct ScheduleRecord: Hashable, Sendable {
  /// Which subject.
  let subject: Int

  /// How many jobs ran.
  let steps: Int

  /// How many of them ran on another lane than the one before.
  let hops: Int

  /// How many jobs ran where the scheduler does not see them.
  let escapes: Int

  /// The share of the campaign's hash.
  let traceDigest: UInt64

  /// Tells the order of its events apart from others.
  let orderDigest: UInt64

  /// The pairs that may be new.
  let pairs: Set<FactPair>

  /// Keeps what counts of an outcome; pairs that are known need not be told.
  init(_ outcome: ScheduleOutcome, of item: CampaignAgenda.Item, known: Set<FactPair>) {
    subject = item.subject
    steps = outcome.steps
    hops = outcome.hops
    escapes = outcome.escapes
    let subject = SplitMix.mix(UInt64(item.subject) &+ 1)
    let number = SplitMix.mix(subject ^ UInt64(item.number))
    traceDigest = SplitMix.mix(outcome.traceHash ^ number)
    orderDigest = SplitMix.mix(outcome.orderHash ^ subject)
    pairs = outcome.pairs.isSubset(of: known) ? [] : outcome.pairs
  }
}
