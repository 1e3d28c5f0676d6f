/// Writes the frame's JSON: a writer that knows where commas go.
struct FrameWriter {
  /// What was written so far.
  private(set) var writer: JSONWriter

  private var needsComma = false

  init(_ writer: JSONWriter) {
    self.writer = writer
  }

  mutating func open(_ bracket: Unicode.Scalar) {
    separate()
    writer.write(byte: UInt8(ascii: bracket))
    needsComma = false
  }

  mutating func close(_ bracket: Unicode.Scalar) {
    writer.write(byte: UInt8(ascii: bracket))
    needsComma = true
  }

  mutating func name(_ name: StaticString) {
    separate()
    writer.write(byte: UInt8(ascii: "\""))
    writer.write(raw: name)
    writer.write(raw: "\":")
    needsComma = false
  }

  mutating func put(_ value: Double) {
    separate()
    writer.write(value)
  }

  mutating func put(_ value: Int64) {
    separate()
    writer.write(value)
  }

  mutating func put(_ value: String) {
    separate()
    writer.write(value)
  }

  mutating func put(_ value: JSONValue) {
    separate()
    writer.write(value)
  }

  /// Appends members that are JSON already, without braces around them; there must be at least one.
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
    self.name(name)
    put(value)
  }

  mutating func put(_ name: StaticString, _ value: Int?) {
    guard let value else { return }
    self.name(name)
    put(Int64(value))
  }

  mutating func put(_ name: StaticString, _ value: Int64) {
    self.name(name)
    put(value)
  }

  mutating func put(_ name: StaticString, _ value: String?) {
    guard let value else { return }
    self.name(name)
    put(value)
  }

  mutating func put(_ name: StaticString, _ value: Bool) {
    self.name(name)
    put(JSONValue.bool(value))
  }

  mutating func put(_ name: StaticString, _ value: Rect) {
    self.name(name)
    open("[")
    put(value.x)
    put(value.y)
    put(value.width)
    put(value.height)
    close("]")
  }

  mutating func list<Elements: Sequence>(
    _ name: StaticString, _ elements: Elements,
    _ put: (inout FrameWriter, Elements.Element) -> Void
  ) {
    self.name(name)
    open("[")
    for element in elements { put(&self, element) }
    close("]")
  }

  private mutating func separate() {
    if needsComma { writer.write(byte: UInt8(ascii: ",")) }
    needsComma = true
  }
}
