import Testing

@testable import PagerHostCommand

struct ArgumentParserTests {
  /// An option as it may be written, and what it is read as.
  struct Row: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let name: OptionName
    let value: OptionValue

    init(_ arguments: String, _ name: OptionName, _ value: OptionValue = .flag) {
      self.arguments = arguments.split(separator: " ").map { String($0) }
      self.name = name
      self.value = value
    }

    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let rows: [Row] = [
    Row("--color never run a", .color, .text("never")),
    Row("run a --color=always", .color, .text("always")),
    Row("-q run a", .quiet), Row("run a --quiet", .quiet), Row("run a -v", .verbose),
    Row("run a --verbose", .verbose), Row("run a --json", .json),
    Row("-C sub run a", .directory, .text("sub")), Row("-Csub run a", .directory, .text("sub")),
    Row("run a --directory sub", .directory, .text("sub")),
    Row("run a --plugins P.json", .plugins, .text("P.json")),
    Row("run a --no-plugins", .noPlugins), Row("run a --case tap*", .testCase, .text("tap*")),
    Row("run a --seed 18446744073709551615", .seed, .seed(.max)),
    Row("run a --trace out", .trace, .text("out")), Row("run a -o -", .trace, .text("-")),
    Row("run a --format json", .format, .text("json")),
    Row("run a --log page.*,tab.*", .log, .text("page.*,tab.*")),
    Row("run a --jobs 4", .jobs, .count(4)), Row("run a --list", .list),
    Row("run a --fail-fast", .failFast),
    Row("run a --update", .update), Row("run a --failed", .failed), Row("run a --watch", .watch),
    Row("run a --max-virtual 2.5s", .virtualMaximum, .duration(2_500_000_000)),
    Row("run a --max-wall 10min", .wallMaximum, .duration(600_000_000_000)),
    Row("run a --set swipe=off", .set, .assignment(key: "swipe", value: "off")),
    Row("run a --set=tabs=fixed 9px", .set, .assignment(key: "tabs", value: "fixed")),
    Row("check a --strict", .strict), Row("fmt a --check", .check), Row("fmt a -w", .write),
    Row("fmt a --write", .write), Row("fmt a --to json", .to, .text("json")),
    Row("log t --type scroll.*", .type, .text("scroll.*")),
    Row("log t --source pages", .source, .text("pages")),
    Row("log t --since 300ms", .since, .duration(300_000_000)),
    Row("log t --until 7us", .until, .duration(7_000)),
    Row("log t --step 9:3", .step, .text("9:3")),
    Row("log t --where to=2", .condition, .text("to=2")),
    Row("log t --frames", .frames), Row("log t -f", .follow), Row("log t --follow", .follow),
    Row("why t 1 --mermaid", .mermaid),
    Row("diff a b --ignore type=scroll.moved", .ignore, .text("type=scroll.moved")),
    Row("diff a b --tolerance 0.5px", .tolerance, .text("0.5px")),
    Row("import f --from maestro", .from, .text("maestro")),
    Row("import f --map m", .map, .text("m")), Row("import f --pages 1", .pages, .count(1)),
    Row("import f --view 320x568", .view, .size(width: 320, height: 568)),
    Row("import f --report", .report), Row("stress s --seconds 3", .seconds, .count(3)),
    Row("stress s --publishers 8", .publishers, .count(8)),
    Row("stress s --subscribers 64", .subscribers, .count(64)),
    Row("stress s --slow 2", .slow, .count(2)), Row("stress s --churn 100/s", .churn, .count(100)),
    Row("plugin new a --lang swift", .lang, .text("swift")),
    Row("plugin new a --package ../b", .package, .text("../b")),
    Row("plugin list --explain", .explain),
    Row("plugin check a --full", .full), Row("bench --peers", .peers),
    Row("bench --filter W1*", .filter, .text("W1*")),
    Row("run a --html a.html", .html, .text("a.html")),
    Row("snapshot t --at 300ms", .at, .duration(300_000_000)),
    Row("snapshot t --every 7ms", .every, .duration(7_000_000)),
    Row("snapshot t --filmstrip 9", .filmstrip, .count(9)),
    Row("snapshot t --scale 0.5", .scale, .factor(thousandths: 500)),
    Row("play t --speed 4", .speed, .factor(thousandths: 4_000)),
    Row("play t --speed 0.001", .speed, .factor(thousandths: 1)),
    Row("play t --from 1s", .from, .duration(1_000_000_000)),
    Row("explore s --schedules 9", .schedules, .count(9)),
    Row("explore s --strategy pct", .strategy, .text("pct")),
    Row("explore s --elastic 0,4", .elastic, .text("0,4")),
    Row("explore s --any-order", .anyOrder),
    Row("explore s --faults crash", .faults, .text("crash")),
    Row("explore s --shard 3/16", .shard, .text("3/16")),
    Row("explore s --keep d", .keep, .text("d")),
    Row("explore s --replay AQ", .replay, .text("AQ")),
    Row("explore s --expect-confluent", .expectConfluent),
    Row("run -h", .help), Row("--help", .help), Row("--version", .version),
  ]

  @Test(arguments: rows)
  func `an option is read`(_ row: Row) throws {
    var expected = ParsedArguments()
    expected.add(row.value, to: row.name, isRepeated: false)

    let parsed = try ArgumentParser.parse(row.arguments)

    #expect(parsed.values(row.name) == expected.values(row.name))
  }

  @Test func `every option of this version is in the table of this test`() {
    let known = CommandTable.commands.flatMap(\.options) + CommandTable.global
    let names = Set(known.filter { !$0.isLater }.map(\.name))

    #expect(names == Set(Self.rows.map(\.name)))
  }

  @Test func `the last of several values counts, and repeated options keep all`() throws {
    let parsed = try ArgumentParser.parse([
      "run", "a", "--seed", "1", "--case", "x", "--seed=2", "--case=y", "--set", "a=1", "--set",
      "b=c=d",
    ])

    #expect(parsed.seed(.seed) == 2)
    #expect(parsed.texts(.testCase) == ["x", "y"])
    #expect(parsed.assignments(.set).map(\.key) == ["a", "b"])
    #expect(parsed.assignments(.set).map(\.value) == ["1", "c=d"])
  }

  @Test func `two dashes end options, and one dash is an operand`() throws {
    let parsed = try ArgumentParser.parse(["check", "-", "--", "--strict", "-q"])

    #expect(parsed.operands == ["-", "--strict", "-q"])
    #expect(!parsed.has(.strict))
  }

  @Test func `letters share one dash, and the first with a value takes the rest`() throws {
    let parsed = try ArgumentParser.parse(["run", "-qvoout", "a"])

    #expect(parsed.has(.quiet) && parsed.has(.verbose))
    #expect(parsed.text(.trace) == "out")
    #expect(parsed.operands == ["a"])
  }
}
