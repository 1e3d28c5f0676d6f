import PagerBus

/// Somebody else who is asked something: whoever awaits the answer is suspended meanwhile.
actor Clerk: HostedActor {
  nonisolated let lane: any Lane
  private(set) var looks = 0

  init(_ lane: any Lane) {
    self.lane = lane
  }

  /// Always a suspension: without one, a release build leaves out the way back between two looks.
  func look() async {
    looks += 1
    await Task.yield()
  }
}
