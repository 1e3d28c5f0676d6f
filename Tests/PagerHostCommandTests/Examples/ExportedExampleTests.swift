import FoundationEssentials
import PagerSession
import TestSupport
import Testing

/// Every session that is shipped, made of its own traces.
struct ExportedExampleTests {
  @Test(arguments: ExampleSessionTests.sessions)
  func `a trace as a session decides the same again`(path: String) throws {
    let url = ExampleSessionTests.root.appending(path: "Sessions/\(path)")
    let text = try String(contentsOf: url, encoding: .utf8)
    let plugins = try ExampleSessionTests.plugins(of: SourceText(name: path, text: text), at: url)
    let probe = try SessionProbe(text, name: path, plugins: plugins, files: ExampleFiles())

    for trace in probe.traces {
      let first = try TraceText(trace)
      let exported = try first.session()
      let again = try SessionProbe(exported.text, name: path, plugins: plugins)

      let checked = Checker.read(
        SourceText(name: path, text: exported.text), vocabulary: CheckVocabulary())
      #expect(checked.diagnostics.warnings.map(\.message) == [])
      #expect(exported.warnings == [])
      #expect(again.failures == [])
      #expect(again.results.allSatisfy { $0.checks >= 4 })
      #expect(try TraceText(again.traces[0]).decisions == first.decisions)
    }
  }
}
