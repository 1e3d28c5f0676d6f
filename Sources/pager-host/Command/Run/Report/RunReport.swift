import PagerBus
import PagerSession

/// The text of results, in the form that was asked for.
struct RunReport {
  let format: RunFormat
  let isQuiet: Bool

  /// Whether seeds and hashes are printed, too.
  let isVerbose: Bool

  let hasColor: Bool

  /// Whether cases need their session's name to be told apart.
  let namesSessions: Bool

  private(set) var passedCount = 0
  private(set) var failedCount = 0
  private var protocolLines = TAPReport()
  private var document = JUnitReport()

  init(
    _ format: RunFormat, isQuiet: Bool, isVerbose: Bool, hasColor: Bool, namesSessions: Bool
  ) {
    self.format = format
    self.isQuiet = isQuiet
    self.isVerbose = isVerbose
    self.hasColor = hasColor
    self.namesSessions = namesSessions
  }

  /// The text before the first result.
  func head(count: Int) -> String {
    switch format {
    case .tap: TAPReport.head(count: count)
    case .pretty, .junit, .json: ""
    }
  }

  /// The text of one result.
  mutating func text(of result: CaseResult, session: String) -> String {
    if result.passed { passedCount += 1 } else { failedCount += 1 }
    switch format {
    case .pretty:
      if result.passed, isQuiet { return "" }
      let failures = result.failures.map { $0.text(color: hasColor) + "\n" }
      return line(result, session) + failures.joined()
    case .json: return CaseResultJSON.value(of: result, session: session).text + "\n"
    case .tap: return protocolLines.text(of: ReportedCase(result, session: session))
    case .junit:
      document.add(ReportedCase(result, session: session))
      return ""
    }
  }

  /// The text after the last case.
  var summary: String {
    let count = passedCount + failedCount
    switch format {
    case .tap: return ""
    case .junit: return document.text
    case .json:
      let value = JSONValue.object([
        .init("summary", .bool(true)), .init("cases", .integer(Int64(count))),
        .init("passed", .integer(Int64(passedCount))),
        .init("failed", .integer(Int64(failedCount))),
      ])
      return value.text + "\n"
    case .pretty:
      if isQuiet, failedCount == 0 { return "" }
      let cases = count == 1 ? "1 case" : "\(count) cases"
      return "\(cases): \(passedCount) passed, \(failedCount) failed\n"
    }
  }

  /// The text after a case that cannot be ended; readers of a document need all of it.
  mutating func text(ofDeath message: String, in testCase: String, session: String) -> String {
    switch format {
    case .pretty, .json: return ""
    case .tap: return TAPReport.bailOut(message)
    case .junit:
      let failure = ReportedFailure(.died, message, file: session, text: message)
      document.add(
        ReportedCase(session: session, name: testCase, time: 0, failures: [failure]))
      return document.text
    }
  }

  private func line(_ result: CaseResult, _ session: String) -> String {
    let sign = result.passed ? painted("✔", "32") : painted("✖", "31")
    let name = Diagnostic.visible(namesSessions ? "\(session): \(result.name)" : result.name)
    let checks = result.checks == 1 ? "1 check" : "\(result.checks) checks"
    let seconds = Self.seconds(result.time.nanoseconds)
    let hash = result.hash.isEmpty ? "no whole trace" : result.hash
    let more = isVerbose ? "  seed \(result.seed), \(hash)\n" : ""
    let shown = result.moreLines.map { "  \(Diagnostic.visible($0))\n" }.joined()
    return "\(sign) \(name)  \(checks), \(result.events) events, \(seconds) s\n" + more + shown
  }

  private func painted(_ text: String, _ code: String) -> String {
    hasColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  /// Seconds with three digits, cut off and not rounded.
  static func seconds(_ nanoseconds: Int64) -> String {
    String(TraceEvent.seconds(nanoseconds).dropLast(6))
  }
}
