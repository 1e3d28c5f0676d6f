import PagerBus

/// W1, W2 and W3: publishers and subscribers, everybody hears everything.
struct OneToMany {
  let publishers: Int
  let subscribers: Int
  let eventsEach: Int

  private var events: Int { publishers * eventsEach }

  /// The bus: each reader in a task of its own.
  func bus() async throws {
    let bus = EventBus.bench()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<subscribers {
        let subscription = bus.subscribe(to: Tick.self, .gating)
        group.addTask { await read(subscription) }
      }
      for publisher in 0..<publishers {
        let source = bus.publisher()
        group.addTask {
          for number in 0..<eventsEach {
            try await source.publish(Tick(number, publisher: publisher))
          }
        }
      }
      try await group.waitForAll()
    }
  }

  @concurrent
  private func read(_ subscription: Subscription<Tick>) async {
    var check = OrderCheck(publishers: publishers)
    let all = events
    do {
      try await subscription.forEach { (envelope) throws(Enough) in
        check.see(envelope.value)
        if check.count == all { throw Enough() }
      }
    } catch {
      return
    }
  }

  private struct Enough: Error {}

  /// One AsyncStream for each subscriber, which is what it takes to have several.
  func streams() async throws {
    var continuations: [AsyncStream<Tick>.Continuation] = []
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<subscribers {
        let (stream, continuation) = AsyncStream<Tick>.makeStream()
        continuations.append(continuation)
        group.addTask {
          var check = OrderCheck(publishers: publishers)
          for await tick in stream {
            check.see(tick)
            if check.count == events { return }
          }
        }
      }
      let outlets = continuations
      for publisher in 0..<publishers {
        group.addTask {
          for number in 0..<eventsEach {
            let tick = Tick(number, publisher: publisher)
            for outlet in outlets { outlet.yield(tick) }
          }
        }
      }
    }
  }

  /// An actor that is called for each event.
  func actorDelegate() async throws {
    let delegate = Delegate()
    for number in 0..<eventsEach { await delegate.receive(Tick(number)) }
    let count = await delegate.count
    precondition(count == eventsEach)
  }

  private actor Delegate {
    private var check = OrderCheck()
    var count: Int { check.count }

    func receive(_ tick: Tick) { check.see(tick) }
  }

  /// Closures in an array, called one after the other by the publisher.
  func closures() async throws {
    final class Reader {
      var check = OrderCheck()
    }
    let readers = (0..<subscribers).map { _ in Reader() }
    let closures: [(Tick) -> Void] = readers.map { reader in { reader.check.see($0) } }
    for number in 0..<eventsEach {
      let tick = Tick(number)
      for closure in closures { closure(tick) }
    }
    precondition(readers.allSatisfy { $0.check.count == eventsEach })
  }
}
