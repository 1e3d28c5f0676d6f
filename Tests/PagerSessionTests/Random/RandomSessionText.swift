import PagerBus
import Testing

/// A session that a seed decides: fingers, requests and keys on any pager, with edits alone and in
/// batches, resizes and settings that change on the way.
///
/// What fails is a text: written to a file it runs by itself and can be made smaller by hand.
struct RandomSessionText: CustomTestStringConvertible {
  /// How many statements a session's case has, the last wait not counted.
  static let statements = 50

  /// Determines everything.
  let seed: UInt64

  /// The session.
  let text: String

  var testDescription: String { "seed \(seed)" }

  /// Writes the session of a seed.
  init(seed: UInt64) {
    self.seed = seed
    var author = RandomSessionAuthor(random: SplitMix(seed: seed))
    text = author.write(statements: Self.statements)
  }

  /// The options of the session's guard: every third session has one, of every six one that locks
  /// a direction; nil for none.
  var guardOptions: JSONValue? {
    guard seed.isMultiple(of: 3) else { return nil }
    let isClosed = seed.isMultiple(of: 2)
    return .object([
      .init("enter", .array(isClosed ? [.string("1"), .string("N2")] : [])),
      .init("leave", .array([])),
      .init("direction", .string(isClosed ? "none" : seed % 4 == 1 ? "forward" : "backward")),
      .init("delayMs", .integer(seed.isMultiple(of: 9) ? 70 : 20)),
    ])
  }
}
