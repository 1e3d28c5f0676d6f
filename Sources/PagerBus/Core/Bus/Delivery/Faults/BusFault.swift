/// Mistakes that a test plants into a bus, to prove that they would be found; every other bus has
/// none.
package struct BusFault: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A subscriber goes to sleep without looking once more, so that it misses what came in between.
  package static let lostWakeUp = BusFault(rawValue: 1)

  /// Now and then a subscriber is handed an event before the one that comes first.
  package static let orderInversion = BusFault(rawValue: 2)

  /// A cancellation that comes while a handler runs is forgotten.
  package static let missedCancellation = BusFault(rawValue: 4)

  /// A source that waits for room is never told that there is some.
  package static let forgottenSource = BusFault(rawValue: 8)
}
