import PagerBus
import Testing

struct EventCodingTests {
  @Test(arguments: EventSample.all)
  func `an event is written as its trace record says`(sample: EventSample) {
    var writer = JSONWriter()

    sample.event.json(into: &writer)

    #expect(writer.text == sample.json)
  }

  @Test(arguments: EventSample.all)
  func `the tree of an event has the same text`(sample: EventSample) {
    let tree = tree(sample.event)

    #expect(tree.text == sample.json)
  }

  @Test(arguments: EventSample.all)
  func `an event is read back as it was`(sample: EventSample) throws {
    let read = try EventCatalogue().event(
      named: type(of: sample.event).name, json: tree(sample.event))

    let isSame = isEqual(sample.event, read)
    #expect(isSame)
  }

  @Test func `every type of the catalogue has a sample`() {
    let sampled = EventSample.all.map { type(of: $0.event).name }

    #expect(EventCatalogue.pager.map { $0.name }.filter { !sampled.contains($0) } == [])
  }

  @Test func `an event is appended to what the writer holds`() {
    var writer = JSONWriter()
    writer.write(raw: "data:")

    DotTapped(index: 1).json(into: &writer)
    KeyPressed(key: "k").json(into: &writer)

    #expect(writer.text == #"data:{"index":1}{"key":"k"}"#)
  }

  @Test func `what is not finite becomes null`() {
    var writer = JSONWriter()

    PointerDown(finger: "a", x: .nan, y: -.infinity).json(into: &writer)

    #expect(writer.text == #"{"finger":"a","x":null,"y":null}"#)
  }

  @Test func `unknown members are ignored`() throws {
    let json = JSONValue.object([.init("index", .integer(4)), .init("colour", .string("red"))])

    #expect(try DotTapped(json: json) == DotTapped(index: 4))
  }

  private func tree(_ event: some Event) -> JSONValue {
    JSONValue(encoding: event)
  }

  private func isEqual<E: Event>(_ event: E, _ other: any Event) -> Bool {
    event == other as? E
  }
}
