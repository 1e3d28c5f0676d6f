/// Makes decodable values from a ``JSONValue``; what is wrong is named with its path and what was
/// expected there.
struct EventDecoder: Decoder {
  /// Values inside each other beyond this depth are refused.
  static let depthMaximum = 64

  let value: JSONValue
  let codingPath: [any CodingKey]
  let userInfo: [CodingUserInfoKey: Any] = [:]

  init(_ value: JSONValue, at codingPath: [any CodingKey] = []) {
    self.value = value
    self.codingPath = codingPath
  }

  /// The value as a `T`.
  func decode<T: Decodable>(_ type: T.Type) throws(EventDecodingError) -> T {
    guard codingPath.count < Self.depthMaximum else {
      throw EventDecodingError(
        at: codingPath, expected: "at most \(Self.depthMaximum) levels", found: value)
    }
    do {
      return try T(from: self)
    } catch {
      if let choices = type as? any CaseIterable.Type, case DecodingError.dataCorrupted = error {
        throw wrong(Self.choices(choices))
      }
      throw EventDecodingError(error, at: codingPath, of: value)
    }
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let members) = value else { throw wrong("an object") }
    return KeyedDecodingContainer(KeyedValues<Key>(members: members, codingPath: codingPath))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .array(let values) = value else { throw wrong("an array") }
    return UnkeyedValues(values: values, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer {
    SingleDecodingValue(decoder: self)
  }

  /// The value as a whole number of a certain size.
  func integer<T: FixedWidthInteger>(_ type: T.Type) throws(EventDecodingError) -> T {
    let exact: T? =
      switch value {
      case .integer(let integer): T(exactly: integer)
      case .number(let number): Int64(whole: number).flatMap { T(exactly: $0) }
      case .null, .bool, .string, .array, .object: nil
      }
    guard let exact else { throw wrong("a whole number from \(T.min) to \(T.max)") }
    return exact
  }

  /// The value as a number.
  func number() throws(EventDecodingError) -> Double {
    switch value {
    case .integer(let integer): return Double(integer)
    case .number(let number): return number
    case .null, .bool, .string, .array, .object: throw wrong("a number")
    }
  }

  /// The error that names this place and what should stand here.
  func wrong(_ expected: String) -> EventDecodingError {
    EventDecodingError(at: codingPath, expected: expected, found: value)
  }

  private static func choices<T: CaseIterable>(_ type: T.Type) -> String {
    let names = T.allCases.map { choice in
      (choice as? any RawRepresentable).map { "\($0.rawValue)" } ?? "\(choice)"
    }
    return "one of \(names.joined(separator: ", "))"
  }
}
