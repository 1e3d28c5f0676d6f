import PagerBus
import PagerSession
import Testing

struct TraceConditionTests {
  private static let data = JSONValue.object([
    .init("position", .number(3.5)), .init("to", .integer(2)), .init("name", .string("a b")),
    .init("on", .bool(true)), .init("none", .null),
    .init("box", .object([.init("x", .integer(7))])),
  ])

  static let rows: [(text: String, holds: Bool)] = [
    ("position > 3.4", true), ("position > 3.5", false), ("position >= 3.5", true),
    ("position<3.6", true), ("position <= 3.4", false), ("position = 3.50", true),
    ("position == 3.5", true), ("position != 3.5", false), ("to = 2.0", true), ("to > -1e3", true),
    ("name = a b", true), ("name = \"a b\"", true), ("name != x", true), ("on = true", true),
    ("on = 1", false), ("none = null", true), ("box.x = 7", true), ("box.y = 7", false),
    ("box = 7", false), ("missing != 7", false), ("name > 1", false),
  ]

  @Test(arguments: rows)
  func `a condition compares a field`(_ row: (text: String, holds: Bool)) throws {
    let condition = try #require(TraceCondition(row.text))

    #expect(condition.holds(for: Self.data) == row.holds)
  }

  @Test(arguments: ["", "position", "> 3", "position >", "position > big", "a = \"open", "a ! 3"])
  func `what is no condition is refused`(_ text: String) {
    #expect(TraceCondition(text) == nil)
  }
}
