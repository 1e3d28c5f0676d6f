/// In which form a subscriber reads events.
@usableFromInline
protocol EventReader: Sendable {
  associatedtype Element: Sendable

  /// The event in a slot of a topic's ring.
  func event(at slot: UInt64, of topic: Int, _ metadata: EventMetadata) -> Element

  /// An event that was kept aside; nil if it cannot be read in this form.
  func event(_ envelope: AnyEnvelope) -> Element?
}

/// Reads events of any type, boxed.
@usableFromInline
struct AnyReader: EventReader {
  let table: TopicTable

  @usableFromInline
  func event(at slot: UInt64, of topic: Int, _ metadata: EventMetadata) -> AnyEnvelope {
    AnyEnvelope(table.topics[topic].event(at: slot), metadata: metadata)
  }

  @usableFromInline
  func event(_ envelope: AnyEnvelope) -> AnyEnvelope? { envelope }
}

/// Reads events of one type, without boxing.
@usableFromInline
struct TypedReader<Value: Event>: EventReader {
  // Of all topics: one type has one a pager.
  @usableFromInline let rings: TopicRings

  @usableFromInline
  init(rings: TopicRings) {
    self.rings = rings
  }

  @inlinable
  func event(at slot: UInt64, of topic: Int, _ metadata: EventMetadata) -> Envelope<Value> {
    let stored = rings[topic].element(at: slot, as: Stored<Value>.self)
    return Envelope(value: stored.value, metadata: metadata)
  }

  @inlinable
  func event(_ envelope: AnyEnvelope) -> Envelope<Value>? {
    guard let value = envelope.event as? Value else { return nil }
    return Envelope(value: value, metadata: envelope.metadata, isReplay: envelope.isReplay)
  }
}
