import Testing

/// Short sessions that ask for very much: each ends in good time and in little memory.
struct CostlySessionTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let message: String

    init(_ name: String, _ body: String, setup: String = "", _ message: String) {
      testDescription = name
      text = "session 1\n\(setup)case \"a\" {\n\(body)\n}\n"
      self.message = message
    }
  }

  private static func chain(_ count: Int, _ link: (Int) -> String) -> String {
    (0..<count).map { "gesture g\($0) { \(link($0)) }\n" }.joined() + "gesture g\(count) { }\n"
  }

  private static func nested(_ text: String, _ count: Int, _ inner: String, _ end: String) -> String
  {
    String(repeating: text, count: count) + inner + String(repeating: end, count: count)
  }

  private static let refused = [
    Row(
      "a chain of gestures", "do g0", setup: chain(3_000) { "do g\($0 + 1)" },
      "gestures call each other more than 64 deep"),
    Row("pages", "wait idle", setup: "pages 1000001\n", "a count of pages is from 0 to 1000000"),
    Row(
      "a title", "wait idle", setup: "pages \"\(String(repeating: "가", count: 100_000))\"\n",
      "a title has at most 4096 bytes"),
    Row("rounds", "repeat 1000000000 {}", "a count of rounds is from 0 to 1000000"),
    Row("blocks", nested("repeat 1 {", 100_000, "", "}"), "blocks are nested deeper than 64"),
    Row("open blocks", nested("repeat 1 {", 60, "", ""), "this block is never closed"),
    Row("parentheses", "note " + nested("a(", 100_000, "", ")"), "parentheses are nested deeper"),
    Row("digits", "wait \(String(repeating: "9", count: 400))s", "this number has too many digits"),
    Row("a word", String(repeating: "x", count: 5_000_000), "unknown statement `xxx"),
    Row("statements", String(repeating: "tapp 1;", count: 200_000), "unknown statement `tapp`"),
    Row("values", "do g0 1", setup: chain(60) { "do g\($0 + 1)" }, "`g0` takes 0 values, not 1"),
  ]

  @Test(arguments: refused)
  func `what is too much is refused`(row: Row) throws {
    let run = try run(row)

    #expect(run.exit == 3)
    #expect(run.error.hasPrefix("error: \(row.message)"))
    #expect(run.error.utf8.count < 100_000)
  }

  private static let ended = [
    Row("empty rounds", nested("repeat 2 {", 60, "", "}"), "more than 1000000 statements"),
    Row(
      "empty gestures", "do g0", setup: chain(60) { "do g\($0 + 1); do g\($0 + 1)" },
      "more than 1000000 statements"),
    Row("a time", "wait 9000000000s", "more than 600 s of virtual time"),
    Row("a hold", "tap tab 0 hold 9000000000s", "more than 600 s of virtual time"),
    Row("failures", "repeat 100000 { expect page = 9 }", "100 expectations failed"),
    Row("watchers", "repeat 1000 { always page = 0 }", "more than 256 conditions of `always`"),
    Row("marks", "repeat 100000 as i { mark $i }", "more than 1000 marks"),
    Row(
      "fingers",
      (0..<100).map { "down f\($0) at 50%,50%" }.joined(separator: "; "),
      "more than 64 fingers are down"),
    Row(
      "lanes", "together {" + String(repeating: "lane { wait 1s }\n", count: 5_000) + "}",
      "more than 256 lanes run side by side"),
    Row(
      "looks", "repeat 9000 { note \"x\" }; repeat 9000 { expect count note.written > 0 }",
      "look at more than 10000000 events"),
  ]

  @Test(arguments: ended)
  func `a case that has too much ends`(row: Row) throws {
    let run = try run(row)

    #expect(run.exit == 1)
    #expect(run.output.contains(row.message))
  }

  private static let performed = [
    Row("a view of nothing", "fling next at 3pg/s; wait idle", setup: "view 0x0\n", ""),
    Row("a view of a wall", "fling next at 3pg/s; wait idle", setup: "view 99999x99999\n", ""),
    Row("a far drag", "drag next 1000000000pg over 1ns; wait idle", ""),
    Row("a quick finger", "fling next at 999999999pg/s; wait idle", ""),
    Row("a far finger", "down a at 50%,50%; move a to -99999999999px,9px; up a; wait idle", ""),
    Row("often", "drag next 1pg over 10s; wait idle", setup: "set sampling 1000Hz\n", ""),
    Row("rarely", "drag next 1pg over 10s; wait idle", setup: "set sampling 1Hz\n", ""),
    Row("no pages", "select 3 animated; fling next at 9pg/s; wait idle", setup: "pages 0\n", ""),
  ]

  @Test(arguments: performed)
  func `what is strange and small is performed`(row: Row) throws {
    let run = try run(row)

    #expect(run.exit == 0)
    #expect(run.error == "")
  }

  private func run(_ row: Row) throws -> HostProcess.Outcome {
    let folder = try ProcessFolder(["a.session": row.text])
    defer { folder.remove() }

    let run = try folder.run("run", "--no-plugins", "a.session")

    #expect(!run.isLate)
    #expect(run.mebibytes < 1_024)
    return run
  }
}
