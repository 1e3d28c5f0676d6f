import PagerExplore
import PagerSession
import TestSupport
import Testing

/// A session as statements that can be left out.
struct SessionReductionTests {
  private static let text = """
    session 1
    view 390x844
    pages 4
    case "one" {
      mark m
      together {
        lane { select 1 jump }
        lane { select 2 jump }
      }
      expect page = 2
    }
    case "two" { select 3 jump }
    """

  private static func reduction(
    _ text: String, index: Int = 0, name: String = "a.session"
  ) throws -> SessionReduction {
    let (file, diagnostics) = Parser.parse(SourceText(name: name, text: text))
    try diagnostics.check()
    return SessionReduction(of: file, index: index, vocabulary: CheckVocabulary())
  }

  private static func text(of file: SessionFile?) -> String? {
    file.map { SessionFormatter.text(of: $0) }
  }

  @Test func `only the chosen case is left, with what sets it up`() throws {
    let reduction = try Self.reduction(Self.text, index: 1)

    #expect(
      Self.text(of: reduction.whole) == """
        session 1
        view 390x844
        pages 4
        case "two" {
          select 3 jump
        }

        """)
  }

  @Test func `statements are counted in reading order, with those in blocks, without the case`()
    throws
  {
    let reduction = try Self.reduction(Self.text)

    #expect(reduction.outline == StatementOutline(sizes: [0, 0, 0, 4, 1, 0, 1, 0, 0]))
  }

  @Test func `what is left out is gone, and everything else stays`() throws {
    let reduction = try Self.reduction(Self.text)

    #expect(
      Self.text(of: reduction.session(without: [0, 2, 6])) == """
        session 1
        pages 4
        case "one" {
          together {
            lane {
              select 1 jump
            }
          }
          expect page = 2
        }

        """)
  }

  @Test func `what would be no session is none`() throws {
    let reduction = try Self.reduction(
      "session 1\ngesture nudge { select 1 jump }\ncase \"one\" { do nudge }")

    #expect(reduction.session(without: [0]) == nil)
    #expect(reduction.session(without: [0, 2]) != nil)
  }

  @Test func `a session without cases becomes the case of its file, and draws the same`() throws {
    let text = "session 1\npages 9\nselect $any(0..8) jump\nselect $any(0..8) jump\nwait idle"
    let reduction = try Self.reduction(text, name: "some/walk.session")

    let left = try #require(Self.text(of: reduction.session(without: [])))
    #expect(left.contains("case \"walk\" {"))
    let before = try SessionProbe(text, name: "some/walk.session")
    let after = try SessionProbe(left, name: "-")
    let selections = { (trace: String) in
      trace.split(separator: "\n").filter { $0.contains("selection.changed") }
        .compactMap { line in
          line.firstRange(of: "\"to\":").map { line[$0.upperBound...].prefix(1) }
        }
    }
    #expect(selections(before.traces[0]).count > 1)
    #expect(selections(before.traces[0]) == selections(after.traces[0]))
  }

  @Test func `a plugins statement stays`() throws {
    let reduction = try Self.reduction("session 1\nplugins \"p.json\"\ncase \"a\" { reload }")

    #expect(reduction.outline.count == 1)
    #expect(Self.text(of: reduction.whole)?.contains("plugins \"p.json\"") == true)
  }
}
