/// Who is asked before the pages decide, kept in the order of activation.
package final class VoterRoll: Sendable {
  private let bus: EventBus
  private let order: [String]
  private let voters = Locked<[Voter]>([])

  /// Makes the roll of plugins that are activated in this order; nobody votes yet.
  package init(bus: EventBus, order: [String]) {
    self.bus = bus
    self.order = order
  }

  /// A plugin that votes runs.
  func add(_ voter: Voter, cause: UInt64?) {
    change(cause) { voters in voters = voters.filter { $0.id != voter.id } + [voter] }
  }

  /// A plugin does not run now; one whose silence counts as a no stays, and its silence counts.
  func lapse(_ id: String, cause: UInt64?) {
    change(cause) { voters in voters.removeAll { $0.id == id && $0.missing == .allow } }
  }

  /// A plugin was switched off; nothing happens if it never voted.
  func remove(_ id: String, cause: UInt64?) {
    change(cause) { voters in voters.removeAll { $0.id == id } }
  }

  private func change(_ cause: UInt64?, _ edit: (inout [Voter]) -> Void) {
    let order = order
    let changed = voters.withLock { voters -> [Voter]? in
      let old = voters
      edit(&voters)
      voters.sort { left, right in
        (order.firstIndex(of: left.id) ?? 0) < (order.firstIndex(of: right.id) ?? 0)
      }
      return voters == old ? nil : voters
    }
    if let changed { bus.tell(VotersChanged(voters: changed), cause: cause) }
  }
}
