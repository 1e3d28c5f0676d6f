import PagerBus

/// The seed of each schedule of a campaign: a function of the campaign's seed and its number alone,
/// so that whoever runs a part of a campaign needs nothing of the others.
package enum ScheduleSeed {
  /// The seed of schedule `number`, counted from 0.
  package static func of(_ number: UInt64, in campaign: UInt64) -> UInt64 {
    SplitMix.mix(SplitMix.mix(campaign &+ 0x9E37_79B9_7F4A_7C15) ^ SplitMix.mix(number &+ 1))
  }
}
