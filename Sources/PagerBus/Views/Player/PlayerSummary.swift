import PagerBus
package import PagerSession

/// What a page must know of a trace before its first event: how much there is, how it ended.
package struct PlayerSummary: Sendable {
  /// The text of the session; nil if only the trace is there.
  package var script: String?

  /// How many events there are.
  private(set) var eventCount = 0

  /// The last instant, in virtual nanoseconds.
  private(set) var time: Int64 = 0

  /// What is to be said of the trace itself, such as that it is torn.
  private(set) var notes: [String] = []

  private var header: TraceFileHeader?
  private var verdict = TraceVerdict()
  private var result: String?
  private var passedCount = 0
  private var failedCount = 0

  /// Makes a summary that has read nothing.
  package init(script: String? = nil) { self.script = script }

  /// Takes in the next line of the trace.
  package mutating func add(_ line: TraceLine) {
    verdict.add(line)
    switch line {
    case .header(let header): self.header = header
    case .key: break
    case .event(let event):
      eventCount += 1
      time = event.time
      guard event.type == ExpectChecked.name.text, case .bool(let isOK)? = event.data["ok"] else {
        return
      }
      if isOK { passedCount += 1 } else { failedCount += 1 }
    case .end(let end):
      time = max(time, end.time)
      result = end.result
    }
  }

  /// Takes in how the trace ends.
  package mutating func close(_ ending: TraceEnding) {
    switch ending {
    case .complete, .unread: break
    case .missing: notes.append("The trace has no last record: the run died.")
    case .torn: notes.append("The last line of the trace is torn: the run died while it wrote.")
    }
  }

  /// The file name of the session.
  var session: String { header?.session ?? "" }

  /// The case.
  var testCase: String { header?.testCase ?? "" }

  /// `passed`, `failed`, or `died` for a run that has no end.
  var outcome: String { result ?? "died" }

  /// What was not as the session says.
  var failures: [ReportedFailure] { verdict.reported.failures }

  /// How many expectations were looked at.
  var checkCount: Int { passedCount + failedCount }

  /// How many of them held.
  var heldCount: Int { passedCount }

  /// Everything, for the script of the page.
  var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("session", .string(session)), .init("case", .string(testCase)),
      .init("result", .string(outcome)), .init("events", .integer(Int64(eventCount))),
      .init("time", .integer(time)), .init("checks", .integer(Int64(checkCount))),
      .init("held", .integer(Int64(heldCount))),
      .init("notes", .array(notes.map { .string($0) })),
      .init("trace", header?.value ?? .null),
      .init("failures", .array(failures.map { Self.json(of: $0) })),
    ]
    if let script { members.append(.init("script", .string(script))) }
    return .object(members)
  }

  private static func json(of failure: ReportedFailure) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("message", .string(failure.message)), .init("text", .string(failure.text)),
      .init("file", .string(failure.file)),
    ]
    if let line = failure.line { members.append(.init("line", .integer(Int64(line)))) }
    return .object(members)
  }
}
