import FoundationEssentials
import PagerBus
import Testing

struct EventEncoderTests {
  /// A type that codes itself by hand, as a plugin's event might.
  private struct ByHand: Event {
    static let name: EventName = "by.hand"
    static let kind: EventKind = .request

    enum CodingKeys: String, CodingKey { case list, inner, nothing, last }

    init() {}
    init(from decoder: any Decoder) throws {}

    func encode(to encoder: any Encoder) throws {
      var outer = encoder.container(keyedBy: CodingKeys.self)
      var list = outer.nestedUnkeyedContainer(forKey: .list)
      try list.encode(1 as UInt8)
      var deep = list.nestedContainer(keyedBy: CodingKeys.self)
      try deep.encode("x", forKey: .inner)
      try list.encodeNil()
      try list.encode([2.5, -0.0])
      var inner = outer.nestedContainer(keyedBy: CodingKeys.self, forKey: .inner)
      try inner.encode(UInt64.max, forKey: .list)
      try outer.encodeNil(forKey: .nothing)
      try 7.encode(to: outer.superEncoder(forKey: .last))
    }
  }

  private struct Failing: Event {
    static let name: EventName = "failing.always"
    static let kind: EventKind = .request

    init() {}
    init(from decoder: any Decoder) throws {}

    func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      try values.encode(1)
      throw EncodingError.invalidValue(1, .init(codingPath: [], debugDescription: "no"))
    }
  }

  /// Something inside itself, to a depth.
  private struct Nest: Codable {
    var inner: [Nest]

    init(depth: Int) {
      inner = depth > 0 ? [Nest(depth: depth - 1)] : []
    }
  }

  private static let byHand =
    #"{"list":[1,{"inner":"x"},null,[2.5,0]],"inner":{"list":18446744073709551615},"#
    + #""nothing":null,"last":7}"#

  @Test func `containers filled one after the other close by themselves`() {
    var writer = JSONWriter()

    ByHand().json(into: &writer)

    #expect(writer.text == Self.byHand)
  }

  @Test func `an event that cannot be coded is null and leaves what was there`() {
    var writer = JSONWriter()
    writer.write(raw: "[")

    Failing().json(into: &writer)

    #expect(writer.text == "[null")
    #expect(JSONValue(encoding: Failing()) == .null)
  }

  @Test func `nesting without end is refused`() {
    #expect(JSONValue(encoding: Nest(depth: 20)) != .null)
    #expect(JSONValue(encoding: Nest(depth: 200)) == .null)
  }

  @Test func `whole doubles become integers, as a reader of the text would find them`() {
    #expect(
      JSONValue(encoding: [1.0, -0.0, 1e300])
        == .array([
          .integer(1), .integer(0), .number(1e300),
        ]))
  }

  @Test func `another coder reads and writes the same values`() throws {
    let value = JSONValue.object([
      .init("a", .array([.null, .bool(true), .integer(-3), .number(0.5), .string("é")]))
    ])

    let data = try JSONEncoder().encode(value)
    let read = try JSONDecoder().decode(JSONValue.self, from: data)

    #expect(String(decoding: data, as: UTF8.self) == value.text)
    #expect(read == value)
  }
}
