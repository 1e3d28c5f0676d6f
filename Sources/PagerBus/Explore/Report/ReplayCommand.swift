/// The words of a command that runs a schedule again.
package struct ReplayCommand: Sendable {
  /// The words without the program, the session and the choices: what the choices depend on.
  package let options: [String]

  /// The words for a campaign's options and some more.
  package init(_ campaign: CampaignOptions, besides more: [String] = []) {
    var words: [String] = []
    if campaign.elastic != CampaignOptions.elasticDefault {
      words += ["--elastic", Self.elastic(campaign.elastic)]
    }
    if campaign.anyOrder { words.append("--any-order") }
    if !campaign.faults.isEmpty {
      words += ["--faults", campaign.faults.map(\.rawValue).joined(separator: ",")]
    }
    if campaign.expectsConfluence { words.append("--expect-confluent") }
    options = words + more
  }

  /// Spans as milliseconds with commas between them.
  package static func elastic(_ spans: [Int64]) -> String {
    spans.map { String($0 / 1_000_000) }.joined(separator: ",")
  }

  /// The command for a session.
  package func text(session: String, choices: ChoiceList) -> String {
    (["pager-host", "explore", session, "--replay", choices.text] + options)
      .joined(separator: " ")
  }
}
