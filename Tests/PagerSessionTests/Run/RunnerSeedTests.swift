import PagerBus
import PagerSession
import TestSupport
import Testing

/// Where random numbers come from.
struct RunnerSeedTests {
  private static let walk = "repeat 4 { select $any(0..99) jump; wait $any(0ms..90ms) }"

  private func session(_ setup: String = "", _ cases: (String, String)...) -> String {
    let blocks = cases.map { "case \($0.0) {\n\($0.1)\n}" }.joined(separator: "\n")
    return "session 1\npages 100\n\(setup)\n\(blocks)\n"
  }

  private func drawn(_ trace: String) -> [String] {
    trace.split(separator: "\n").filter { $0.contains(#""type":"step.began""#) }.map { line in
      let start = line.firstRange(of: #""text":""#)?.upperBound ?? line.startIndex
      return String(line[start...].prefix { $0 != "\"" })
    }
  }

  @Test func `drawn values stand in the trace as literals`() throws {
    let probe = try SessionProbe(session("", (#""a""#, Self.walk)))

    let steps = drawn(probe.traces[0])
    #expect(steps.count == 8)
    #expect(steps.allSatisfy { !$0.contains("$") })
    #expect(steps.filter { $0.hasSuffix(" jump") }.count == 4)
    #expect(Set(steps).count > 4)
  }

  @Test func `other cases never change the draws of a case, its name does`() throws {
    let alone = try SessionProbe(session("", (#""a""#, Self.walk)))
    let beside = try SessionProbe(
      session("", (#""z""#, Self.walk), (#""a""#, Self.walk), (#""b""#, Self.walk)))

    #expect(drawn(beside.traces[1]) == drawn(alone.traces[0]))
    #expect(drawn(beside.traces[0]) != drawn(alone.traces[0]))
    #expect(Set(beside.results.map(\.seed)).count == 3)
  }

  @Test func `the command line counts more than the case, that more than the file`() throws {
    let file = try SessionProbe(session("set seed 7", (#""a""#, Self.walk))).results[0].seed
    let own = try SessionProbe(session("set seed 7", (#""a" seed 8"#, Self.walk))).results[0].seed
    let told = try SessionProbe(
      session("set seed 7", (#""a" seed 8"#, Self.walk)), seed: 9
    ).results[0].seed
    let none = try SessionProbe(session("", (#""a""#, Self.walk))).results[0].seed
    let zero = try SessionProbe(session("set seed 0", (#""a""#, Self.walk))).results[0].seed
    let eight = try SessionProbe(session("set seed 8", (#""a""#, Self.walk))).results[0].seed
    let nine = try SessionProbe(session("set seed 9", (#""a""#, Self.walk))).results[0].seed

    #expect(Set([file, own, told, none]).count == 4)
    #expect(none == zero && own == eight && told == nine)
  }

  @Test func `a block draws from its own place and round, whatever the others draw`() throws {
    let few = try SessionProbe(
      session("", (#""a""#, "repeat 2 { note \"x\" }; repeat 3 { select $any(0..99) jump }")))
    let body = "repeat 2 { wait $any(1ms..9ms) }; repeat 3 { select $any(0..99) jump }"
    let many = try SessionProbe(session("", (#""a""#, body)))

    let selects = { (trace: String) in drawn(trace).filter { $0.hasPrefix("select") } }
    #expect(selects(few.traces[0]) == selects(many.traces[0]))
    #expect(Set(selects(few.traces[0])).count > 1)
  }

  @Test func `the same session gives the same bytes`() throws {
    let text = session("", (#""a""#, Self.walk + "\nfling next at 3pg/s; wait idle"))

    #expect(try SessionProbe(text).traces == SessionProbe(text).traces)
    #expect(try SessionProbe(text).traces != SessionProbe(text, seed: 1).traces)
  }
}
