/// All event types that a bus carries, fixed when the bus is made, so that readers need no lock to
/// find a ring.
///
/// A type has one topic a pager. So whatever the bus keeps by topic it keeps apart for each pager:
/// places, latest values, hearers, sleepers. The topics of the main pager come first.
@usableFromInline
final class TopicTable: Sendable {
  /// How many types one bus can carry.
  static let typesMaximum = 1_024

  /// How many types there are.
  let typeCount: Int

  /// How many pagers there are.
  let pagerCount: Int

  /// The events of each type, by the index of its topic.
  let topics: [any TopicEvents]

  /// What everybody must know of each type, by the index of its topic.
  let heads: [Topic]

  /// The rings of the topics, for readers.
  @usableFromInline let rings: TopicRings

  /// The topics of the main pager by their types.
  @usableFromInline let index: TypeIndex

  /// Makes a table of the types; a type that stands twice counts once.
  init(_ types: [any Event.Type], pagers pagerCount: Int = 1) {
    let pagers = (1...PagerScope.countMaximum).contains(pagerCount)
    precondition(pagers, "a bus carries 1 to \(PagerScope.countMaximum) pagers")
    var seen: Set<ObjectIdentifier> = []
    let types = types.filter { seen.insert(ObjectIdentifier($0)).inserted }
    precondition(types.count <= Self.typesMaximum, "a bus carries at most 1,024 event types")
    var topics: [any TopicEvents] = []
    var heads: [Topic] = []
    for pager in (0..<pagerCount).map({ PagerScope(index: UInt8($0)) }) {
      for type in types {
        let events = Self.makeEvents(type)
        heads.append(
          Topic(index: topics.count, ring: events.handle, kind: type.kind, pager: pager))
        topics.append(events)
      }
    }
    rings = TopicRings(heads.map(\.ring))
    typeCount = types.count
    self.pagerCount = pagerCount
    self.topics = topics
    self.heads = heads
    index = TypeIndex(zip(types, heads).map { (ObjectIdentifier($0), $1) })
  }

  deinit {
    rings.deallocate()
  }

  /// The index of a type's topic in the main pager; nil if the bus does not carry it.
  func index(of type: any Event.Type) -> Int? {
    index[ObjectIdentifier(type)]?.index
  }

  /// The index of the same type's topic in the main pager.
  func type(of topic: Int) -> Int { topic % typeCount }

  /// The topics of a type's main one in one pager, or in all.
  func topics(of type: Int, in pager: PagerScope?) -> [Int] {
    guard let pager else { return (0..<pagerCount).map { type + $0 * typeCount } }
    return carries(pager) ? [type + Int(pager.index) * typeCount] : []
  }

  /// Whether there is such a pager.
  func carries(_ pager: PagerScope) -> Bool { Int(pager.index) < pagerCount }

  /// The topic of the type with this identity in a pager; nil if the bus does not carry the type or
  /// the pager.
  @inlinable
  @inline(__always)
  func topic(of type: ObjectIdentifier, in pager: PagerScope) -> Topic? {
    let topic = index[type]
    return pager == .main ? topic : topic.flatMap { self.topic(like: $0, in: pager) }
  }

  /// The topic in a pager of the same type as one of the main pager.
  @usableFromInline
  func topic(like main: Topic, in pager: PagerScope) -> Topic? {
    carries(pager) ? heads[main.index + Int(pager.index) * typeCount] : nil
  }

  private static func makeEvents<Value: Event>(_ type: Value.Type) -> any TopicEvents {
    TypedTopic<Value>()
  }
}
