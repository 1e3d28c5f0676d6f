import PagerBus

/// Somebody else who is asked something: whoever awaits the answer is suspended meanwhile.
actor Clerk: HostedActor {
  nonisolated let lane: any Lane
  private(set) var looks = 0

  init(_ lane: any Lane) {
    self.lane = lane
  }

  func look() { looks += 1 }
}
