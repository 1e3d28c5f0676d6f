import PagerBus
import TestSupport
import Testing

@testable import PagerSession

/// What events look like, found by letting their types read themselves.
struct EventShapeTests {
  /// Reads a number, or else a word, or else an object; and fields that depend on a word.
  private struct Odd: Event {
    static let name: EventName = "odd.event"
    static let kind: EventKind = .request
    var target: SelectionTarget = .next
    var edits: [PageEdit] = []
    var limits: [String: Int8]?
    var span: TabSpan?
    var value: JSONValue = .null
    var nested: [Nested] = []

    struct Nested: Codable, Equatable {
      var inner: [Nested] = []
      var on = true
    }
  }

  @Test func `a field that is optional says its type and that it may be absent`() throws {
    let shape = try #require(ValueShape(of: ViewportResize.self))

    #expect(
      shape
        == .object([
          .init(name: "w", shape: .number, isOptional: false, type: "Double"),
          .init(name: "h", shape: .number, isOptional: false, type: "Double"),
          .init(
            name: "over", shape: .integer(.min ... .max), isOptional: true, type: "Int64"),
        ]))
  }

  @Test func `a type that tries several forms has them all`() throws {
    let fields = try #require(ValueShape(of: Odd.self)).fields

    #expect(
      fields.first?.shape
        == .oneOf([
          .object([.init(name: "key", shape: .text, isOptional: false, type: "PageKey")]),
          .integer(.min ... .max), .text,
        ]))
  }

  @Test func `fields that depend on a word are known for every word`() throws {
    let edit = try #require(ValueShape(of: PageEdit.self))

    guard case .oneOf(let forms) = edit else {
      Issue.record("\(edit)")
      return
    }
    let names = forms.map { $0.fields.map(\.name).joined(separator: " ") }
    #expect(
      names == [
        "op at key title", "op at", "op from to", "op at title", "op pages", "op",
      ])
    #expect(forms.first?.fields.first?.shape == .words(["insert"]))
  }

  @Test func `lists, maps, spans and values of any kind have shapes, and a type inside itself`()
    throws
  {
    let fields = try #require(ValueShape(of: Odd.self)).fields
    let shapes = Dictionary(uniqueKeysWithValues: fields.map { ($0.name, $0.shape) })

    #expect(shapes["limits"] == .map(.integer(-128...127)))
    #expect(shapes["span"] == .tuple([.number, .number]))
    #expect(shapes["value"] == .anything)
    #expect(
      shapes["nested"]
        == .list(
          .object([
            .init(
              name: "inner", shape: .list(.anything), isOptional: false,
              type: "[EventShapeTests.Odd.Nested]"),
            .init(name: "on", shape: .flag, isOptional: false, type: "Bool"),
          ])))
  }

  @Test(arguments: EventCatalogue.pager.map { $0.name.text })
  func `the schema of every type is one that can be judged by`(name: String) throws {
    let type = try #require(EventCatalogue()[EventName(name)])

    let faults = SchemaValidator(ValueShape.schema(of: type)).faults(of: ["nobody has this": 1])

    #expect(!faults.isEmpty)
    #expect(!faults.contains { $0.contains("is unknown") }, "\(faults)")
  }
}
