import PagerBus

/// The names of the fields that events of a type can have, those that may be absent included.
///
/// A type says its fields by reading itself: it is handed a form that has whatever it asks for.
enum EventFields {
  /// The names in the order in which the type reads them; nil if it cannot be read from that form.
  static func names(of type: any Event.Type) -> [String]? {
    let notes = FieldNotes()
    do {
      _ = try type.init(from: ShapeDecoder(notes: notes, depth: 0))
    } catch {
      return nil
    }
    return notes.names
  }
}

/// The names that were asked for, each once.
private final class FieldNotes {
  private(set) var names: [String] = []

  func note(_ name: String) {
    if !names.contains(name) { names.append(name) }
  }
}

/// Says that a type has no value that could be made up.
private struct ShapelessType: Error {}

/// Gives a type the emptiest value for everything that it asks for.
private struct ShapeDecoder: Decoder {
  /// Types inside each other beyond this depth are given up.
  static let depthMaximum = 16

  let notes: FieldNotes
  let depth: Int
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  func value<T: Decodable>(_ type: T.Type) throws -> T {
    if let choices = type as? any CaseIterable.Type, let first = Self.first(of: choices) as? T {
      return first
    }
    guard depth < Self.depthMaximum else { throw ShapelessType() }
    return try T(from: ShapeDecoder(notes: FieldNotes(), depth: depth + 1))
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(ShapeMembers<Key>(decoder: self))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer { ShapeElements(decoder: self) }

  func singleValueContainer() -> any SingleValueDecodingContainer { ShapeValue(decoder: self) }

  private static func first<T: CaseIterable>(of type: T.Type) -> Any? { type.allCases.first }
}

/// An object that has every member, and of those that may be absent none.
private struct ShapeMembers<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: ShapeDecoder
  let codingPath: [any CodingKey] = []
  let allKeys: [Key] = []

  func contains(_ key: Key) -> Bool {
    decoder.notes.note(key.stringValue)
    return false
  }

  func decodeNil(forKey key: Key) -> Bool {
    decoder.notes.note(key.stringValue)
    return true
  }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    decoder.notes.note(key.stringValue)
    return try decoder.value(type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedDecodingContainer<Nested> {
    decoder.notes.note(key.stringValue)
    return inner.container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
    decoder.notes.note(key.stringValue)
    return inner.unkeyedContainer()
  }

  func superDecoder() -> any Decoder { inner }

  func superDecoder(forKey key: Key) -> any Decoder { inner }

  private var inner: ShapeDecoder { ShapeDecoder(notes: FieldNotes(), depth: decoder.depth + 1) }
}

/// An array that ends at once, and yet has every element that is asked for.
private struct ShapeElements: UnkeyedDecodingContainer {
  let decoder: ShapeDecoder
  let codingPath: [any CodingKey] = []
  let count: Int? = 0
  let isAtEnd = true
  let currentIndex = 0

  func decodeNil() -> Bool { true }

  func decode<T: Decodable>(_ type: T.Type) throws -> T { try decoder.value(type) }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedDecodingContainer<Nested> {
    inner.container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer { inner.unkeyedContainer() }

  func superDecoder() -> any Decoder { inner }

  private var inner: ShapeDecoder { ShapeDecoder(notes: FieldNotes(), depth: decoder.depth + 1) }
}

/// A value that is off, 0 or empty.
private struct ShapeValue: SingleValueDecodingContainer {
  let decoder: ShapeDecoder
  let codingPath: [any CodingKey] = []

  func decodeNil() -> Bool { true }
  func decode(_ type: Bool.Type) -> Bool { false }
  func decode(_ type: String.Type) -> String { "" }
  func decode(_ type: Double.Type) -> Double { 0 }
  func decode(_ type: Float.Type) -> Float { 0 }
  func decode(_ type: Int.Type) -> Int { 0 }
  func decode(_ type: Int8.Type) -> Int8 { 0 }
  func decode(_ type: Int16.Type) -> Int16 { 0 }
  func decode(_ type: Int32.Type) -> Int32 { 0 }
  func decode(_ type: Int64.Type) -> Int64 { 0 }
  func decode(_ type: UInt.Type) -> UInt { 0 }
  func decode(_ type: UInt8.Type) -> UInt8 { 0 }
  func decode(_ type: UInt16.Type) -> UInt16 { 0 }
  func decode(_ type: UInt32.Type) -> UInt32 { 0 }
  func decode(_ type: UInt64.Type) -> UInt64 { 0 }
  func decode<T: Decodable>(_ type: T.Type) throws -> T { try decoder.value(type) }
}
