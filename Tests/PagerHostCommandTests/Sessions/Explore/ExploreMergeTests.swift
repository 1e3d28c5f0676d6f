import Testing

@testable import PagerHostCommand

/// `explore merge`: parts that ran for themselves become one campaign.
struct ExploreMergeTests {
  private static let session = """
    session 1
    pages 4
    set sampling 30Hz
    case "a" { select 2 jump; wait idle }
    case "b" { select 1 animated; wait idle; expect page = 1 }

    """

  private static func explore(_ more: String...) -> CommandRun {
    CommandRun.of(
      ["explore", "a.session", "--schedules", "20", "--json"] + more,
      on: MemoryConsole(files: ["a.session": session]))
  }

  /// Lines without what real time decides, and without the parts.
  private static func lines(_ run: CommandRun) -> [String] {
    run.output.split(separator: "\n").map { line in
      String(line).replacing(/"(rate|seconds)":[0-9.]+/, with: "")
        .replacing(/"shards":\[[^\]]*\]/, with: "")
    }
  }

  @Test func `four parts add up to what one run prints`() {
    var files: [String: String] = [:]
    for number in 1...4 { files["\(number).jsonl"] = Self.explore("--shard", "\(number)/4").output }
    let merged = CommandRun.of(
      ["explore", "merge", "--json"] + (1...4).map { "\($0).jsonl" },
      on: MemoryConsole(files: files))

    #expect(merged.exit == 0, "\(merged.error)")
    #expect(merged.error == "")
    #expect(Self.lines(merged) == Self.lines(Self.explore()))
    let text = CommandRun.of(
      ["explore", "merge"] + (1...4).map { "\($0).jsonl" }, on: MemoryConsole(files: files))
    #expect(text.output.hasPrefix("20 schedules of 2 cases"))
    #expect(text.output.contains(", all 4 parts\nnothing failed\n"))
  }

  @Test func `a part that is missing is told`() {
    let files = ["1": Self.explore("--shard", "1/3").output]
    let run = CommandRun.of("explore", "merge", "1", on: MemoryConsole(files: files))

    #expect(run.exit == 0)
    #expect(run.error.contains("parts are missing: 2/3 3/3"))
  }

  @Test func `a part with a failure fails the whole`() {
    let session = "session 1\ncase \"a\" { expect page = 2 }\n"
    let failed = CommandRun.of(
      "explore", "a.session", "--schedules", "4", "--json",
      on: MemoryConsole(files: ["a.session": session]))
    let run = CommandRun.of("explore", "merge", "1", on: MemoryConsole(files: ["1": failed.output]))

    #expect(failed.exit == 1)
    #expect(run.exit == 1)
    #expect(run.output.contains("1 failed"))
  }

  @Test func `what does not belong together is refused with the file's name`() {
    let files = [
      "1": Self.explore("--shard", "1/2").output,
      "2": Self.explore("--shard", "2/2", "--seed", "9").output, "3": "{\"cases\":1}\n",
    ]
    let console = MemoryConsole(files: files)

    let other = CommandRun.of("explore", "merge", "1", "2", on: console)
    #expect(other.exit == 3)
    #expect(other.error.contains("2: this is a part of another campaign"))
    let twice = CommandRun.of("explore", "merge", "1", "1", on: console)
    #expect(twice.error.contains("shard 1/2 is there twice"))
    let foreign = CommandRun.of("explore", "merge", "3", on: console)
    #expect(foreign.exit == 3)
    #expect(foreign.error.contains("3:1: this is no line of `explore --json`"))
  }

  @Test func `it takes files and nothing that steers`() {
    #expect(CommandRun.of("explore", "merge").error.contains("`explore merge` needs a FILE"))
    let run = CommandRun.of("explore", "merge", "a", "--seed", "1")
    #expect(run.exit == 2)
    #expect(run.error.contains("`explore merge` takes no `--seed`"))
  }
}
