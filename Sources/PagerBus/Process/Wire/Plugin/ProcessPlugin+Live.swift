import PagerBus

/// A live world: events, lines and time side by side, and no thread that waits.
extension ProcessPlugin {
  private enum Duty: CaseIterable {
    case listen, tell, watch
  }

  /// How often it is looked whether something is overdue, in nanoseconds.
  private static let tick: Int64 = 100_000_000

  func runLive() async throws(PeerEnd) {
    let outcome = await withTaskGroup(of: Result<Void, PeerEnd>.self) { group in
      for duty in Duty.allCases { group.addTask { await self.outcome(of: duty) } }
      let first = await group.next() ?? .success(())
      group.cancelAll()
      leaveRoom()
      await group.waitForAll()
      return first
    }
    switch outcome {
    case .success:
      do throws(PeerEnd) {
        try await perform(machine.shutDown(at: context.now, graceMilliseconds: 1_000))
      } catch {
        // It is being stopped anyway.
      }
      await line.stopped(setup.patience)
    case .failure(let end):
      await line.stopped(setup.patience)
      throw end
    }
  }

  private func outcome(of duty: Duty) async -> Result<Void, PeerEnd> {
    do throws(PeerEnd) {
      switch duty {
      case .listen: try await listen()
      case .tell: try await tell()
      case .watch: try await watch()
      }
      return .success(())
    } catch {
      return .failure(error)
    }
  }

  /// Reads what the plugin says, until it ends.
  private func listen() async throws(PeerEnd) {
    let now = context.now
    try await act(machine.isStarting ? machine.greet(at: now) : machine.begin(at: now))
    while let signal = await line.next() {
      try await act(machine.receive(signal, at: context.now))
    }
  }

  /// Hands over events, as many at once as there are.
  private func tell() async throws(PeerEnd) {
    while await hasRoom(), let delivery = await context.events.next() {
      var next: Delivery? = delivery
      var records: [EventRecord] = []
      while let delivery = next {
        next = nil
        switch delivery {
        case .event(let envelope):
          if try await askVote(on: envelope) {
            records.append(setup.records.record(of: envelope))
          }
          if records.count < machine.window { next = context.events.tryNext() }
        case .gap(let gap):
          try await act(machine.deliver(records, at: context.now))
          records = []
          try await act(machine.tell(gap))
        case .alarm: try await act(machine.alarm(at: context.now))
        }
      }
      try await act(machine.deliver(records, at: context.now))
    }
  }

  /// Looks again and again whether something is overdue.
  private func watch() async throws(PeerEnd) {
    while true {
      do {
        try await context.timer(after: Self.tick)
      } catch {
        return
      }
      try await act(machine.tick(at: context.now))
    }
  }

  private func act(_ actions: [PeerAction]) async throws(PeerEnd) {
    try await perform(actions)
    context.setAlarm(at: machine.nextDue)
    if machine.hasRoom { leaveRoom() }
  }

  /// Waits until the plugin lets another event come; false if there is no use in waiting.
  private func hasRoom() async -> Bool {
    while !machine.hasRoom {
      if Task.isCancelled || machine.end != nil { return false }
      await withCheckedContinuation { roomWaiter = $0 }
    }
    return true
  }

  private func leaveRoom() {
    roomWaiter.take()?.resume()
  }
}
