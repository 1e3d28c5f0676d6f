/// All event types that a bus carries, fixed when the bus is made, so that readers need no lock to
/// find a ring.
@usableFromInline
final class TopicTable: Sendable {
  /// How many types one bus can carry.
  static let topicsMaximum = 1_024

  /// The events of each type, by the index of its topic.
  let topics: [any TopicEvents]

  /// What everybody must know of each type, by its index.
  let heads: [Topic]

  @usableFromInline let index: TypeIndex

  /// Makes a table of the types; a type that stands twice counts once.
  init(_ types: [any Event.Type]) {
    var topics: [any TopicEvents] = []
    var heads: [Topic] = []
    var seen: Set<ObjectIdentifier> = []
    var listed: [(type: ObjectIdentifier, topic: Topic)] = []
    for type in types where seen.insert(ObjectIdentifier(type)).inserted {
      precondition(topics.count < Self.topicsMaximum, "a bus carries at most 1,024 event types")
      let events = Self.makeEvents(type)
      let head = Topic(index: topics.count, ring: events.handle, kind: type.kind)
      heads.append(head)
      listed.append((ObjectIdentifier(type), head))
      topics.append(events)
    }
    self.topics = topics
    self.heads = heads
    index = TypeIndex(listed)
  }

  /// The index of a type; nil if the bus does not carry it.
  func index(of type: any Event.Type) -> Int? {
    index[ObjectIdentifier(type)]?.index
  }

  /// The topic of the type with this identity; nil if the bus does not carry it.
  @inlinable
  @inline(__always)
  func topic(of type: ObjectIdentifier) -> Topic? {
    index[type]
  }

  private static func makeEvents<Value: Event>(_ type: Value.Type) -> any TopicEvents {
    TypedTopic<Value>()
  }
}
