import PagerBus
import PagerSession
import Testing

@testable import PagerHostCommand

/// `explore`: what people, programs and shells see of it.
struct ExploreCommandTests {
  private static let calm = """
    session 1
    pages 3
    set sampling 30Hz
    case "a jump" { select 2 jump; expect page = 2 }
    case "a move" { select 1 animated; wait idle; expect page = 1 }

    """

  private static func console() -> MemoryConsole { MemoryConsole(files: ["calm.session": calm]) }

  /// The last line, without what real time decides.
  private static func summary(_ run: CommandRun) throws -> [String: JSONValue] {
    let line = try #require(run.output.split(separator: "\n").last)
    let node = try JSONParser.parse(SourceText(name: "line", text: String(line)))
    var members: [String: JSONValue] = [:]
    for member in node.members ?? [] where !["rate", "seconds"].contains(member.name) {
      members[member.name] = member.node.value
    }
    return members
  }

  @Test func `a session that holds is explored, and people are told how much was seen`() {
    let run = CommandRun.of(
      "explore", "calm.session", "--schedules", "30", on: Self.console())

    #expect(run.exit == 0, "\(run.error)")
    #expect(run.output.hasPrefix("30 schedules of 2 cases, "))
    #expect(run.output.contains(" orders, "))
    #expect(run.output.contains(" pairs of facts both ways, no escape\nhash "))
    #expect(run.output.hasSuffix(", seed 1, random\nnothing failed\n"))
    #expect(run.error == "")
  }

  @Test func `the last object for programs is the summary`() throws {
    let run = CommandRun.of(
      "explore", "calm.session", "--schedules", "20", "--json", on: Self.console())

    let summary = try Self.summary(run)
    #expect(summary["summary"] == true)
    #expect(summary["schedules"] == 20)
    #expect(summary["escapes"] == 0)
    #expect(summary["failures"] == 0)
    #expect(summary["complete"] == true)
    for name in ["distinct", "hash", "coverage", "steps", "hops"] { #expect(summary[name] != nil) }
    #expect(run.output.contains(#"{"session":"calm.session","case":"a jump","pairs":["#))
  }

  @Test(arguments: [2, 3])
  func `the number of threads changes nothing`(jobs: Int) throws {
    let words = ["explore", "calm.session", "--schedules", "12", "--json"]
    let one = CommandRun.of(words, on: Self.console())
    let many = CommandRun.of(words + ["--jobs", "\(jobs)"], on: Self.console())

    #expect(try Self.summary(one) == Self.summary(many))
    #expect(
      one.output.split(separator: "\n").dropLast() == many.output.split(separator: "\n").dropLast())
  }

  @Test func `another seed is another campaign`() throws {
    let words = ["explore", "calm.session", "--schedules", "10", "--json", "--seed"]
    let first = try Self.summary(CommandRun.of(words + ["1"], on: Self.console()))
    let second = try Self.summary(CommandRun.of(words + ["2"], on: Self.console()))

    #expect(first["hash"] != second["hash"])
  }

  @Test(arguments: ["random", "pct", "roundRobin", "exhaustive"])
  func `every strategy runs`(strategy: String) throws {
    let run = CommandRun.of(
      "explore", "calm.session", "--schedules", "6", "--strategy", strategy, "--elastic", "0",
      on: Self.console())

    #expect(run.exit == 0, "\(run.output)")
    let count = strategy == "roundRobin" ? 2 : 6
    #expect(run.output.hasPrefix("\(count) schedules of 2 cases"))
    #expect(run.output.contains(", \(strategy)\n"))
  }

  @Test func `at the limit of time it ends with what it has`() {
    let run = CommandRun.of(
      "explore", "calm.session", "--schedules", "1000000", "--max-wall", "300ms",
      on: Self.console())

    #expect(run.exit == 0)
    #expect(run.output.contains("not all of 1000000 were run\nnothing failed\n"))
  }

  struct Wrong: Sendable {
    let words: [String]
    let exit: Int32
    let message: String

    init(_ words: String, _ exit: Int32, _ message: String) {
      self.words = words.split(separator: " ").map { String($0) }
      self.exit = exit
      self.message = message
    }
  }

  static let wrong: [Wrong] = [
    Wrong("calm.session --shard 5/4", 2, "`--shard` takes a part such as 3/16, not \"5/4\""),
    Wrong("calm.session --elastic 0,x", 2, "`--elastic` takes whole milliseconds"),
    Wrong("calm.session --elastic 0,60001", 2, "each at most 60000"),
    Wrong("calm.session --faults crsh", 2, "did you mean `crash`?"),
    Wrong("calm.session --strategy rnadom", 2, "did you mean `random`?"),
    Wrong("calm.session --replay ?", 2, "`--replay` takes the choices of a failure"),
    Wrong("calm.session --replay AQ", 2, "`--replay` shows one case, and there are 2"),
    Wrong("calm.session --replay AQ --seed 1", 2, "`--replay` and `--seed` exclude each other"),
    Wrong("calm.session --strategy exhaustive --shard 1/2", 2, "has no parts"),
    Wrong("no.session", 3, "cannot read `no.session`"),
    Wrong("", 2, "`explore` needs a SESSION"),
  ]

  @Test(arguments: wrong)
  func `a command line that cannot be followed says why`(wrong: Wrong) {
    let run = CommandRun.of(["explore"] + wrong.words, on: Self.console())

    #expect(run.exit == wrong.exit)
    #expect(run.error.contains(wrong.message), "\(run.error)")
    #expect(run.output == "")
  }
}
