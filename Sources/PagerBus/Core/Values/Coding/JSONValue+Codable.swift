extension JSONValue: Codable {
  /// Reads whatever JSON value stands there.
  public init(from decoder: any Decoder) throws {
    if let decoder = decoder as? EventDecoder {
      self = decoder.value
      return
    }
    if let container = try? decoder.container(keyedBy: ValueKey.self) {
      self = .object(
        try container.allKeys.map { key in
          Member(key.stringValue, try container.decode(JSONValue.self, forKey: key))
        })
      return
    }
    if var container = try? decoder.unkeyedContainer() {
      var values: [JSONValue] = []
      while !container.isAtEnd { values.append(try container.decode(JSONValue.self)) }
      self = .array(values)
      return
    }
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let bool = try? container.decode(Bool.self) {
      self = .bool(bool)
    } else if let integer = try? container.decode(Int64.self) {
      self = .integer(integer)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else {
      self = .string(try container.decode(String.self))
    }
  }

  /// Writes the value with everything in it.
  public func encode(to encoder: any Encoder) throws {
    if let encoder = encoder as? EventEncoder<WriterSink> {
      return encoder.putting { $0.put(self) }
    }
    if let encoder = encoder as? EventEncoder<TreeSink> {
      return encoder.putting { $0.put(self) }
    }
    switch self {
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .bool(let bool): try bool.encode(to: encoder)
    case .integer(let integer): try integer.encode(to: encoder)
    case .number(let number): try number.encode(to: encoder)
    case .string(let string): try string.encode(to: encoder)
    case .array(let values): try values.encode(to: encoder)
    case .object(let members):
      var container = encoder.container(keyedBy: ValueKey.self)
      for member in members { try container.encode(member.value, forKey: ValueKey(member.name)) }
    }
  }

  /// The value that `value`'s coded form is; null if it cannot be coded.
  ///
  /// Whole numbers come out as integers and -0 as 0, as a reader of the written form would find
  /// them.
  public init(encoding value: some Encodable) {
    let encoder = EventEncoder(TreeSink())
    do {
      try encoder.encode(value)
      self = encoder.sink.root ?? .null
    } catch {
      self = .null
    }
  }
}

extension Event {
  /// Appends the event's data as compact JSON, its members in the order of the event's fields.
  ///
  /// Absent fields are left out; what is not finite becomes null, and so does an event whose own
  /// coding throws.
  public func json(into writer: inout JSONWriter) {
    let start = writer.bytes.count
    var taken = JSONWriter()
    swap(&taken, &writer)
    let encoder = EventEncoder(WriterSink(taken))
    taken = JSONWriter()
    do {
      try encoder.encode(self)
      swap(&encoder.sink.writer, &writer)
    } catch {
      swap(&encoder.sink.writer, &writer)
      writer.truncate(to: start)
      writer.write(raw: "null")
    }
  }

  /// Makes the event from its data.
  ///
  /// Unknown members are ignored, as every reader of a trace does.
  public init(json: JSONValue) throws(EventDecodingError) {
    self = try EventDecoder(json).decode(Self.self)
  }
}
