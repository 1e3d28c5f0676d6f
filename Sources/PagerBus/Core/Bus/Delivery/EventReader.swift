/// In which form a subscriber reads events.
protocol EventReader: Sendable {
  associatedtype Element: Sendable

  /// The event in a slot of a topic's ring.
  func event(at slot: UInt64, of topic: any Topic, _ metadata: EventMetadata) -> Element

  /// An event that was kept aside; nil if it cannot be read in this form.
  func event(_ envelope: AnyEnvelope) -> Element?
}

/// Reads events of any type, boxed.
struct AnyReader: EventReader {
  func event(at slot: UInt64, of topic: any Topic, _ metadata: EventMetadata) -> AnyEnvelope {
    AnyEnvelope(topic.event(at: slot), metadata: metadata)
  }

  func event(_ envelope: AnyEnvelope) -> AnyEnvelope? { envelope }
}

/// Reads events of one type, without boxing.
struct TypedReader<Value: Event>: EventReader {
  let topic: TypedTopic<Value>

  func event(at slot: UInt64, of _: any Topic, _ metadata: EventMetadata) -> Envelope<Value> {
    Envelope(value: topic.ring.element(at: slot).value, metadata: metadata)
  }

  func event(_ envelope: AnyEnvelope) -> Envelope<Value>? {
    guard let value = envelope.event as? Value else { return nil }
    return Envelope(value: value, metadata: envelope.metadata, isReplay: envelope.isReplay)
  }
}
