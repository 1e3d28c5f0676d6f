import Testing

@testable import PagerHostCommand

/// What an author sees of the conversation: transcripts, runs and measurements.
struct PluginTalkTests {
  @Test func `a transcript has both sides, and is the same every time`() throws {
    let author = try Author("sh")
    defer { author.remove() }
    let words = ["plugin", "record", "ticks", "ticks/ticks.session", "-o"]

    let first = try author.folder.shell(#""$H" \#(words.joined(separator: " ")) first"#)
    let same = try author.folder.shell(
      #""$H" \#(words.joined(separator: " ")) second -q && cmp first second && cat first"#)

    #expect(first.exit == 0 && same.exit == 0, "\(first.error)\(same.output)")
    let lines = same.output.split(separator: "\n")
    try #require(lines.count > 3, "\(same.output)")
    #expect(lines.first == "# ticks")
    #expect(lines[1].hasPrefix(#"H> {"jsonrpc":"2.0","id":1,"method":"initialize""#))
    #expect(lines[2].hasPrefix(#"P> {"jsonrpc":"2.0","id":1,"result":{"protocol":1"#))
    #expect(lines.last == #"P> {"jsonrpc":"2.0","id":2,"result":{}}"#)
    #expect(lines.filter { $0.contains(#""method":"show""#) }.count == 5)
  }

  @Test func `a transcript needs a file, and a plugin that talks`() throws {
    let author = try Author("sh")
    defer { author.remove() }

    let nowhere = try author.folder.run("plugin", "record", "ticks", "ticks/ticks.session")
    let silent = try author.folder.shell(
      """
      echo '{"schemaVersion": 1, "plugins": []}' >Plugins.json
      "$H" plugin record Plugins.json ticks/ticks.session -o kept; test ! -e kept
      """)

    #expect(nowhere.exit == 2 && nowhere.error.contains("name one: `-o FILE`"))
    #expect(silent.exit == 0 && silent.error.contains("is a process, and only those talk"))
  }

  @Test func `a session runs with the plugin of a folder or a program`() throws {
    let author = try Author("sh")
    defer { author.remove() }

    let folder = try author.folder.run("plugin", "run", "ticks", "ticks/ticks.session")
    let program = try author.folder.run("plugin", "run", "ticks/ticks.sh", "ticks/ticks.session")
    let none = try author.folder.run("run", "--no-plugins", "ticks/ticks.session")

    #expect(folder.exit == 0, "\(folder.output)\(folder.error)")
    #expect(program.exit == 0, "\(program.output)\(program.error)")
    #expect(none.exit != 0)
  }

  @Test(arguments: ["plugin run ticks ticks/ticks.session", "run ticks/ticks.session"])
  func `a program that changes is run again`(words: String) throws {
    let author = try Author("sh")
    defer { author.remove() }

    let watched = try author.folder.shell(
      #"""
      "$H" \#(words) --watch >out 2>err & host=$!
      wait_for() { for _ in $(seq 600); do grep -q "$1" "$2" && return; sleep 0.1; done; }
      wait_for watching err
      sed -i 's/count + 1/count + 2/' ticks/ticks.sh
      wait_for '1 failed' out
      kill $host; cat out err
      """#)

    #expect(watched.output.contains("1 case: 1 passed, 0 failed"), "\(watched.output)")
    #expect(watched.output.contains("changed: `ticks/ticks.sh`"), "\(watched.output)")
    #expect(watched.output.contains("1 case: 0 passed, 1 failed"), "\(watched.output)")
  }

  @Test func `events of a batch cost less than events one by one`() throws {
    let author = try Author("sh")
    defer { author.remove() }

    let bench = try author.folder.run("plugin", "bench", "ticks", "--json")

    #expect(bench.exit == 0, "\(bench.error)")
    let keys = ["batchedPerSecond", "singlePerSecond", "ratio", "roundTrip99Microseconds"]
    #expect(keys.allSatisfy { bench.output.contains("\"\($0)\":") }, "\(bench.output)")
    #expect(!bench.output.contains(":0,"), "\(bench.output)")
  }

  @Test func `a plugin that hears nothing has nothing to measure`() throws {
    let author = try Author("sh", changed: #"s/"subscribes":[^]]*]/"subscribes":[]/"#)
    defer { author.remove() }

    let bench = try author.folder.run("plugin", "bench", "ticks")
    let credit = try author.folder.run("plugin", "check", "ticks", "--case", "credit")

    #expect(bench.exit == 1)
    #expect(bench.error.contains("it hears nothing that happens in a usual session"))
    #expect(credit.exit == 0 && credit.output.hasPrefix("ok       manifest"))
    #expect(credit.output.contains("skipped  credit"))
  }

  @Test func `every fault has a state at every moment`() {
    #expect(FaultCell.all.count == 78)
    #expect(FaultCell.all.filter(\.isStandard).count == 12)
    let stop = FaultCell.all.filter { $0.fault == .stop }.map(\.expected)
    #expect(stop == [.refused, .refused, .late, .late, .running, .late])
  }
}
