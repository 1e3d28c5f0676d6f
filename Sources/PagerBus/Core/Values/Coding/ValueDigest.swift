/// A quick hash over values in their order; good enough to tell runs apart, not to keep secrets.
package struct ValueDigest: Hashable, Sendable {
  /// The hash of what was put in by now.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Makes the digest of nothing.
  package init() {}

  /// Puts in a number.
  @inline(__always)
  package mutating func put(_ number: UInt64) {
    value = (value ^ number) &* 0x9E37_79B9_7F4A_7C15
    value ^= value >> 29
  }

  /// Puts in a text and its length.
  package mutating func put(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      put(UInt64(bytes.count))
      var word: UInt64 = 0
      for index in 0..<bytes.count {
        word = word << 8 | UInt64(unsafe bytes[index])
        if index & 7 == 7 { put(word) }
      }
      if bytes.count & 7 != 0 { put(word) }
    }
  }

  /// Puts in who publishes.
  package mutating func put(_ source: EventSource) {
    switch source {
    case .host: put(1)
    case .script: put(2)
    case .input: put(3)
    case .tabs: put(4)
    case .pages: put(5)
    case .indicator: put(6)
    case .plugin(let id): put(id)
    }
  }

  /// Puts in an event: all that a trace says of it, its contents aside.
  package mutating func put(_ envelope: AnyEnvelope) {
    put(envelope.sequence)
    put(UInt64(bitPattern: envelope.time.nanoseconds))
    put(envelope.cause ?? .max)
    put(envelope.source)
    put(envelope.name.text)
  }

  /// Puts in the coded form of a value, as its trace has it.
  package mutating func put(contentsOf event: any Event) {
    let encoder = EventEncoder(DigestSink(digest: self))
    do {
      try encoder.encode(event)
    } catch {
      encoder.sink.put("\(error)")
    }
    self = encoder.sink.digest
  }
}

/// Puts values into a digest instead of writing them.
private struct DigestSink: ValueSink {
  var digest: ValueDigest

  mutating func beginObject() { digest.put(1) }

  mutating func endObject() { digest.put(2) }

  mutating func beginArray() { digest.put(3) }

  mutating func endArray() { digest.put(4) }

  mutating func put(name: String) { digest.put(name) }

  mutating func putNull() { digest.put(5) }

  mutating func put(_ value: Bool) { digest.put(value ? 6 : 7) }

  mutating func put(_ value: Int64) { digest.put(UInt64(bitPattern: value)) }

  mutating func put(_ value: UInt64) { digest.put(value) }

  mutating func put(_ value: Double) { digest.put(value.bitPattern) }

  mutating func put(_ value: String) { digest.put(value) }

  mutating func put(_ value: JSONValue) { digest.put(value.text) }
}
