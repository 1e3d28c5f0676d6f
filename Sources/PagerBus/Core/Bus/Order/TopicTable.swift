/// All event types that a bus carries, fixed when the bus is made.
final class TopicTable: Sendable {
  /// How many types one bus can carry.
  static let topicsMaximum = 1_024

  /// The topics, by index.
  let topics: [any Topic]

  private let indices: TypeIndex

  /// Makes a table of the types; a type that stands twice counts once.
  init(_ types: [any Event.Type]) {
    var topics: [any Topic] = []
    var indices: [ObjectIdentifier: Int] = [:]
    for type in types where indices[ObjectIdentifier(type)] == nil {
      precondition(topics.count < Self.topicsMaximum, "a bus carries at most 1,024 event types")
      indices[ObjectIdentifier(type)] = topics.count
      topics.append(Self.makeTopic(type))
    }
    self.topics = topics
    self.indices = TypeIndex(indices)
  }

  /// The index of a type; nil if the bus does not carry it.
  func index(of type: any Event.Type) -> Int? {
    indices[ObjectIdentifier(type)]
  }

  /// The ring of a type; nil if the bus does not carry it.
  func topic<Value: Event>(of type: Value.Type) -> (index: Int, topic: TypedTopic<Value>)? {
    guard let index = indices[ObjectIdentifier(type)] else { return nil }
    // What stands under a type's identity was made for that type: a cast would cost as much as a publish.
    return unsafe (index, unsafeDowncast(topics[index], to: TypedTopic<Value>.self))
  }

  private static func makeTopic<Value: Event>(_ type: Value.Type) -> any Topic {
    TypedTopic<Value>()
  }
}
