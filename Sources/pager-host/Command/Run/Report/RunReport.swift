import PagerBus
import PagerSession

/// The text of results: a line a case, failures below it, and a summary.
struct RunReport {
  let isJSON: Bool
  let isQuiet: Bool

  /// Whether seeds and hashes are printed, too.
  let isVerbose: Bool

  let hasColor: Bool

  /// Whether cases need their session's name to be told apart.
  let namesSessions: Bool

  private(set) var passedCount = 0
  private(set) var failedCount = 0

  init(isJSON: Bool, isQuiet: Bool, isVerbose: Bool, hasColor: Bool, namesSessions: Bool) {
    self.isJSON = isJSON
    self.isQuiet = isQuiet
    self.isVerbose = isVerbose
    self.hasColor = hasColor
    self.namesSessions = namesSessions
  }

  /// The text of one result.
  mutating func text(of result: CaseResult, session: String) -> String {
    if result.passed { passedCount += 1 } else { failedCount += 1 }
    if isJSON { return CaseResultJSON.value(of: result, session: session).text + "\n" }
    if result.passed, isQuiet { return "" }
    return line(result, session) + result.failures.map { failure($0) }.joined()
  }

  /// The text after the last case.
  var summary: String {
    let count = passedCount + failedCount
    if isJSON {
      let value = JSONValue.object([
        .init("summary", .bool(true)), .init("cases", .integer(Int64(count))),
        .init("passed", .integer(Int64(passedCount))),
        .init("failed", .integer(Int64(failedCount))),
      ])
      return value.text + "\n"
    }
    if isQuiet, failedCount == 0 { return "" }
    let cases = count == 1 ? "1 case" : "\(count) cases"
    return "\(cases): \(passedCount) passed, \(failedCount) failed\n"
  }

  private func line(_ result: CaseResult, _ session: String) -> String {
    let sign = result.passed ? painted("✔", "32") : painted("✖", "31")
    let name = Diagnostic.visible(namesSessions ? "\(session): \(result.name)" : result.name)
    let checks = result.checks == 1 ? "1 check" : "\(result.checks) checks"
    let seconds = Self.seconds(result.time.nanoseconds)
    let more = isVerbose ? "  seed \(result.seed), \(result.hash)\n" : ""
    return "\(sign) \(name)  \(checks), \(result.events) events, \(seconds) s\n" + more
  }

  private func failure(_ failure: CaseFailure) -> String {
    let width = String(failure.place.range.start.line).utf8.count + 2
    let indentation = String(repeating: " ", count: width)
    var text = failure.diagnostic.render(color: hasColor)
    text += "\(indentation)= at \(Self.seconds(failure.time.nanoseconds)) s\n"
    for detail in failure.details { text += "\(indentation)= \(Diagnostic.visible(detail))\n" }
    return text + "\n"
  }

  private func painted(_ text: String, _ code: String) -> String {
    hasColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  /// Seconds with three digits, cut off and not rounded.
  static func seconds(_ nanoseconds: Int64) -> String {
    String(TraceEvent.seconds(nanoseconds).dropLast(6))
  }
}
