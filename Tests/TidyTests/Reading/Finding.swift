import Testing

/// A place that breaks a rule, and what to do about it.
struct Finding: Equatable, Sendable, CustomStringConvertible {
  let path: String

  /// The line, counted from one; nil if the whole file or folder is meant.
  let line: Int?

  /// What is wrong and what to do.
  let advice: String

  var description: String {
    guard let line else { return "\(path): \(advice)" }
    return "\(path):\(line): \(advice)"
  }
}

extension Finding {
  /// A finding at a token.
  init(_ file: SourceFile, _ token: Token, _ advice: String) {
    self.init(path: file.path, line: token.line, advice: advice)
  }
}

extension [Finding] {
  /// One finding a line, for a failing test.
  var report: String {
    "\(count) findings\n" + map(\.description).joined(separator: "\n")
  }
}

/// Fails the test with one line a finding.
func expectNone(_ findings: [Finding], sourceLocation: SourceLocation = #_sourceLocation) {
  guard !findings.isEmpty else { return }
  Issue.record("\(findings.report)", sourceLocation: sourceLocation)
}
