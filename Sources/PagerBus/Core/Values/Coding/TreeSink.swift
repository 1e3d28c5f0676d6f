/// Builds a ``JSONValue`` from what an encoder says.
struct TreeSink: ValueSink {
  private enum Level {
    case object([JSONValue.Member], name: String)
    case array([JSONValue])
  }

  /// The finished value; nil while there is none.
  private(set) var root: JSONValue?

  private var levels: [Level] = []

  mutating func beginObject() {
    levels.append(.object([], name: ""))
  }

  mutating func endObject() {
    guard case .object(let members, _) = levels.popLast() else { return }
    add(.object(members))
  }

  mutating func beginArray() {
    levels.append(.array([]))
  }

  mutating func endArray() {
    guard case .array(let values) = levels.popLast() else { return }
    add(.array(values))
  }

  mutating func put(name: String) {
    guard case .object(let members, _) = levels.popLast() else { return }
    levels.append(.object(members, name: name))
  }

  mutating func putNull() {
    add(.null)
  }

  mutating func put(_ value: Bool) {
    add(.bool(value))
  }

  mutating func put(_ value: Int64) {
    add(.integer(value))
  }

  mutating func put(_ value: UInt64) {
    add(Int64(exactly: value).map { .integer($0) } ?? .number(Double(value)))
  }

  mutating func put(_ value: Double) {
    add(JSONValue(canonical: value))
  }

  mutating func put(_ value: String) {
    add(.string(value))
  }

  mutating func put(_ value: JSONValue) {
    add(value)
  }

  private mutating func add(_ value: JSONValue) {
    switch levels.popLast() {
    case .object(var members, let name):
      members.append(JSONValue.Member(name, value))
      levels.append(.object(members, name: ""))
    case .array(var values):
      values.append(value)
      levels.append(.array(values))
    case nil:
      root = value
    }
  }
}

extension JSONValue {
  /// The number as a reader of its written form would find it: whole ones as integers, what is not
  /// finite as null.
  init(canonical value: Double) {
    guard value.isFinite else {
      self = .null
      return
    }
    self = Int64(whole: value).map { .integer($0) } ?? .number(value)
  }
}
