/// One object that an ``EventEncoder`` has open.
struct KeyedSink<Sink: ValueSink, Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: EventEncoder<Sink>
  let level: Int

  var codingPath: [any CodingKey] { [] }

  func encodeNil(forKey key: Key) {
    encoder.name(key, in: level)
    encoder.putting { $0.putNull() }
  }

  func encode(_ value: Bool, forKey key: Key) {
    encoder.name(key, in: level)
    encoder.putting { $0.put(value) }
  }

  func encode(_ value: String, forKey key: Key) {
    encoder.name(key, in: level)
    encoder.putting { $0.put(value) }
  }

  func encode(_ value: Double, forKey key: Key) {
    encoder.name(key, in: level)
    encoder.putting { $0.put(value) }
  }

  func encode(_ value: Int, forKey key: Key) {
    encoder.name(key, in: level)
    encoder.putting { $0.put(Int64(value)) }
  }

  func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
    encoder.name(key, in: level)
    try encoder.encode(value)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    encoder.name(key, in: level)
    return KeyedEncodingContainer(
      KeyedSink<Sink, Nested>(encoder: encoder, level: encoder.open(.object)))
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder.name(key, in: level)
    return UnkeyedSink(encoder: encoder, level: encoder.open(.array))
  }

  func superEncoder() -> any Encoder {
    encoder.name(ValueKey("super"), in: level)
    encoder.beginSlot()
    return encoder
  }

  func superEncoder(forKey key: Key) -> any Encoder {
    encoder.name(key, in: level)
    encoder.beginSlot()
    return encoder
  }
}

/// One array that an ``EventEncoder`` has open.
struct UnkeyedSink<Sink: ValueSink>: UnkeyedEncodingContainer {
  let encoder: EventEncoder<Sink>
  let level: Int
  private(set) var count = 0

  init(encoder: EventEncoder<Sink>, level: Int) {
    self.encoder = encoder
    self.level = level
  }

  var codingPath: [any CodingKey] { [] }

  mutating func encodeNil() {
    next()
    encoder.putting { $0.putNull() }
  }

  mutating func encode(_ value: String) {
    next()
    encoder.putting { $0.put(value) }
  }

  mutating func encode(_ value: Double) {
    next()
    encoder.putting { $0.put(value) }
  }

  mutating func encode<T: Encodable>(_ value: T) throws {
    next()
    try encoder.encode(value)
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedEncodingContainer<Nested> {
    next()
    return KeyedEncodingContainer(
      KeyedSink<Sink, Nested>(encoder: encoder, level: encoder.open(.object)))
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    next()
    return UnkeyedSink(encoder: encoder, level: encoder.open(.array))
  }

  mutating func superEncoder() -> any Encoder {
    next()
    encoder.beginSlot()
    return encoder
  }

  private mutating func next() {
    encoder.close(to: level)
    count += 1
  }
}

/// The place of a value that has nothing inside.
struct SingleSink<Sink: ValueSink>: SingleValueEncodingContainer {
  let encoder: EventEncoder<Sink>

  var codingPath: [any CodingKey] { [] }

  func encodeNil() { encoder.putting { $0.putNull() } }
  func encode(_ value: Bool) { encoder.putting { $0.put(value) } }
  func encode(_ value: String) { encoder.putting { $0.put(value) } }
  func encode(_ value: Double) { encoder.putting { $0.put(value) } }
  func encode(_ value: Float) { encoder.putting { $0.put(Double(value)) } }
  func encode(_ value: Int) { encoder.putting { $0.put(Int64(value)) } }
  func encode(_ value: Int8) { encoder.putting { $0.put(Int64(value)) } }
  func encode(_ value: Int16) { encoder.putting { $0.put(Int64(value)) } }
  func encode(_ value: Int32) { encoder.putting { $0.put(Int64(value)) } }
  func encode(_ value: Int64) { encoder.putting { $0.put(value) } }
  func encode(_ value: UInt) { encoder.putting { $0.put(UInt64(value)) } }
  func encode(_ value: UInt8) { encoder.putting { $0.put(UInt64(value)) } }
  func encode(_ value: UInt16) { encoder.putting { $0.put(UInt64(value)) } }
  func encode(_ value: UInt32) { encoder.putting { $0.put(UInt64(value)) } }
  func encode(_ value: UInt64) { encoder.putting { $0.put(value) } }
  func encode<T: Encodable>(_ value: T) throws { try encoder.encode(value) }
}

/// A name or an index on the way from a value to something inside it.
struct ValueKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(_ name: String) {
    stringValue = name
    intValue = nil
  }

  init(stringValue: String) {
    self.init(stringValue)
  }

  init(intValue: Int) {
    stringValue = String(intValue)
    self.intValue = intValue
  }
}
