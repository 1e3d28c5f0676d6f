/// The subscribers that do not sleep, so that whoever asks for what is still needed visits nobody
/// for whom nothing is there.
struct AwakeSubscribers: Sendable {
  /// All of them, in no order.
  private(set) var cores: [SubscriptionCore] = []

  /// Adds a subscriber, unless it is one of them already.
  mutating func insert(_ core: SubscriptionCore) {
    guard unsafe core.guarded.seat == nil else { return }
    unsafe core.guarded.seat = cores.count
    cores.append(core)
  }

  /// Takes a subscriber out, if it is one of them.
  mutating func remove(_ core: SubscriptionCore) {
    guard let seat = unsafe core.guarded.seat.take() else { return }
    let last = cores.removeLast()
    guard seat < cores.count else { return }
    cores[seat] = last
    unsafe last.guarded.seat = seat
  }
}
