import PagerBus
import PagerSession

/// One HTML page that plays traces: no network, nothing to install, and a table of results with
/// pictures for who reads it without its script or on paper.
///
/// It is written from the beginning to the end: ``opening``, every trace with ``PlayerTrace``, then
/// ``closing(_:)``. The script stands before the traces, so that a long one can be looked at while
/// the rest is still being read.
package struct PlayerPage: Sendable {
  /// From this size on a page is slow to send and to open, in bytes.
  package static let comfortableMaximum = 20 << 20

  private let summaries: [PlayerSummary]

  /// Makes a page of traces, in their order.
  package init(_ summaries: [PlayerSummary]) { self.summaries = summaries }

  /// Everything before the first event.
  package var opening: [UInt8] {
    let policy = ContentPolicy(script: PlayerParts.script, style: PlayerParts.style)
    let title = summaries.first.map { "\($0.testCase) · \($0.session)" } ?? ""
    var page = Array(
      """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy.text)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(XMLText.content(title))</title>
      <style>
      """.utf8)
    page += PlayerParts.style
    page += Array("</style>\n</head>\n<body>\n".utf8)
    page += PlayerParts.body
    for summary in summaries {
      page += Array("<script type=\"application/json\" class=\"summary\">".utf8)
      EmbeddedText.append(json: summary.json.text.utf8, to: &page)
      page += Array("</script>\n".utf8)
    }
    page += Array("<script>".utf8)
    page += PlayerParts.script
    page += Array("</script>\n".utf8)
    return page
  }

  /// Everything after the last event.
  ///
  /// - Parameter traces: the traces as they were written, in their order.
  /// - Returns: the results with their pictures.
  package func closing(_ traces: [PlayerTrace]) -> [UInt8] {
    var text = "<section id=\"results\" aria-label=\"Results\">\n<h1>Results</h1>\n"
    text += "<table>\n<thead><tr><th>Case</th><th>Result</th><th>Checks</th><th>Events</th>"
    text += "<th>Time</th></tr></thead>\n<tbody>\n"
    for summary in summaries { text += Self.row(of: summary) }
    text += "</tbody>\n</table>\n"
    for (summary, trace) in zip(summaries, traces) {
      text += "<h2 dir=\"auto\">\(XMLText.content(summary.testCase))</h2>\n"
      for note in summary.notes { text += "<p>\(XMLText.content(note))</p>\n" }
      for failure in summary.failures {
        text += "<pre>\(XMLText.content(failure.text))</pre>\n"
      }
      text += trace.pictures.svg(scale: FilmStrip.pageScale) + "\n"
    }
    return Array((text + "</section>\n</body>\n</html>\n").utf8)
  }

  private static func row(of summary: PlayerSummary) -> String {
    let cells = [
      "\(summary.session): \(summary.testCase)", summary.outcome,
      "\(summary.heldCount)/\(summary.checkCount)", "\(summary.eventCount)",
      "\(TraceEvent.seconds(summary.time).dropLast(6)) s",
    ]
    let row = cells.map { "<td dir=\"auto\">\(XMLText.content($0))</td>" }.joined()
    return "<tr class=\"\(summary.outcome == "passed" ? "passed" : "failed")\">\(row)</tr>\n"
  }
}
