import Testing

@testable import PagerBus

/// What one subscription gets from another world, past the order of its bus.
@Suite struct HandedEventTests {
  @Test func `G13 gaps stand between the events that were handed before and after them`() throws {
    let (other, bus) = (EventBus.test(), EventBus.test())
    let source = other.subscribe(to: .types([Ticked.self]))
    try other.tick(0..<3)
    let events = source.drain().compactMap(\.event)
    let gaps = (0..<2).map { Gap(first: $0, last: $0, count: 1, reason: .suspended) }
    let reader = bus.subscribe(to: .types([Ticked.self]))

    bus.hand(events[0], to: reader.core)
    bus.hand(gaps[0], to: reader.core)
    bus.hand(events[1], to: reader.core)
    bus.hand(gaps[1], to: reader.core)
    bus.hand(events[2], to: reader.core)

    let told = reader.drain().map { delivery in
      switch delivery {
      case .event(let envelope): "event \(envelope.sequence)"
      case .gap(let gap): "gap \(gap.first)"
      case .alarm: "alarm"
      }
    }
    #expect(told == ["event 0", "gap 0", "event 1", "gap 1", "event 2"])
  }
}
