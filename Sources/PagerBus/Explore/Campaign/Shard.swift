/// One of several parts of a campaign, each of which runs for itself.
///
/// Which schedules belong to it follows from their numbers alone, so nobody has to hand them out.
package struct Shard: Hashable, Sendable, CustomStringConvertible {
  /// How many parts a campaign can have.
  package static let countMaximum = 100_000

  /// Which part it is, from 1.
  package let number: Int

  /// How many there are.
  package let count: Int

  /// The whole campaign.
  package static let whole = Shard(number: 1, count: 1)

  /// Reads `3/16`; nil if it is no part of anything.
  package init?(text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]),
      (1...Self.countMaximum).contains(count), (1...count).contains(number)
    else { return nil }
    self.init(number: number, count: count)
  }

  private init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }

  /// The part as it is written.
  package var description: String { "\(number)/\(count)" }

  /// Whether a schedule of a subject belongs to this part.
  package func contains(_ schedule: Int) -> Bool { schedule % count == number - 1 }
}
