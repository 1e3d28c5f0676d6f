/// Publishes on a bus in the name of one source.
///
/// Cheap to copy and safe to use from any thread. What is published by one task one after the other
/// gets its places in the order in that order.
public struct Publisher: Sendable {
  @usableFromInline let bus: EventBus
  @usableFromInline let sender: SourceID

  /// The pager that it publishes for.
  public let pager: PagerScope

  init(bus: EventBus, sender: SourceID, pager: PagerScope) {
    self.bus = bus
    self.sender = sender
    self.pager = pager
  }

  /// The same source, publishing for another pager of the bus.
  ///
  /// The parts of a pager may say there what everybody may, which is requests.
  public func publishing(for pager: PagerScope) -> Publisher {
    Publisher(bus: bus, sender: sender, pager: pager)
  }

  /// Who publishes.
  public var source: EventSource { sender.source }

  /// Publishes on the source's own initiative, or because of an event that was heard before; waits
  /// while a gating subscriber has no room.
  ///
  /// Throws ``PublishError/cancelled(type:)`` if the task is cancelled while it waits; nobody has
  /// seen the event then.
  @inlinable
  @inline(__always)
  @discardableResult
  public func publish<Value: Event>(
    _ event: Value, because cause: UInt64? = nil
  ) async throws(PublishError) -> Publication {
    if let sequence = publishPlainly(event, because: cause) { return .published(sequence) }
    return try await bus.publishWaiting(event, by: sender, in: .source(cause: cause, for: pager))
  }

  /// Publishes without waiting; throws ``PublishError/full(type:)`` while a gating subscriber has
  /// no room.
  @inlinable
  @inline(__always)
  @discardableResult
  public func tryPublish<Value: Event>(
    _ event: Value, because cause: UInt64? = nil
  ) throws(PublishError) -> Publication {
    if let sequence = publishPlainly(event, because: cause) { return .published(sequence) }
    return try publishCarefully(event, because: cause)
  }

  /// Stores an event that needs nothing but to be stored; nil if it may need more.
  @inlinable
  @inline(__always)
  func publishPlainly<Value: Event>(_ event: Value, because cause: UInt64?) -> UInt64? {
    guard let topic = bus.table.topic(of: ObjectIdentifier(Value.self), in: pager),
      topic.mayBePublished(by: sender)
    else { return nil }
    return bus.publishPlainly(
      event, topic, by: sender, because: cause ?? OrderEntry.none, at: bus.clock.now.nanoseconds)
  }

  /// The same for an event that needs more than to be stored.
  @inlinable
  @inline(never)
  func publishCarefully(
    _ event: some Event, because cause: UInt64?
  ) throws(PublishError) -> Publication {
    try bus.publish(event, by: sender, in: .source(cause: cause, for: pager))
  }
}

extension EventBus {
  /// What `source` publishes with for a pager, whose part it is if it is one; whoever holds it
  /// speaks in that name.
  public func publisher(
    as source: EventSource = .script, for pager: PagerScope = .main
  ) -> Publisher {
    Publisher(bus: self, sender: SourceID(source, in: pager), pager: pager)
  }
}
