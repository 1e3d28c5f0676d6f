import PagerBus

/// Results in the lines of the Test Anything Protocol, version 14.
package struct TAPReport: Sendable {
  private var count = 0

  /// Makes a report of no cases.
  package init() {}

  /// The lines before the first case.
  package static func head(count: Int) -> String {
    "TAP version 14\n1..\(count)\n"
  }

  /// The lines of the next case; a failed one says more in a block of YAML.
  package mutating func text(of reported: ReportedCase) -> String {
    count += 1
    let verdict = reported.failures.isEmpty ? "ok" : "not ok"
    let name = Self.description("\(reported.session): \(reported.name)")
    // A comment belongs to nothing; behind the block of its case it cannot tear the two apart.
    let shown = reported.shown.map { "# \(Diagnostic.visible($0))\n" }
    return "\(verdict) \(count) - \(name)\n" + Self.block(reported) + shown.joined()
  }

  /// The line that says that no more cases follow, although there are more.
  package static func bailOut(_ reason: String) -> String {
    "Bail out! \(description(reason))\n"
  }

  /// A description is one line, in which `#` would begin a directive.
  private static func description(_ text: String) -> String {
    Diagnostic.visible(text).reduce(into: "") { escaped, character in
      if character == "\\" || character == "#" { escaped.append("\\") }
      escaped.append(character)
    }
  }

  private static func block(_ reported: ReportedCase) -> String {
    guard let first = reported.failures.first else { return "" }
    var lines = ["---"] + self.lines(of: first) + ["severity: fail"]
    lines.append("duration_ms: \(milliseconds(reported.time))")
    if reported.failures.count > 1 {
      lines.append("others:")
      for failure in reported.failures.dropFirst() {
        let inner = self.lines(of: failure)
        lines.append("  - " + inner[0])
        lines += inner.dropFirst().map { "    " + $0 }
      }
    }
    lines.append("...")
    return lines.map { "  \($0)\n" }.joined()
  }

  private static func lines(of failure: ReportedFailure) -> [String] {
    var lines = ["message: " + YAMLText.quoted(failure.message)]
    lines.append("type: \(failure.kind.rawValue)")
    lines += ["at:", "  file: " + YAMLText.quoted(failure.file)]
    if let line = failure.line { lines.append("  line: \(line)") }
    if let column = failure.column { lines.append("  column: \(column)") }
    if let expected = failure.expected { lines.append("expected: " + YAMLText.quoted(expected)) }
    if let actual = failure.actual { lines.append("actual: " + YAMLText.quoted(actual)) }
    return lines
  }

  private static func milliseconds(_ nanoseconds: Int64) -> String {
    let (whole, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000)
    let digits = String(rest)
    return "\(whole)." + String(repeating: "0", count: max(0, 6 - digits.utf8.count)) + digits
  }
}

/// Text as it may stand in YAML.
private enum YAMLText {
  /// A double-quoted scalar on one line.
  ///
  /// It is what JSON writes, but for characters that JSON lets stand and YAML does not.
  static func quoted(_ text: String) -> String {
    var quoted = ""
    for scalar in JSONValue.string(text).text.unicodeScalars {
      switch scalar.value {
      case 0x7F...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted
  }
}
