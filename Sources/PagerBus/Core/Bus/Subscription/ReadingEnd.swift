/// Tells the bus that a loop over a subscription was left, so that its last event counts as
/// handled.
@usableFromInline
final class ReadingEnd: Sendable {
  private let bus: EventBus
  private let core: SubscriptionCore

  init(bus: EventBus, core: SubscriptionCore) {
    self.bus = bus
    self.core = core
  }

  deinit {
    bus.finish(core)
  }
}
