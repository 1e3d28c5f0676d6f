import PagerBus
import PagerSession
import TestSupport
import Testing

/// A trace made into reports and drawings.
struct TraceFormTests {
  private static let text = """
    session 1
    pages 6
    case "one" {
      together {
        lane { down a at 70%,50%; move a to 35%,50% over 120ms; up a }
        lane { wait 60ms; down b at 40%,60%; move b to 80%,60% over 200ms; up b }
      }
      select 4 animated
      wait 100ms
      select 1 animated
      wait idle
      expect page = 3 because "it is not"
      down c at 50%,50%
      wait idle within 1s
    }
    """

  private static func records(_ trace: String) throws -> [JSONValue] {
    var export = ChromeExport()
    return try TraceText(trace).lines.flatMap { export.records(of: $0) } + export.finish()
  }

  private static func text(_ name: String, of value: JSONValue) -> String? {
    if case .string(let text)? = value[name] { return text }
    return nil
  }

  private static func time(of value: JSONValue) -> Double {
    switch value["ts"] {
    case .integer(let whole): Double(whole)
    case .number(let number): number
    default: -1
    }
  }

  /// What the Trace Event Format asks for: order, and slices that end as often as they begin.
  private static func faults(of records: [JSONValue]) -> [String] {
    var faults: [String] = []
    var open: [String: Int] = [:]
    var last = 0.0
    for record in records {
      let time = time(of: record)
      if time < last { faults.append("time goes back to \(time)") }
      last = time
      let track = record["tid"]?.text ?? "none"
      switch text("ph", of: record) {
      case "B": open[track, default: 0] += 1
      case "E": open[track, default: 0] -= 1
      case "M", "C", "i", "s", "f": break
      case let phase: faults.append("phase \(phase ?? "none")")
      }
      if open[track, default: 0] < 0 { faults.append("track \(track) ends what has not begun") }
    }
    return faults + open.filter { $0.value != 0 }.map { "track \($0.key) is open" }.sorted()
  }

  @Test func `every slice of a drawing ends and time never goes back`() throws {
    let trace = try SessionProbe(Self.text).traces[0]

    let records = try Self.records(trace)
    let cut = try Self.records(
      trace.split(separator: "\n").prefix(150).map { $0 + "\n" }.joined())

    #expect(Self.faults(of: records) == [])
    #expect(Self.faults(of: cut) == [])
    #expect(records.count { Self.text("ph", of: $0) == "B" } > 10)
  }

  @Test func `steps, lanes, fingers, transitions and plugins have tracks`() throws {
    let records = try Self.records(SessionProbe(Self.text).traces[0])

    let tracks = records.filter { Self.text("name", of: $0) == "thread_name" }
      .compactMap { $0["args"].flatMap { Self.text("name", of: $0) } }
    for track in ["steps", "finger a", "finger b", "transitions", "pages", "tabs"] {
      #expect(tracks.contains(track))
    }
    #expect(tracks.count { $0.hasPrefix("steps, lane ") } == 2)
    #expect(Set(tracks).count == tracks.count)
    let slices = records.compactMap { Self.text("name", of: $0) }
    #expect(slices.contains("select 4 animated"))
    #expect(slices.contains("transition (code)"))
    #expect(records.contains { Self.text("ph", of: $0) == "s" })
    #expect(records.contains { $0["args"]?["cause"] != nil })
  }

  @Test func `a trace tells what failed`() throws {
    var verdict = TraceVerdict()
    for line in try TraceText(SessionProbe(Self.text).traces[0]).lines { verdict.add(line) }

    let reported = verdict.reported
    #expect(reported.name == "one")
    #expect(reported.failures.map(\.kind) == [.expectation, .stop])
    #expect(
      reported.failures.map(\.message) == [
        "expected page = 3", "the world did not come to rest: `wait idle within 1s`",
      ])
    #expect(reported.failures[0].line == 12)
    #expect(reported.failures[0].actual == "1")
    #expect(reported.failures[1].line == 14)
    #expect(reported.failures[1].column == 3)
  }

  @Test func `a condition of always tells when it failed, not when the case ended`() throws {
    let probe = try SessionProbe(
      """
      session 1
      pages 3
      case "a" {
        always page = 0
        wait 2s
        select 1 jump
        wait 3s
      }
      """)
    var verdict = TraceVerdict()
    for line in try TraceText(probe.traces[0]).lines { verdict.add(line) }

    let failure = try #require(verdict.reported.failures.first)
    #expect(verdict.reported.time >= 5_000_000_000)
    #expect(failure.text.hasSuffix(" at test.session:4:3\n  = at 2.000 s\n"))
  }

  @Test func `a stop in a file that is used stands in that file`() throws {
    let library = "session 1\ngesture go {\n  tap tab 9\n}\n"
    let probe = try SessionProbe(
      "session 1\nuse \"lib.session\"\ncase \"a\" { do go }\n", name: "a.session",
      files: TextFiles(["lib.session": library]))
    var verdict = TraceVerdict()
    for line in try TraceText(probe.traces[0]).lines { verdict.add(line) }

    let failure = try #require(verdict.reported.failures.first)
    #expect(failure.kind == .stop)
    #expect(failure.file == "lib.session")
    #expect(failure.line == 3)
  }

  @Test func `a failure in a file that is used names that file`() throws {
    let library = "session 1\ngesture go { expect page = 2 }\n"
    let probe = try SessionProbe(
      "session 1\nuse \"lib.session\"\ncase \"a\" { do go }\n", name: "a.session",
      files: TextFiles(["lib.session": library]))
    var verdict = TraceVerdict()
    for line in try TraceText(probe.traces[0]).lines { verdict.add(line) }

    let failure = try #require(verdict.reported.failures.first)
    #expect(failure.file == "lib.session")
    #expect(failure.line == 2)
    #expect(failure.text.contains(" at lib.session:2:14\n"))
  }

  @Test func `a run that died is an error of its case`() throws {
    let lines = try SessionProbe(Self.text).traces[0].split(separator: "\n").dropLast(3)
    var verdict = TraceVerdict()
    var report = JUnitReport()

    for line in try TraceText(lines.map { $0 + "\n" }.joined()).lines { verdict.add(line) }
    report.add(verdict.reported)

    #expect(verdict.reported.failures.last?.kind == .died)
    #expect(report.text.contains(#"tests="1" failures="0" errors="1""#))
  }
}
