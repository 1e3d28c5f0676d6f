import Testing

@testable import PagerProcess

/// The log gets the lines of the standard error, but not too many and not too long.
struct ErrorLinesTests {
  private static var lines: ErrorLines {
    var limits = ChildLimits()
    limits.errorLineByteMaximum = 4
    limits.errorLineMaximum = 3
    limits.errorLinesPerSecondMaximum = 2
    return ErrorLines(limits)
  }

  private static func bytes(_ text: String) -> ArraySlice<UInt8> { Array(text.utf8)[...] }

  @Test func `a line that is broken or too long is named, and the last needs no newline`() {
    var lines = Self.lines

    let signals =
      lines.take(Self.bytes("12345\n"), queuedCount: 0, at: 0)
      + lines.take([0xFF], queuedCount: 0, at: 0) + lines.finish(queuedCount: 0, at: 0)

    #expect(signals == [.errorLine("(a line of 5 bytes)"), .errorLine("\u{FFFD}")])
    #expect(lines.finish(queuedCount: 0, at: 0) == [])
  }

  @Test func `lines beyond the rate are counted and told with the next`() {
    var lines = Self.lines

    let first = lines.take(Self.bytes("a\nb\nc\nd\n"), queuedCount: 0, at: 0)
    let second = lines.take(Self.bytes("e\n"), queuedCount: 0, at: 999_999_999)
    let third = lines.take(Self.bytes("f\n"), queuedCount: 0, at: 1_000_000_000)

    #expect(first == [.errorLine("a"), .errorLine("b")])
    #expect(second == [])
    #expect(third == [.errorLinesLost(count: 3), .errorLine("f")])
  }

  @Test func `lines that nobody takes are counted and told at the end`() {
    var lines = Self.lines

    let first = lines.take(Self.bytes("a\nb\n"), queuedCount: 2, at: 0)

    #expect(first == [.errorLine("a")])
    #expect(lines.finish(queuedCount: 3, at: 0) == [.errorLinesLost(count: 1)])
  }
}
