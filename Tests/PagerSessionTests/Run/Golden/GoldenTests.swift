import PagerSession
import TestSupport
import Testing

/// What a case is compared with as a whole.
struct GoldenTests {
  private static func session(_ motion: String, level: String = "") -> String {
    """
    session 1
    pages 3
    set motion \(motion)
    case "a" {
      select 1 animated
      wait idle
      expect trace same "a.golden" \(level)
    }
    """
  }

  /// The file that a run would write.
  private func golden(_ text: String) throws -> String {
    let (file, diagnostics) = Parser.parse(SourceText(name: "a.session", text: text))
    try diagnostics.check()
    var options = RunOptions()
    options.isUpdating = true
    options.files = TextFiles()
    let runner = try CaseRunner(
      plan: SessionPlan(file), index: 0, options: options, sink: TraceMemory())
    let result = runner.run().result
    #expect(result.passed)
    let revision = try #require(result.revisions.first)
    #expect(revision.target == .golden("a.golden"))
    return revision.text
  }

  private func run(_ text: String, _ golden: String) throws -> SessionProbe {
    try SessionProbe(text, name: "a.session", files: TextFiles(["a.golden": golden]))
  }

  @Test func `decisions survive another motion`() throws {
    let golden = try golden(Self.session("spring(1,200,1)"))

    let probe = try run(Self.session("spring(1,400,1)"), golden)

    #expect(probe.failures == [])
    #expect(!golden.contains("scroll.moved"))
    #expect(!golden.contains("position"))
  }

  @Test func `all is every event, so another motion is another trace`() throws {
    let golden = try golden(Self.session("spring(1,200,1)", level: "level all"))

    let same = try run(Self.session("spring(1,200,1)", level: "level all"), golden)
    let other = try run(Self.session("spring(1,400,1)", level: "level all"), golden)

    #expect(same.failures == [])
    #expect(golden.contains("scroll.moved"))
    #expect(other.failures.count == 1)
  }

  @Test func `a difference is told by its lines`() throws {
    let text = Self.session("spring(1,200,1)")
    let golden = try golden(text).replacing(#""reason":"code""#, with: #""reason":"tap""#)

    let probe = try run(text, golden)

    let failure = try #require(probe.results[0].failures.first)
    #expect(failure.message == #"expected trace same "a.golden" level decisions"#)
    #expect(failure.details.filter { $0.hasPrefix("- ") }.count == 4)
    #expect(failure.details.filter { $0.hasPrefix("+ ") }.count == 4)
    #expect(failure.details.prefix(8).allSatisfy { $0.contains(#""reason":"#) })
    #expect(failure.details.dropFirst(8).first?.contains("selection.requested") == true)
    #expect(failure.actual?.hasPrefix("other events from line ") == true)
  }

  @Test func `a file that is missing, or something else, is said`() throws {
    let text = Self.session("spring(1,200,1)")

    let missing = try SessionProbe(text, name: "a.session")
    let other = try run(text, "session 1\n")

    #expect(
      missing.results[0].failures[0].actual == "cannot read `a.golden`: there is no such file")
    #expect(other.results[0].failures[0].actual == "`a.golden` is no golden file")
  }
}
