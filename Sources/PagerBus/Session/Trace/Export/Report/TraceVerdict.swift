import PagerBus

/// Reads from a trace what became of its case.
package struct TraceVerdict: Sendable {
  private var session = ""
  private var name = ""
  private var time: Int64 = 0
  private var failures: [ReportedFailure] = []
  private var result: String?
  private var troubles = PluginTroubles()

  /// Makes a verdict that has read nothing.
  package init() {}

  /// Takes in the next line of the trace.
  package mutating func add(_ line: TraceLine) {
    switch line {
    case .header(let header):
      session = header.session
      name = header.testCase
    case .event(let event): add(event)
    case .key: break
    case .end(let end):
      time = end.time
      result = end.result
    }
  }

  /// The case as a report tells it, once all lines were read.
  package var reported: ReportedCase {
    var failures = failures
    if result == nil {
      failures.append(failure(.died, "the run died before the case ended"))
    } else if result != "passed", failures.isEmpty {
      failures.append(failure(.stop, "the case did not pass; the trace does not say why"))
    }
    return ReportedCase(
      session: session, name: name, time: time, failures: failures,
      shown: troubles.notes.map(\.line))
  }

  private mutating func add(_ event: TraceEvent) {
    time = event.time
    troubles.see(event)
    switch event.type {
    case ExpectChecked.name.text:
      guard let checked = try? ExpectChecked(json: event.data), !checked.ok else { return }
      failures.append(
        failure(
          .expectation, "expected \(checked.expected)", at: event, time: checked.at,
          expected: checked.expected, actual: checked.actual))
    case CaseEnded.name.text:
      guard let reason = (try? CaseEnded(json: event.data))?.reason else { return }
      failures.append(failure(.stop, reason, at: event))
    default: break
    }
  }

  private func failure(
    _ kind: ReportedFailure.Kind, _ message: String, at event: TraceEvent? = nil,
    time: Int64? = nil, expected: String? = nil, actual: String? = nil
  ) -> ReportedFailure {
    let parts = event?.step?.split(separator: ":") ?? []
    let place = parts.suffix(2).compactMap { Int($0) }
    // A statement of another file has its path before its place.
    let file = parts.count > 2 ? parts.dropLast(2).joined(separator: ":") : session
    let step =
      place.isEmpty ? "" : " at " + ([file] + place.map(String.init)).joined(separator: ":")
    let found = actual.map { ", found \($0)" } ?? ""
    let seconds = TraceEvent.seconds(time ?? self.time)
    return ReportedFailure(
      kind, message, file: file, line: place.first, column: place.dropFirst().first,
      expected: expected, actual: actual,
      text: "\(message)\(found)\(step)\n  = at \(seconds.dropLast(6)) s\n")
  }
}
