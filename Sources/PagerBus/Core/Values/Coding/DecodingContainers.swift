/// The members of one object as their reader sees them.
struct KeyedValues<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let members: [JSONValue.Member]
  let codingPath: [any CodingKey]

  var allKeys: [Key] { members.compactMap { Key(stringValue: $0.name) } }

  func contains(_ key: Key) -> Bool {
    members.contains { $0.name == key.stringValue }
  }

  func decodeNil(forKey key: Key) throws -> Bool {
    try decoder(key).value == .null
  }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try decoder(key).decode(type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try decoder(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder {
    try decoder(ValueKey("super"))
  }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    try decoder(key)
  }

  private func decoder(_ key: some CodingKey) throws -> EventDecoder {
    guard let member = members.first(where: { $0.name == key.stringValue }) else {
      throw EventDecodingError(missing: key, in: codingPath)
    }
    return EventDecoder(member.value, at: codingPath + [key])
  }
}

/// The values of one array as their reader sees them, one after the other.
struct UnkeyedValues: UnkeyedDecodingContainer {
  let values: [JSONValue]
  let codingPath: [any CodingKey]
  private(set) var currentIndex = 0

  init(values: [JSONValue], codingPath: [any CodingKey]) {
    self.values = values
    self.codingPath = codingPath
  }

  var count: Int? { values.count }
  var isAtEnd: Bool { currentIndex >= values.count }

  mutating func decodeNil() throws -> Bool {
    guard try peek().value == .null else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    let value = try peek().decode(type)
    currentIndex += 1
    return value
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    let container = try peek().container(keyedBy: type)
    currentIndex += 1
    return container
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let container = try peek().unkeyedContainer()
    currentIndex += 1
    return container
  }

  mutating func superDecoder() throws -> any Decoder {
    let decoder = try peek()
    currentIndex += 1
    return decoder
  }

  private func peek() throws -> EventDecoder {
    let key = ValueKey(intValue: currentIndex)
    guard currentIndex < values.count else {
      throw EventDecodingError(missing: key, in: codingPath)
    }
    return EventDecoder(values[currentIndex], at: codingPath + [key])
  }
}

/// A value that has nothing inside as its reader sees it.
struct SingleDecodingValue: SingleValueDecodingContainer {
  let decoder: EventDecoder

  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool { decoder.value == .null }

  func decode(_ type: Bool.Type) throws -> Bool {
    guard case .bool(let bool) = decoder.value else { throw decoder.wrong("true or false") }
    return bool
  }

  func decode(_ type: String.Type) throws -> String {
    guard case .string(let string) = decoder.value else { throw decoder.wrong("a string") }
    return string
  }

  func decode(_ type: Double.Type) throws -> Double { try decoder.number() }
  func decode(_ type: Float.Type) throws -> Float { Float(try decoder.number()) }
  func decode(_ type: Int.Type) throws -> Int { try decoder.integer(type) }
  func decode(_ type: Int8.Type) throws -> Int8 { try decoder.integer(type) }
  func decode(_ type: Int16.Type) throws -> Int16 { try decoder.integer(type) }
  func decode(_ type: Int32.Type) throws -> Int32 { try decoder.integer(type) }
  func decode(_ type: Int64.Type) throws -> Int64 { try decoder.integer(type) }
  func decode(_ type: UInt.Type) throws -> UInt { try decoder.integer(type) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try decoder.integer(type) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try decoder.integer(type) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try decoder.integer(type) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try decoder.integer(type) }
  func decode<T: Decodable>(_ type: T.Type) throws -> T { try decoder.decode(type) }
}
