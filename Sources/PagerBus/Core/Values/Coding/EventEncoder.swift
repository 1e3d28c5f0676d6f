/// Turns an encodable value into JSON while it describes itself; no tree is built in between.
///
/// One instance serves the value and everything inside it. It remembers which objects and arrays
/// are open; writing to an outer one closes those inside it, so containers must be filled one after
/// the other, as synthesized code does.
final class EventEncoder<Sink: ValueSink>: Encoder {
  /// Values inside each other beyond this depth are refused.
  static var depthMaximum: Int { 64 }

  enum Shape {
    case object, array
  }

  /// What was put so far.
  var sink: Sink

  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  private var levels: [Shape] = []
  /// How many levels were open when the value in work began.
  private var slot = 0
  private var putCount = 0

  init(_ sink: Sink) {
    self.sink = sink
  }

  /// Puts one whole value.
  func encode(_ value: some Encodable) throws {
    guard levels.count < Self.depthMaximum else {
      throw EncodingError.invalidValue(
        value, .init(codingPath: [], debugDescription: "nested deeper than \(Self.depthMaximum)"))
    }
    let outer = slot
    let before = putCount
    let base = levels.count
    slot = base
    try value.encode(to: self)
    close(to: base)
    if putCount == before {
      open(.object)
      close(to: base)
    }
    slot = outer
  }

  /// Puts a value that has nothing inside.
  func putting(_ body: (inout Sink) -> Void) {
    putCount += 1
    body(&sink)
  }

  /// Opens an object or array as the next value and returns how many are open then.
  @discardableResult
  func open(_ shape: Shape) -> Int {
    putCount += 1
    levels.append(shape)
    switch shape {
    case .object: sink.beginObject()
    case .array: sink.beginArray()
    }
    return levels.count
  }

  /// Closes what is open inside level `level`.
  func close(to level: Int) {
    while levels.count > level, let shape = levels.popLast() {
      switch shape {
      case .object: sink.endObject()
      case .array: sink.endArray()
      }
    }
  }

  /// Writes the name under which the next value stands in the object of level `level`.
  func name(_ key: some CodingKey, in level: Int) {
    close(to: level)
    sink.put(name: key.stringValue)
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(KeyedSink<Sink, Key>(encoder: self, level: level(of: .object)))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    UnkeyedSink(encoder: self, level: level(of: .array))
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    SingleSink(encoder: self)
  }

  /// Lets the next value, put by whoever asked for an encoder, begin here.
  func beginSlot() {
    slot = levels.count
  }

  private func level(of shape: Shape) -> Int {
    levels.count > slot ? slot + 1 : open(shape)
  }
}
