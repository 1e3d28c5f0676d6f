/// Results as the XML that build servers read.
///
/// A session is a `testsuite`, a case a `testcase`. Times are virtual, so the same run gives the
/// same bytes. A suite counts its cases before it lists them, and so nothing can be printed before
/// the end.
package struct JUnitReport: Sendable {
  private struct Suite: Sendable {
    let session: String
    var cases: [ReportedCase]
  }

  private var suites: [Suite] = []

  /// Makes a report of no cases.
  package init() {}

  /// Takes in the next case.
  package mutating func add(_ reported: ReportedCase) {
    if suites.last?.session == reported.session {
      suites[suites.count - 1].cases.append(reported)
    } else {
      suites.append(Suite(session: reported.session, cases: [reported]))
    }
  }

  /// The whole document.
  package var text: String {
    var text = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
    text += #"<testsuites name="pager-host" \#(Self.counts(suites.flatMap(\.cases)))>"# + "\n"
    for suite in suites {
      let name = XMLText.attribute(suite.session)
      text += #"  <testsuite name="\#(name)" \#(Self.counts(suite.cases))>"# + "\n"
      for reported in suite.cases { text += Self.testCase(reported) }
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  private static func counts(_ cases: [ReportedCase]) -> String {
    let errors = cases.count { isError($0) }
    let failures = cases.count { !$0.failures.isEmpty } - errors
    let time = TraceEvent.seconds(cases.reduce(0) { $0 &+ $1.time })
    return #"tests="\#(cases.count)" failures="\#(failures)" errors="\#(errors)" "#
      + #"skipped="0" time="\#(time)""#
  }

  /// A case that did not end has no result; readers call that an error, not a failure.
  private static func isError(_ reported: ReportedCase) -> Bool {
    reported.failures.contains { $0.kind == .died }
  }

  /// Readers look at one failure of a case, so all of them are in its text.
  private static func testCase(_ reported: ReportedCase) -> String {
    var head = #"    <testcase name="\#(XMLText.attribute(reported.name))""#
    head += #" classname="\#(XMLText.attribute(className(of: reported.session)))""#
    head += #" file="\#(XMLText.attribute(reported.session))" time="\#(reported.seconds)""#
    let shown = reported.shown.map { XMLText.content($0) + "\n" }.joined()
    let output = shown.isEmpty ? "" : "      <system-out>\(shown)</system-out>\n"
    guard let first = reported.failures.first else {
      return head + (output.isEmpty ? "/>\n" : ">\n\(output)    </testcase>\n")
    }
    let element = isError(reported) ? "error" : "failure"
    let more = reported.failures.count - 1
    let message = first.message + (more > 0 ? " (and \(more) more)" : "")
    let text = reported.failures.map(\.text).joined(separator: "\n")
    return head + ">\n"
      + #"      <\#(element) message="\#(XMLText.attribute(message))" "#
      + #"type="\#(first.kind.rawValue)">\#(XMLText.content(text))</\#(element)>"# + "\n"
      + output + "    </testcase>\n"
  }

  /// The session's path in the form of a name of a class: folders joined by points, no ending.
  private static func className(of session: String) -> String {
    let suffix = ".session"
    let path = session.hasSuffix(suffix) ? String(session.dropLast(suffix.count)) : session
    let parts = path.split(separator: "/").filter { $0 != "." && $0 != ".." }
    return parts.isEmpty ? "session" : parts.joined(separator: ".")
  }
}
