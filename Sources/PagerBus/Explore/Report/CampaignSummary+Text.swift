/// How a summary is read by people.
extension CampaignSummary {
  /// Some lines: how much, what was seen, whether anything failed.
  package var text: String {
    let schedules = "\(tally.schedules) \(tally.schedules == 1 ? "schedule" : "schedules")"
    let isFull = tally.orders.count >= CampaignTally.ordersMaximum
    let distinct = "\(tally.orders.count)\(isFull ? " or more" : "") orders"
    let missed = tally.escapes == 0 ? "no escape" : "\(tally.escapes) escapes"
    var lines = [
      "\(schedules) of \(casesText), \(Int(rate)) a second; \(distinct), "
        + "\(tally.coverage) pairs of facts both ways, \(missed)"
    ]
    lines.append(
      "hash \(Self.hex(tally.hash)), seed \(identity.seed), \(identity.strategy)\(parts)")
    if !isComplete, failures == 0 { lines.append("not all of \(identity.planned) were run") }
    lines.append(failures == 0 ? "nothing failed" : "\(failures) failed")
    return lines.map { $0 + "\n" }.joined()
  }

  private var casesText: String {
    let count = identity.subjects.count
    return "\(count) \(count == 1 ? "case" : "cases")"
  }

  private var parts: String {
    guard let count = shards.first?.count, count > 1 else { return "" }
    let names = shards.map(\.description).joined(separator: " ")
    return missing.isEmpty ? ", all \(count) parts" : ", parts \(names)"
  }
}
