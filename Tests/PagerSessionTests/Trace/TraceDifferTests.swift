import PagerSession
import Testing

struct TraceDifferTests {
  /// A trace of statements with a wait between them; every event but the first has a cause.
  private static func trace(
    steps: Int, events: Int, moved: Set<Int> = [], extra: Set<Int> = []
  ) -> String {
    var lines = [#"{"format":"pager-trace","version":1,"session":"a.session","case":"one"}"#]
    var sequence = 0
    for step in 0..<steps {
      lines.append(
        #"{"seq":\#(sequence),"t":0,"source":"script","type":"step.began","cause":null,"step":"#
          + #""\#(step + 1):1","data":{"do":"wait","text":"wait idle"}}"#)
      sequence += 1
      let own = events + (extra.contains(step) ? 5 : 0)
      for event in 0..<own {
        let value = moved.contains(step) ? event + 1_000 : event
        lines.append(
          #"{"seq":\#(sequence),"t":0,"source":"pages","type":"scroll.moved","cause":"#
            + #"\#(sequence - 1),"data":{"position":\#(value)}}"#)
        sequence += 1
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private struct Outcome {
    var steps: [StepDifference] = []
    var isSame = true
    var heldMaximum = 0
    var bytesMaximum = 0
  }

  /// Compares two traces as a command does: a piece of one, a piece of the other.
  private static func compare(_ first: String, _ second: String) throws -> Outcome {
    var outcome = Outcome()
    var differ = TraceDiffer()
    var readers: [TraceSide: (reader: TraceReader, rest: ArraySlice<UInt8>)] = [
      .first: (TraceReader(name: "a"), Array(first.utf8)[...]),
      .second: (TraceReader(name: "b"), Array(second.utf8)[...]),
    ]
    while let side = differ.wanted {
      var (reader, rest) = try #require(readers[side])
      var line = try reader.next()
      while line == nil, reader.isHungry {
        reader.feed(Array(rest.prefix(1_000)))
        rest = rest.dropFirst(1_000)
        line = try reader.next()
      }
      outcome.bytesMaximum = max(outcome.bytesMaximum, reader.heldCount)
      readers[side] = (reader, rest)
      differ.offer(line, of: side)
      outcome.heldMaximum = max(outcome.heldMaximum, differ.heldCount)
      for case .step(let step) in differ.takeFindings() { outcome.steps.append(step) }
    }
    outcome.isSame = differ.isSame
    return outcome
  }

  @Test func `what is kept does not grow with the traces`() throws {
    let short = Self.trace(steps: 10, events: 1_000, moved: [2])
    let long = Self.trace(steps: 40, events: 1_000, moved: [2])
    let shortOther = Self.trace(steps: 10, events: 1_000)
    let longOther = Self.trace(steps: 40, events: 1_000)

    let few = try Self.compare(short, shortOther)
    let many = try Self.compare(long, longOther)

    #expect(few.heldMaximum == many.heldMaximum)
    #expect(few.bytesMaximum < 1_500 && many.bytesMaximum < 1_500)
    #expect(many.steps.map(\.first?.step) == ["3:1"])
    #expect(many.steps.map(\.firstCount) == [1_000])
  }

  @Test func `steps of different lengths do not shift those after them`() throws {
    let first = Self.trace(steps: 6, events: 300, moved: [1])
    let second = Self.trace(steps: 6, events: 300, extra: [1, 3])

    let outcome = try Self.compare(first, second)

    #expect(outcome.steps.map(\.first?.step) == ["2:1", "4:1"])
    #expect(outcome.steps.map(\.firstCount) == [300, 0])
    #expect(outcome.steps.map(\.secondCount) == [305, 5])
    #expect(outcome.steps.map(\.changes.count) == [12, 5])
  }

  @Test func `a statement too many makes a step of its own`() throws {
    let outcome = try Self.compare(
      Self.trace(steps: 3, events: 4), Self.trace(steps: 4, events: 4))

    #expect(!outcome.isSame)
    #expect(outcome.steps.map(\.second?.step) == ["4:1"])
    #expect(outcome.steps.map(\.secondCount) == [5])
    #expect(outcome.steps.map(\.firstCount) == [0])
  }

  @Test(arguments: [
    "", "5", "0.5", "px", "0x1px", "-1px", ".5px", "1..2px", "5%", "1 px", "infpx", "nan",
  ])
  func `what is no tolerance is refused`(_ text: String) {
    #expect(TraceTolerance(text) == nil)
  }

  @Test(arguments: ["", "type", "type=", "=a", "Type=a", "at=3"])
  func `what names nothing to leave out is refused`(_ text: String) {
    #expect(TraceIgnore(text) == nil)
  }
}
