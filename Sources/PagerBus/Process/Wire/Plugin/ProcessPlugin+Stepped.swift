import PagerBus
import PagerSession

/// A stepped world: one thing after the other, each answered before the next.
extension ProcessPlugin {
  func runStepped() async throws(PeerEnd) {
    do throws(PeerEnd) {
      try await perform(machine.begin(at: context.now))
      try await finishTurn()
      context.setAlarm(at: machine.nextDue)
      while let delivery = await context.events.next() {
        try await step(delivery)
      }
      try await perform(machine.shutDown(at: context.now, graceMilliseconds: grace))
      try await finishLife()
    } catch {
      line.stop(setup.patience)
      throw error
    }
    line.stop(setup.patience)
  }

  var grace: Int64 { setup.patience.close.milliseconds }

  private func step(_ delivery: Delivery) async throws(PeerEnd) {
    // After a real deadline the case is ending: nothing that follows may depend on the plugin.
    if setup.stop?.reason != nil { return }
    while let signal = line.next(within: .zero) {
      try await perform(machine.receive(signal, at: context.now))
    }
    try await handOver(delivery)
    try await finishTurn(of: delivery)
    context.setAlarm(at: machine.nextDue)
  }

  private func handOver(_ delivery: Delivery) async throws(PeerEnd) {
    do {
      try await context.timer(after: setup.latency)
    } catch {
      return
    }
    let now = context.now
    switch delivery {
    case .event(let envelope):
      guard try await askVote(on: envelope) else { return }
      try await perform(machine.deliver([setup.records.record(of: envelope)], at: now))
    case .gap(let gap): try await perform(machine.tell(gap))
    case .alarm: try await perform(machine.alarm(at: now))
    }
  }

  /// Blocks the thread until the plugin has answered.
  ///
  /// Each of its lines gives it the time anew, but not for ever: one that only says this and that
  /// does not answer either.
  private func finishTurn(of delivery: Delivery? = nil) async throws(PeerEnd) {
    let limit = setup.offer.limits.handlerMilliseconds * 1_000_000
    var rest = limit * WireLimits.turnWaitsMaximum
    while machine.isInTurn {
      let start = RealTime.now
      guard let signal = line.next(within: .nanoseconds(max(0, min(limit, rest)))) else {
        return try await endCase(at: delivery)
      }
      rest -= RealTime.now - start
      try await perform(machine.receive(signal, at: context.now))
    }
  }

  /// Blocks the thread until the plugin has said what it has to say at its end; all of it has to be
  /// said within its grace.
  private func finishLife() async throws(PeerEnd) {
    let end = RealTime.now + grace * 1_000_000
    while machine.isInTurn {
      let rest = Duration.nanoseconds(max(0, end - RealTime.now))
      guard let signal = line.next(within: rest) else { return }
      try await perform(machine.receive(signal, at: context.now))
    }
  }

  /// Ends the case instead of letting real time decide what is in its trace.
  private func endCase(at delivery: Delivery?) async throws(PeerEnd) {
    guard let stop = setup.stop else { return try await perform(machine.expire()) }
    let awaited = machine.owed.map { $0 + (delivery.map { Self.type(of: $0) } ?? "") }
    do throws(PeerEnd) {
      try await perform(machine.expire())
    } catch {
      stop.stop(
        RunStop.Reason(plugin: context.id, message: error.description, awaited: awaited))
    }
  }

  private static func type(of delivery: Delivery) -> String {
    switch delivery {
    case .event(let envelope): " (\(envelope.name.text))"
    case .gap, .alarm: ""
    }
  }
}

extension Duration {
  /// The whole milliseconds.
  fileprivate var milliseconds: Int64 {
    components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000
  }
}
