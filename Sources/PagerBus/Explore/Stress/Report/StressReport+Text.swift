public import PagerBus
import PagerTesting

/// How a report is read: by people as a table, by programs as JSON.
extension StressReport {
  /// The report as one table, a line a figure, with the broken law at its end.
  public func render() -> String {
    let rows = figures.map { ($0.name, Self.text($0.value)) }
    let width = rows.map(\.0.count).max() ?? 0
    let valueWidth = rows.map(\.1.count).max() ?? 0
    var lines = rows.map { name, value in
      name + Self.spaces(width - name.count + 2) + Self.spaces(valueWidth - value.count) + value
    }
    if let hang {
      lines.append("hang: " + (hang.isEmpty ? "nothing is busy" : hang.joined(separator: ", ")))
    }
    lines.append(lawBroken.map { "broken: \($0)" } ?? "all laws hold")
    return lines.joined(separator: "\n") + "\n"
  }

  /// The report as one JSON object.
  public var json: JSONValue {
    var members = figures.map { figure in
      JSONValue.Member(Self.key(figure.name), figure.value)
    }
    members.append(.init("hang", hang.map { .array($0.map(JSONValue.string)) } ?? .null))
    members.append(.init("lawBroken", lawBroken.map(Self.json) ?? .null))
    return .object(members)
  }

  private var figures: [(name: String, value: JSONValue)] {
    [
      ("seed", .string(String(options.seed))),
      ("publishers", Self.whole(options.publishers)),
      ("subscribers", Self.whole(options.subscribers)), ("slow", Self.whole(options.slow)),
      ("seconds", Self.rounded(seconds, to: 100)), ("events", Self.whole(events)),
      ("events per second", Self.rounded(eventsPerSecond, to: 1)),
      ("deliveries", Self.whole(deliveries)), ("rests", Self.whole(rests)),
      ("delivery p50 us", Self.rounded(latencyMedian, to: 10)),
      ("delivery p99 us", Self.rounded(latencyTail, to: 10)),
      ("worst lag", Self.whole(worstLag)), ("order violations", Self.whole(orderViolations)),
      ("lost", Self.whole(lost)), ("doubled", Self.whole(doubled)), ("gaps", Self.whole(gaps)),
      ("lost in gaps", Self.whole(lostInGaps)), ("churned", Self.whole(churned)),
      ("late deliveries", Self.whole(lateDeliveries)),
      ("missed placements", Self.whole(missedPlacements)),
      ("leaked tasks", Self.whole(leakedTasks)),
      ("leaked continuations", Self.whole(leakedContinuations)),
      ("leaked timers", Self.whole(leakedTimers)), ("violations", Self.whole(violations)),
    ]
  }

  private static func whole(_ value: Int) -> JSONValue { .integer(Int64(value)) }

  private static func rounded(_ value: Double, to parts: Double) -> JSONValue {
    .number((value * parts).rounded() / parts)
  }

  private static func json(_ violation: Violation) -> JSONValue {
    .object([
      .init("law", .string(violation.law)), .init("what", .string(violation.what)),
      .init("first", .integer(Int64(clamping: violation.first))),
      .init("second", violation.second.map { .integer(Int64(clamping: $0)) } ?? .null),
    ])
  }

  private static func text(_ value: JSONValue) -> String {
    switch value {
    case .string(let text): text
    case .null, .bool, .integer, .number, .array, .object: value.text
    }
  }

  /// `events per second` as `eventsPerSecond`.
  private static func key(_ name: String) -> String {
    let words = name.split(separator: " ")
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return String(words.first ?? "") + rest.joined()
  }

  private static func spaces(_ count: Int) -> String {
    String(repeating: " ", count: max(count, 0))
  }
}
