import Synchronization

/// How planted mistakes are made; see ``BusFault``.
extension BusState {
  /// Every how many events an inversion is planted.
  private static let inversionPeriod: UInt64 = 64

  /// What comes second, if it is to be handed out first; the first one is kept aside for the next
  /// time.
  func inverted(
    _ core: SubscriptionCore, _ sequence: UInt64, _ entry: OrderEntry, below limit: UInt64
  ) -> Found? {
    guard faults.contains(.orderInversion), sequence % Self.inversionPeriod == 0 else {
      return nil
    }
    var second = sequence + 1
    while second < limit {
      let next = order.element(at: second)
      if core.terms.lossless.contains(Int(next.topic)) {
        let kept = KeptEvent(envelope: envelope(of: sequence, entry), root: entry.root)
        unsafe core.guarded.made.resync.append(kept)
        core.accounted.wrappingAdd(1, ordering: .releasing)
        return .entry(sequence: second, next)
      }
      second += 1
    }
    return nil
  }

  /// Whether a cancellation is to be forgotten because it comes while a handler runs.
  func forgetsCancellation(of core: SubscriptionCore) -> Bool {
    unsafe faults.contains(.missedCancellation) && core.guarded.machine.isHandling
  }
}
