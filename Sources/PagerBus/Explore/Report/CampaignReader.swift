import PagerBus
package import PagerSession

/// Reads what ``CampaignSummary/lines`` wrote; lines of failures are passed over.
package struct CampaignReader {
  private let source: SourceText
  private var subjects: [CampaignSummary.Title] = []
  private var pairs: [Set<FactPair>] = []
  private var orders: Set<UInt64> = []
  private var summary: JSONNode?

  private init(_ source: SourceText) {
    self.source = source
  }

  /// Reads the lines of one campaign or of one of its parts.
  ///
  /// - Throws: what is wrong with them.
  package static func read(_ source: SourceText) throws(DiagnosticsError) -> CampaignSummary {
    var reader = CampaignReader(source)
    for line in JSONLines(source) {
      switch line.result {
      case .success(let node): try reader.take(node, at: line.number)
      case .failure(let error): throw error
      }
    }
    return try reader.finish()
  }

  private mutating func take(_ node: JSONNode, at line: Int) throws(DiagnosticsError) {
    guard summary == nil else { throw wrong("nothing follows the summary", line) }
    if node["summary"] != nil {
      summary = node
    } else if let texts = node["orders"]?.elements {
      for text in texts {
        guard let order = Self.number(text) else { throw wrong("an order is no number", line) }
        orders.insert(order)
      }
    } else if let rows = node["pairs"]?.elements {
      guard let session = node["session"]?.string, let name = node["case"]?.string else {
        throw wrong("pairs need a session and a case", line)
      }
      subjects.append(CampaignSummary.Title(session: session, name: name))
      var found: Set<FactPair> = []
      for row in rows {
        let words = row.elements?.compactMap(\.string) ?? []
        guard let pair = FactPair(words: words) else { throw wrong("a pair is four words", line) }
        found.insert(pair)
      }
      pairs.append(found)
    } else if node["failure"] == nil {
      throw wrong("this is no line of `explore --json`", line)
    }
  }

  private func finish() throws(DiagnosticsError) -> CampaignSummary {
    guard let summary else { throw wrong("the summary is missing: the run did not end", nil) }
    let shards = summary["shards"]?.elements?.compactMap(\.string).compactMap { Shard(text: $0) }
    guard let shards, !shards.isEmpty, let strategy = summary["strategy"]?.string,
      let seed = summary["seed"]?.string, let planned = count("planned"),
      let hash = summary["hash"].flatMap(Self.number), let schedules = count("schedules"),
      let escapes = count("escapes"), let failures = count("failures"),
      let steps = count("steps"), let hops = count("hops"),
      let isComplete = summary["complete"]?.bool, let seconds = summary["seconds"]?.double
    else { throw wrong("the summary lacks something that `explore --json` writes", nil) }
    return CampaignSummary(
      identity: .init(strategy: strategy, seed: seed, planned: planned, subjects: subjects),
      shards: shards,
      tally: CampaignTally(
        schedules: schedules, steps: steps, hops: hops, escapes: escapes, hash: hash,
        orders: orders, pairs: pairs),
      failures: failures, isComplete: isComplete, seconds: seconds)
  }

  private func count(_ name: String) -> Int? {
    summary?[name]?.integer.flatMap { Int(exactly: $0) }.flatMap { $0 >= 0 ? $0 : nil }
  }

  private static func number(_ node: JSONNode) -> UInt64? {
    node.string.flatMap { $0.utf8.count == 16 ? UInt64($0, radix: 16) : nil }
  }

  private func wrong(_ message: String, _ line: Int?) -> DiagnosticsError {
    let place = line.map { ":\($0)" } ?? ""
    return DiagnosticsError(
      Diagnostic(
        .error, "\(source.name)\(place): \(message)",
        help: "give it what `pager-host explore --json` printed, all of it"))
  }
}
