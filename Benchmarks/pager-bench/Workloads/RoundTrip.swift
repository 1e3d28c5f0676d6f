import PagerBus
import Synchronization

/// W4: one asks, another answers, and only then does the first ask again.
struct RoundTrip {
  let rounds: Int

  /// The bus, both reading with `for await`.
  func loops() async throws {
    let bus = EventBus.bench()
    let ticks = bus.subscribe(to: Tick.self, .gating)
    let tocks = bus.subscribe(to: Tock.self, .gating)
    let source = bus.publisher()
    let count = rounds
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        for await tick in ticks {
          try await source.publish(Tock(number: tick.value.number), because: tick.sequence)
          if tick.value.number == count - 1 { return }
        }
      }
      group.addTask {
        try await source.publish(Tick(0))
        for await tock in tocks {
          let next = tock.value.number + 1
          if next == count { return }
          try await source.publish(Tick(next), because: tock.sequence)
        }
      }
      try await group.waitForAll()
    }
  }

  /// The bus, both with handlers.
  func handlers() async throws {
    let bus = EventBus.bench()
    let done = AsyncStream<Void>.makeStream()
    let (asker, answerer) = (Player(bus), Player(bus))
    let count = rounds
    let ticks = bus.handle(Tick.self, on: answerer, .gating) { player, tick in
      player.say(Tock(number: tick.value.number), because: tick.sequence)
    }
    let tocks = bus.handle(Tock.self, on: asker, .gating) { player, tock in
      let next = tock.value.number + 1
      if next == count {
        done.continuation.finish()
      } else {
        player.say(Tick(next), because: tock.sequence)
      }
    }
    try bus.publisher().tryPublish(Tick(0))
    for await _ in done.stream {}
    withExtendedLifetime((ticks, tocks)) {}
  }

  private actor Player {
    private let source: Publisher

    init(_ bus: EventBus) {
      source = bus.publisher()
    }

    func say(_ event: some Event, because cause: UInt64) {
      do {
        try source.tryPublish(event, because: cause)
      } catch {
        preconditionFailure("\(error)")
      }
    }
  }

  /// Two AsyncStreams.
  func streams() async throws {
    let ticks = AsyncStream<Tick>.makeStream()
    let tocks = AsyncStream<Tock>.makeStream()
    let count = rounds
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        for await tick in ticks.stream {
          tocks.continuation.yield(Tock(number: tick.number))
          if tick.number == count - 1 { return }
        }
      }
      group.addTask {
        ticks.continuation.yield(Tick(0))
        for await tock in tocks.stream {
          let next = tock.number + 1
          if next == count { return }
          ticks.continuation.yield(Tick(next))
        }
      }
    }
  }

  /// Two slots with a bare continuation each, which is as little as a round trip can do.
  func continuations() async throws {
    let (ticks, tocks) = (Slot(), Slot())
    let count = rounds
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        for _ in 0..<count { tocks.put(await ticks.take()) }
      }
      group.addTask {
        for number in 0..<count {
          ticks.put(number)
          let answer = await tocks.take()
          precondition(answer == number)
        }
      }
    }
  }
}

/// Holds one number, and one task that waits for it.
@safe private final class Slot: Sendable {
  @safe private enum State {
    case empty
    case full(Int)
    case awaited(UnsafeContinuation<Int, Never>)
  }

  private let state = Mutex(State.empty)

  func put(_ number: Int) {
    let waiting = unsafe state.withLock { state -> UnsafeContinuation<Int, Never>? in
      switch state {
      case .empty, .full:
        state = .full(number)
        return nil
      case .awaited(let continuation):
        state = .empty
        return unsafe continuation
      }
    }
    if let waiting = unsafe waiting { unsafe waiting.resume(returning: number) }
  }

  func take() async -> Int {
    await unsafe withUnsafeContinuation { continuation in
      let number = state.withLock { state -> Int? in
        switch state {
        case .full(let number):
          state = .empty
          return number
        case .empty, .awaited:
          unsafe state = .awaited(continuation)
          return nil
        }
      }
      if let number { unsafe continuation.resume(returning: number) }
    }
  }
}
