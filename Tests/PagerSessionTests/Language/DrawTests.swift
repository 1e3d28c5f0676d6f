import PagerSession
import Testing

struct DrawTests {
  @Test func `a generator gives the published sequence`() {
    var generator = SessionDraws(seed: 1_234_567)

    #expect(
      (0..<3).map { _ in generator.next() } == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      ])
  }

  @Test func `a seed follows from names and places alone`() {
    let file = SessionSeed(42)
    let first = file.forCase(named: "a")

    #expect(first == SessionSeed(42).forCase(named: "a"))
    #expect(Set([first, file.forCase(named: "b"), SessionSeed(43).forCase(named: "a")]).count == 3)
    let rounds = (0..<4).flatMap { statement in
      (0..<4).map { first.forBlock(statement: statement, round: $0) }
    }
    #expect(Set(rounds).count == 16)
    #expect(
      first.forBlock(statement: 1, round: 2).forBlock(statement: 3, round: 4)
        != first.forBlock(statement: 3, round: 4).forBlock(statement: 1, round: 2))
  }

  @Test func `a case's draws do not depend on the cases around it`() throws {
    func seed(_ text: String, override: UInt64? = nil) throws -> SessionSeed {
      let file = Parser.parse(SourceText(name: "a.session", text: "session 1\n" + text)).file
      let plan = SessionPlan(file)
      let testCase = try #require(plan.cases.first { $0.name == "x" })
      return plan.seed(of: testCase, override: override)
    }
    let plain = try seed("case \"x\" { }")

    #expect(try seed("case \"w\" { }\ncase \"x\" { wait 1s }") == plain)
    #expect(try seed("set seed 7\ncase \"x\" { }") != plain)
    #expect(try seed("set seed 7\ncase \"x\" seed 0 { }") == plain)
    #expect(try seed("set seed 7\ncase \"x\" seed 9 { }", override: 0) == plain)
  }

  @Test(arguments: [
    ("0..3", "0..3"), ("0.05pg..0.7pg", "0.05pg..0.7pg"), ("0ms..400ms", "0ms..400ms"),
    ("500ms..1s", "500ms..1000ms"), ("-3..-1", "-3..-1"), ("1ns..5ns", "1ns..5ns"),
    ("1pg/s..6pg/s", "1pg/s..6pg/s"), ("2..2", "2..2"), ("0.00001px..1px", "0.00001px..1px"),
  ])
  func `a drawn quantity lies in its range and reaches both ends`(text: String, ends: String) throws
  {
    guard case .range(let lower, let upper) = try argument("$any(\(text))").innerRange,
      case .number(let low) = lower.term, case .number(let high) = upper.term
    else {
      Issue.record("a range is needed")
      return
    }

    var first = EndDraws(isLast: false)
    var last = EndDraws(isLast: true)
    let drawn = [first.draw(from: low, to: high), last.draw(from: low, to: high)]
    #expect(drawn.map { $0?.text ?? "none" }.joined(separator: "..") == ends)

    var generator = SessionDraws(seed: 5)
    for _ in 0..<200 {
      let drawn = generator.draw(from: low, to: high)
      let value = try #require(drawn)
      let scale = value.unit?.nanoseconds.map { Double($0) } ?? 1
      let bounds = [low, high].map { $0.number.double * Double($0.unit?.nanoseconds ?? 1) }
      #expect(value.number.double * scale >= bounds[0])
      #expect(value.number.double * scale <= bounds[1])
    }
  }

  @Test(arguments: ["3..1", "1px..2pg", "1..2px", "1s..2px"])
  func `a range without values gives nothing`(text: String) throws {
    guard case .range(let lower, let upper) = try argument("$any(\(text))").innerRange,
      case .number(let low) = lower.term, case .number(let high) = upper.term
    else {
      Issue.record("a range is needed")
      return
    }
    var generator = SessionDraws(seed: 5)

    #expect(generator.draw(from: low, to: high) == nil)
  }

  @Test func `weights say how often, and nothing is never drawn`() {
    var generator = SessionDraws(seed: 9)
    var counts = [0, 0, 0]
    for _ in 0..<3_000 {
      if let index = generator.choose(weights: [5, 0, 1]) { counts[index] += 1 }
    }

    #expect(counts[1] == 0)
    #expect((2_400...2_600).contains(counts[0]))
    #expect(counts[0] + counts[2] == 3_000)
    #expect(generator.choose(weights: [0, 0]) == nil)
    #expect(generator.choose(weights: []) == nil)
    #expect(generator.choose(weights: [.max, .max, .max]) == nil)
  }

  @Test func `drawn values become literals, from left to right`() throws {
    let text = "session 1\nfling $any(next,prev) $d at $any(1pg/s..6pg/s) from $any(1px,2px),$y\n"
    let source = SourceText(name: "a", text: text)
    let statement = try #require(Parser.parse(source).file.statements.first)
    let half = Term.number(Quantity(try #require(DecimalNumber("0.5")), .pages))
    let y = Term.number(Quantity(DecimalNumber(10), .percent))
    let resolver = TermResolver(source: source, bindings: ["d": half, "y": y])

    var first = EndDraws(isLast: false)
    var last = EndDraws(isLast: true)
    let low = try StepReader.read(statement, with: resolver, draws: &first)
    let high = try StepReader.read(statement, with: resolver, draws: &last)

    #expect(low.literal == "fling next 0.5pg at 1pg/s from 1px,10%")
    #expect(high.literal == "fling prev 0.5pg at 6pg/s from 2px,10%")
  }

  private func argument(_ text: String) throws -> Argument {
    let source = SourceText(name: "a", text: "session 1\nwait \(text)\n")
    let statement = try #require(Parser.parse(source).file.statements.first)
    return try #require(statement.arguments.first)
  }
}

/// Draws the first or the last of whatever can be drawn.
private struct EndDraws: DrawSource {
  let isLast: Bool

  mutating func draw(below bound: UInt64) -> UInt64 { isLast ? bound - 1 : 0 }
}

extension Argument {
  /// The range in the parentheses of a draw.
  fileprivate var innerRange: Term? {
    if case .call(let call) = term { call.arguments.first?.term } else { nil }
  }
}
