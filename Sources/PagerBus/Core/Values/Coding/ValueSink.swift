/// Where an encoder puts what it is told, piece by piece and in order.
protocol ValueSink {
  /// Opens an object.
  mutating func beginObject()

  /// Closes the object opened last.
  mutating func endObject()

  /// Opens an array.
  mutating func beginArray()

  /// Closes the array opened last.
  mutating func endArray()

  /// Says under which name of the open object the next value stands.
  mutating func put(name: String)

  /// Puts an absent value.
  mutating func putNull()

  /// Puts a truth value.
  mutating func put(_ value: Bool)

  /// Puts a whole number.
  mutating func put(_ value: Int64)

  /// Puts a whole number without a sign.
  mutating func put(_ value: UInt64)

  /// Puts a number.
  mutating func put(_ value: Double)

  /// Puts a text.
  mutating func put(_ value: String)

  /// Puts a value with everything in it.
  mutating func put(_ value: JSONValue)
}

/// Puts values into a writer and the commas between them.
struct WriterSink: ValueSink {
  /// The writer with what was put so far.
  var writer: JSONWriter

  /// Whether a comma comes before the next name or value.
  var needsComma = false

  init(_ writer: JSONWriter) {
    self.writer = writer
  }

  mutating func beginObject() {
    separate()
    writer.write(byte: UInt8(ascii: "{"))
    needsComma = false
  }

  mutating func endObject() {
    writer.write(byte: UInt8(ascii: "}"))
    needsComma = true
  }

  mutating func beginArray() {
    separate()
    writer.write(byte: UInt8(ascii: "["))
    needsComma = false
  }

  mutating func endArray() {
    writer.write(byte: UInt8(ascii: "]"))
    needsComma = true
  }

  mutating func put(name: String) {
    separate()
    writer.write(name)
    writer.write(byte: UInt8(ascii: ":"))
    needsComma = false
  }

  mutating func putNull() {
    separate()
    writer.write(raw: "null")
  }

  mutating func put(_ value: Bool) {
    separate()
    writer.write(raw: value ? "true" : "false")
  }

  mutating func put(_ value: Int64) {
    separate()
    writer.write(value)
  }

  mutating func put(_ value: UInt64) {
    separate()
    writer.write(value)
  }

  mutating func put(_ value: Double) {
    separate()
    writer.write(value)
  }

  mutating func put(_ value: String) {
    separate()
    writer.write(value)
  }

  mutating func put(_ value: JSONValue) {
    separate()
    writer.write(value)
  }

  /// Writes the comma that is due before a name or a value.
  mutating func separate() {
    if needsComma { writer.write(byte: UInt8(ascii: ",")) }
    needsComma = true
  }
}
