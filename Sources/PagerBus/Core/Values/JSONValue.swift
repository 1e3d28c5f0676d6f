/// A JSON value whose objects keep the order of their members.
public enum JSONValue: Hashable, Sendable {
  /// The absence of a value.
  case null

  /// `true` or `false`.
  case bool(Bool)

  /// A whole number that fits 64 bits.
  case integer(Int64)

  /// Any other number; written as the shortest text that reads back as the same value.
  case number(Double)

  /// A text, in Unicode.
  case string(String)

  /// Values in order.
  case array([JSONValue])

  /// Named values in the order in which they were written.
  case object([Member])

  /// One named value of an object.
  public struct Member: Hashable, Sendable {
    /// The name, unique within its object.
    public let name: String

    /// What stands under the name.
    public let value: JSONValue

    /// Makes a member from its name and its value.
    public init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }
}

extension JSONValue {
  /// The value under `name`; nil if this is no object or has no such member.
  public subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The value as compact JSON: no spaces, members in order, no -0, NaN or infinity.
  public var text: String {
    var writer = JSONWriter()
    writer.write(self)
    return writer.text
  }
}
