package import PagerBus

/// A moment of a schedule at which there was more than one choice.
package struct ChoiceMoment: Hashable, Sendable {
  /// What was chosen.
  package enum Chosen: Hashable, Sendable {
    /// How long time may pass while something could run, in nanoseconds.
    case slack(Int64)

    /// A job of the lane with this name.
    case lane(String)

    /// Time passed to this instant although something could run.
    case time(Instant)

    /// No mishap.
    case noFault

    /// A mishap of the plugin with this id, at the next event of this type.
    case fault(ScheduleFault, plugin: String, type: String)
  }

  /// What was chosen.
  package let chosen: Chosen

  /// Its number; 0 is the canonical choice.
  package let choice: Int

  /// How many choices there were.
  package let optionCount: Int

  /// The names of the lanes that could run, in the order of the choices; the oldest job's first but
  /// for the lane that stays.
  package let runnable: [String]

  /// How many events had been published.
  package let sequence: UInt64

  /// The virtual instant.
  package let time: Instant
}
