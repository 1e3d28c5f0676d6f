/// The rings of a bus by topic, as plain bytes: a reader finds the ring of an event and counts
/// nothing.
///
/// They live as long as the bus's table of topics, which frees them.
@usableFromInline
@safe struct TopicRings: Sendable {
  // Written before anybody reads.
  @usableFromInline nonisolated(unsafe) let first: UnsafeMutablePointer<RingHandle>

  init(_ rings: [RingHandle]) {
    unsafe first = UnsafeMutablePointer.allocate(capacity: max(1, rings.count))
    for (index, ring) in rings.enumerated() { unsafe (first + index).initialize(to: ring) }
  }

  /// The ring of a topic.
  @inlinable subscript(topic: Int) -> RingHandle { unsafe first[topic] }

  /// Frees the list, which nobody reads any more.
  func deallocate() { unsafe first.deallocate() }
}
