import PagerBus
import Testing

@testable import PagerSession

struct HistoryTests {
  private static func runner(_ text: String) throws -> CaseRunner<TraceNowhere> {
    let (file, diagnostics) = Parser.parse(SourceText(name: "a.session", text: text))
    try diagnostics.check()
    return try CaseRunner(
      plan: SessionPlan(file), index: 0, options: RunOptions(), sink: TraceNowhere())
  }

  /// How many events a session of so many rounds has, and how many things it keeps of them.
  private static func kept(rounds: Int, check: String = "") throws -> (events: Int, kept: Int) {
    let runner = try runner(
      """
      session 1
      pages 9
      case "long" {
        repeat \(rounds) {
          select 1 animated; wait idle; expect page = 1
          select 0 animated; wait idle; expect page = 0
        }
        \(check)
      }

      """)
    let result = runner.run().result
    #expect(result.failures.map(\.message) == [])
    #expect(runner.log.steps.count <= runner.log.history.keptCount)
    return (Int(result.events), runner.log.history.keptCount)
  }

  @Test func `what a case keeps does not grow with its length`() throws {
    let short = try Self.kept(rounds: 6)
    let long = try Self.kept(rounds: 60)

    #expect((1_500...2_500).contains(short.events))
    #expect((15_000...25_000).contains(long.events))
    #expect(short.kept == long.kept)
  }

  @Test func `a look at the last event of a type keeps one event`() throws {
    let check = "expect last page.settled.index = 0"
    let short = try Self.kept(rounds: 2, check: check)
    let long = try Self.kept(rounds: 8, check: check)

    #expect(short.kept == long.kept)
  }

  @Test func `a count keeps the events of its type`() throws {
    let short = try Self.kept(rounds: 2, check: "expect count page.settled = 4")
    let long = try Self.kept(rounds: 8, check: "expect count page.settled = 16")

    #expect(long.kept - short.kept == 12)
  }

  /// A statement, and whether it looks back at everything.
  static let looks: [(statement: String, isEverything: Bool)] = [
    ("expect page = 0", false), ("expect tab(0).x = 0px", false), ("always page in 0..8", false),
    ("wait until page = 0 within 1s", false), ("expect count page.settled = 0", false),
    ("expect none page.settled", false), ("expect last page.settled.index = 0", false),
    ("expect order page 1", true), ("expect always page = 0", true),
    ("repeat 2 { repeat 2 { expect order page 1 } }", true),
  ]

  @Test(arguments: looks)
  func `only a look at values of the past keeps every event`(
    _ row: (statement: String, isEverything: Bool)
  ) throws {
    let runner = try Self.runner("session 1\ncase \"a\" { \(row.statement) }\n")

    #expect(runner.log.history.isWhole == row.isEverything)
  }

  @Test(arguments: ["before-each { %% }\n", "gesture g { %% }\n"])
  func `what runs beside the case is looked at, too`(_ text: String) throws {
    let parts = text.split(separator: "%%")
    let block = parts.joined(separator: "expect order page 1")

    let runner = try Self.runner("session 1\n\(block)case \"a\" { wait idle }\n")

    #expect(runner.log.history.isWhole)
  }

  @Test func `a failure has its causes although the case did not keep them`() throws {
    let runner = try Self.runner(
      "session 1\ncase \"a\" { select 1 jump; wait idle; expect page = 2 }\n")

    let failure = try #require(runner.run().result.failures.first)

    #expect(!runner.log.history.isWhole)
    #expect(failure.details.count > 2)
    #expect(failure.details.last == "it was never true in this case")
    #expect(failure.details.dropFirst().first?.hasPrefix("because of #") == true)
  }
}
