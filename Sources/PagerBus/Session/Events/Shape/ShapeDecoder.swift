import PagerBus

/// Gives a type whatever it asks for, as far as its visit allows.
struct ShapeDecoder: Decoder {
  let visit: ShapeVisit
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    try visit.open(.keyed)
    return KeyedDecodingContainer(ShapeMembers<Key>(visit: visit))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try visit.open(.listed)
    return ShapeElements(visit: visit)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { ShapeValue(visit: visit) }

  /// A decoder of something inside, of which nothing is noted.
  static func inner(_ visit: ShapeVisit) -> ShapeDecoder {
    ShapeDecoder(visit: ShapeVisit(reader: visit.reader, closed: []))
  }
}

/// An object that has every member, and of those that may be absent none.
struct ShapeMembers<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let visit: ShapeVisit
  let codingPath: [any CodingKey] = []
  let allKeys: [Key] = []

  func contains(_ key: Key) -> Bool {
    visit.note(key.stringValue, .anything, type: JSONValue.self, isOptional: true)
    return false
  }

  func decodeNil(forKey key: Key) -> Bool {
    visit.note(key.stringValue, .anything, type: JSONValue.self, isOptional: true)
    return true
  }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try visit.field(type, key.stringValue)
  }

  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
    try optional(type, key)
  }

  /// Reads a field that may be absent; it is.
  func optional<T: Decodable>(_: T.Type, _ key: Key) throws -> T? {
    try visit.field(T?.self, key.stringValue)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try superDecoder(forKey: key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try superDecoder(forKey: key).unkeyedContainer()
  }

  func superDecoder() -> any Decoder { ShapeDecoder.inner(visit) }

  func superDecoder(forKey key: Key) -> any Decoder {
    visit.note(key.stringValue, .anything, type: JSONValue.self, isOptional: false)
    return ShapeDecoder.inner(visit)
  }
}

/// An array that ends at once, and yet has every element that is asked for.
private struct ShapeElements: UnkeyedDecodingContainer {
  let visit: ShapeVisit
  let codingPath: [any CodingKey] = []
  let count: Int? = 0
  let isAtEnd = true
  let currentIndex = 0

  func decodeNil() -> Bool { true }

  func decode<T: Decodable>(_ type: T.Type) throws -> T { try visit.element(type) }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    try superDecoder().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try superDecoder().unkeyedContainer()
  }

  func superDecoder() -> any Decoder { ShapeDecoder.inner(visit) }
}

/// A value that is off, 0 or empty.
private struct ShapeValue: SingleValueDecodingContainer {
  let visit: ShapeVisit
  let codingPath: [any CodingKey] = []

  func decodeNil() -> Bool { false }

  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    try visit.value(type, through: Self.door(for: type))
  }

  private static func door(for type: any Any.Type) -> ShapeVisit.Door {
    switch type {
    case is Bool.Type: .flag
    case is String.Type: .text
    case is Double.Type, is Float.Type: .number
    case is any FixedWidthInteger.Type: .integer
    default: .other
    }
  }
}
