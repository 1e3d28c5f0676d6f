/// All that a component of the pager may touch: what it hears, what it says, and one alarm.
///
/// What a component publishes never waits: it is a reaction to the event that it handles, or a
/// sample at its alarm.
public final class ComponentContext: Sendable {
  /// How many events a component may have to handle before sources wait.
  ///
  /// One request leads to some 30 facts at most. What is accepted here must fit the reserve of
  /// everybody who gates, ``SubscriptionPolicy/reserve``, or a component would not be let in.
  static let capacity = 32

  /// Where the component runs.
  let lane: any Lane

  private let sender: SourceID

  /// The pager that it publishes for.
  private let pager: PagerScope
  private let bus: EventBus
  private let stream: EventStream

  /// Makes a context of a part of `pager`, which hears the types of one pager or, by nil, of all.
  init(
    source: EventSource, lane: any Lane, bus: EventBus, hears types: [any Event.Type],
    rank: DeliveryRank, pager: PagerScope, hearing heard: PagerScope?
  ) {
    self.pager = pager
    sender = SourceID(source, in: pager)
    self.lane = lane
    self.bus = bus
    stream = bus.subscribe(
      to: .types(types),
      SubscriptionOptions(
        owner: source, policy: .lossless(capacity: Self.capacity), isGating: true, rank: rank,
        pager: heard))
  }

  /// Waits for the next event or alarm; nil when the world has ended.
  func next() async -> EventStream.GatedDelivery? {
    await stream.nextGated()
  }

  /// Publishes because of what is being handled, in the given order.
  func publish(_ events: [any Event]) {
    for event in events { publish(event) }
  }

  private func publish(_ event: some Event) {
    do throws(PublishError) {
      let context = bus.handlingContext(of: stream.core).directed(at: pager)
      _ = try bus.publish(event, by: sender, in: context)
    } catch {
      // Only a finger that is handed over has a budget; everybody was told that it is spent.
      if case .loop = error { return }
      // A component that is not let in would lose its own state: it cannot go on.
      fatalError("\(sender.source) handling an event: \(error)")
    }
  }

  /// Asks to be woken at `instant`, because of what is being handled; nil takes the alarm away.
  func setAlarm(at instant: Instant?) {
    stream.setAlarm(at: instant)
  }

  /// Ends what the component hears.
  func close() {
    bus.close(stream.core)
  }
}
