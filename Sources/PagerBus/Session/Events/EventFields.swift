import PagerBus

/// The names of the fields that events of a type can have, those that may be absent included.
///
/// A type says its fields by reading itself: it is handed a form that has whatever it asks for.
enum EventFields {
  /// The names in the order in which the type reads them; nil if it cannot be read from that form.
  static func names(of type: any Event.Type) -> [String]? {
    notes(of: type)?.names
  }

  /// The schema of the data of a type: what must be there, and the kinds of what is plain.
  ///
  /// It is open, because readers pass over fields that they do not know.
  static func schema(of type: any Event.Type) -> JSONValue {
    guard let notes = notes(of: type) else { return ["type": "object"] }
    let members = notes.names.map { name in (name, notes.schemas[name] ?? true) }
    return JSONSchema.object(
      members, required: notes.names.filter { notes.required.contains($0) }, isOpen: true)
  }

  private static func notes(of type: any Event.Type) -> FieldNotes? {
    let notes = FieldNotes()
    do {
      _ = try type.init(from: ShapeDecoder(notes: notes, depth: 0))
    } catch {
      return nil
    }
    return notes
  }
}

/// The names that were asked for, each once, and what is known of the values.
private final class FieldNotes {
  private(set) var names: [String] = []

  /// The fields that were asked for without a question whether they are there.
  private(set) var required: Set<String> = []
  private(set) var schemas: [String: JSONValue] = [:]
  private var asked: Set<String> = []

  /// A type asks whether it has a field.
  func ask(_ name: String) {
    note(name)
    asked.insert(name)
  }

  /// A type reads a field.
  func read(_ name: String, as type: Any.Type, isOptional: Bool) {
    note(name)
    if !isOptional, !asked.contains(name) { required.insert(name) }
    if let schema = Self.schema(of: type) { schemas[name] = schema }
  }

  func note(_ name: String) {
    if !names.contains(name) { names.append(name) }
  }

  /// The schema of values of a plain type; nil for one that is made of others.
  private static func schema(of type: Any.Type) -> JSONValue? {
    switch type {
    case is Bool.Type: JSONSchema.flag
    case is String.Type: JSONSchema.text
    case is Double.Type: ["type": "number"]
    case is Int.Type, is Int64.Type, is UInt64.Type, is UInt32.Type: ["type": "integer"]
    default: nil
    }
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
    decoder.notes.ask(key.stringValue)
    return false
  }

  func decodeNil(forKey key: Key) -> Bool {
    decoder.notes.ask(key.stringValue)
    return true
  }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    decoder.notes.read(key.stringValue, as: type, isOptional: false)
    return try decoder.value(type)
  }

  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) -> Bool? { absent(type, key) }
  func decodeIfPresent(_ type: String.Type, forKey key: Key) -> String? { absent(type, key) }
  func decodeIfPresent(_ type: Double.Type, forKey key: Key) -> Double? { absent(type, key) }
  func decodeIfPresent(_ type: Int.Type, forKey key: Key) -> Int? { absent(type, key) }
  func decodeIfPresent(_ type: Int64.Type, forKey key: Key) -> Int64? { absent(type, key) }

  /// A field that may be absent is.
  private func absent<T>(_ type: T.Type, _ key: Key) -> T? {
    decoder.notes.read(key.stringValue, as: type, isOptional: true)
    return nil
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
