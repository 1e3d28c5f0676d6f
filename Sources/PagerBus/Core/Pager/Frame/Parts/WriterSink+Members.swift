/// Members whose names are known when the code is written, as the frame has them.
extension WriterSink {
  /// Says the name of the next member, which needs no escapes.
  mutating func begin(_ name: StaticString) {
    separate()
    writer.write(byte: UInt8(ascii: "\""))
    writer.write(raw: name)
    writer.write(raw: "\":")
    needsComma = false
  }

  mutating func put(members: [UInt8]) {
    separate()
    writer.write(json: members)
  }

  mutating func put(event: some Event) {
    separate()
    event.json(into: &writer)
  }

  mutating func put(_ name: StaticString, _ value: Double?) {
    guard let value else { return }
    begin(name)
    put(value)
  }

  mutating func put(_ name: StaticString, _ value: Int?) {
    guard let value else { return }
    begin(name)
    put(Int64(value))
  }

  mutating func put(_ name: StaticString, _ value: Int64) {
    begin(name)
    put(value)
  }

  mutating func put(_ name: StaticString, _ value: String?) {
    guard let value else { return }
    begin(name)
    put(value)
  }

  mutating func put(_ name: StaticString, _ value: Bool) {
    begin(name)
    put(value)
  }

  mutating func put(_ name: StaticString, _ value: Rect) {
    begin(name)
    beginArray()
    put(value.x)
    put(value.y)
    put(value.width)
    put(value.height)
    endArray()
  }

  mutating func list<Elements: Sequence>(
    _ name: StaticString, _ elements: Elements,
    _ put: (inout WriterSink, Elements.Element) -> Void
  ) {
    begin(name)
    beginArray()
    for element in elements { put(&self, element) }
    endArray()
  }
}
