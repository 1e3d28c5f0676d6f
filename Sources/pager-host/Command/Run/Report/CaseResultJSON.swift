import PagerBus
import PagerSession

/// A result as JSON, for programs.
enum CaseResultJSON {
  /// The object of one case.
  static func value(of result: CaseResult, session: String) -> JSONValue {
    .object([
      .init("session", .string(session)), .init("case", .string(result.name)),
      .init("passed", .bool(result.passed)), .init("checks", .integer(Int64(result.checks))),
      .init("events", .integer(Int64(clamping: result.events))),
      .init("t", .integer(result.time.nanoseconds)), .init("seed", .string(String(result.seed))),
      .init("hash", .string(result.hash)),
      .init("failures", .array(result.failures.map { value(of: $0) })),
      .init("shown", .array(result.shown.map { value(of: $0) })),
      .init("notes", .array(result.notes.map { value(of: $0) })),
    ])
  }

  private static func value(of shown: ShownValue) -> JSONValue {
    let start = shown.place.range.start
    return .object([
      .init("file", .string(shown.place.source.name)),
      .init("line", .integer(Int64(start.line))), .init("column", .integer(Int64(start.column))),
      .init("subject", .string(shown.subject)), .init("value", .string(shown.value)),
      .init("t", .integer(shown.time.nanoseconds)),
    ])
  }

  private static func value(of note: CaseNote) -> JSONValue {
    var members: [JSONValue.Member] = [.init("message", .string(note.text))]
    if let step = note.step { members.append(.init("step", .string(step))) }
    members.append(.init("t", .integer(note.time.nanoseconds)))
    return .object(members)
  }

  private static func value(of failure: CaseFailure) -> JSONValue {
    let start = failure.place.range.start
    var members: [JSONValue.Member] = [
      .init("file", .string(failure.place.source.name)),
      .init("line", .integer(Int64(start.line))), .init("column", .integer(Int64(start.column))),
      .init("message", .string(failure.message)),
    ]
    if let expected = failure.expected { members.append(.init("expected", .string(expected))) }
    if let actual = failure.actual { members.append(.init("actual", .string(actual))) }
    members.append(.init("t", .integer(failure.time.nanoseconds)))
    members.append(.init("details", .array(failure.details.map { .string($0) })))
    if let help = failure.help { members.append(.init("help", .string(help))) }
    return .object(members)
  }
}
