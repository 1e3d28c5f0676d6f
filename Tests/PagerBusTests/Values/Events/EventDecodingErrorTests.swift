import PagerBus
import Testing

struct EventDecodingErrorTests {
  @Test func `an error names the path and what was expected there`() {
    #expect(
      message(PageLoaded.self, .object([.init("key", .integer(3))]))
        == "key: expected a string, found 3")
    #expect(
      message(DotTapped.self, .object([.init("index", .number(1.5))]))
        == "index: expected a whole number from \(Int.min) to \(Int.max), found 1.5")
    #expect(message(DotTapped.self, .object([])) == "index is missing")
    #expect(message(DotTapped.self, .array([])) == "the data: expected an object, found []")
  }

  @Test func `an error inside a list names the index`() {
    let json = JSONValue.object([
      .init(
        "edits",
        .array([
          .object([.init("op", .string("reload"))]),
          .object([.init("op", .string("remove")), .init("at", .string("x"))]),
        ]))
    ])

    #expect(
      message(PagesEdit.self, json)
        == #"edits[1].at: expected a whole number from \#(Int.min) to \#(Int.max), found "x""#)
  }

  @Test func `a wrong word is answered with the words there are`() {
    #expect(
      message(PhaseChanged.self, .object([.init("phase", .string("flying"))]))
        == #"phase: expected one of idle, dragging, settling, found "flying""#)
    #expect(
      message(
        SelectionRequested.self,
        .object([
          .init("to", .string("up")), .init("animated", .bool(true)),
          .init("reason", .string("code")),
        ]))
        == #"to: expected another value ("up" is no target; use an index, {"key":…}, "#
        + #"next, prev, first or last), found "up""#)
  }

  @Test func `an array that is too short names the element that is missing`() {
    let json = JSONValue.object([
      .init("first", .integer(0)), .init("frames", .array([.array([.integer(1)])])),
      .init("height", .integer(1)), .init("content", .integer(1)),
    ])

    #expect(message(TabsLaidOut.self, json) == "frames[0][1] is missing")
  }

  @Test func `a name that no type has is an error`() {
    #expect(throws: EventDecodingError.unknownType("page.flown")) {
      try EventCatalogue().event(named: "page.flown", json: .null)
    }
  }

  private func message<E: Event>(_ type: E.Type, _ json: JSONValue) -> String? {
    do {
      _ = try type.init(json: json)
      return nil
    } catch {
      return error.description
    }
  }
}
