import PagerBus
import PagerSession

/// What a campaign writes for programs, and reads again to add parts up: JSON Lines, the summary
/// last.
extension CampaignSummary {
  /// How many orders stand in one line.
  private static let ordersPerLine = 256

  /// All lines, without their ends.
  package var lines: [String] {
    let subjects = identity.subjects.indices.map { subjectLine($0).text }
    let orders = tally.orders.sorted()
    let orderLines = stride(from: 0, to: orders.count, by: Self.ordersPerLine).map { start in
      let part = orders[start..<min(start + Self.ordersPerLine, orders.count)]
      return JSONValue.object([
        .init("orders", .array(part.map { .string(Self.hex($0)) }))
      ]).text
    }
    return subjects + orderLines + [summaryLine.text]
  }

  /// The last line.
  private var summaryLine: JSONValue {
    .object([
      .init("summary", .bool(true)), .init("strategy", .string(identity.strategy)),
      .init("seed", .string(identity.seed)), .init("planned", .integer(Int64(identity.planned))),
      .init("shards", .array(shards.map { .string("\($0)") })),
      .init("schedules", .integer(Int64(tally.schedules))),
      .init("distinct", .integer(Int64(tally.orders.count))),
      .init("hash", .string(Self.hex(tally.hash))), .init("rate", .number(rate.rounded())),
      .init("coverage", .integer(Int64(tally.coverage))),
      .init("escapes", .integer(Int64(tally.escapes))),
      .init("failures", .integer(Int64(failures))), .init("complete", .bool(isComplete)),
      .init("steps", .integer(Int64(tally.steps))), .init("hops", .integer(Int64(tally.hops))),
      .init("seconds", .number((seconds * 1_000).rounded() / 1_000)),
    ])
  }

  private func subjectLine(_ subject: Int) -> JSONValue {
    let pairs = tally.pairs[subject].map(\.words).sorted { $0.lexicographicallyPrecedes($1) }
    return .object([
      .init("session", .string(identity.subjects[subject].session)),
      .init("case", .string(identity.subjects[subject].name)),
      .init("pairs", .array(pairs.map { .array($0.map { .string($0) }) })),
    ])
  }

  static func hex(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension FactPair {
  /// The pair as four words: a type and its owner, and what followed it.
  var words: [String] {
    [first.text, firstSource.description, second.text, secondSource.description]
  }

  /// The pair of four words; nil if they are none.
  init?(words: [String]) {
    guard words.count == 4, let firstSource = EventSource(words[1]),
      let secondSource = EventSource(words[3])
    else { return nil }
    self.init(
      first: EventName(words[0]), of: firstSource, second: EventName(words[2]), of: secondSource)
  }
}
