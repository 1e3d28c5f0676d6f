import Testing

@testable import PagerBus

@Suite struct CancelTests {
  @Test func `G8 cancel returns after the handler that runs has finished`() async throws {
    let (bus, stage, notes, gate) = (EventBus.test(), Stage(), Notes(), Gate())
    let stream = bus.subscribe(to: Ticked.self)
    stage.start {
      for await _ in stream {
        notes.add("handler begins")
        await gate.wait()
        notes.add("handler ends")
      }
      notes.add("loop ends")
    }
    try bus.tick(0..<2)
    stage.run()

    stage.start {
      await stream.cancel()
      notes.add("cancel returns")
    }
    let before = notes.lines
    gate.open()
    stage.run()

    #expect(before == ["handler begins"])
    #expect(notes.lines.count == 4)
    #expect(Array(notes.lines[..<2]) == ["handler begins", "handler ends"])
    #expect(bus.snapshot().subscribers.isEmpty)
  }

  @Test func `G8 cancel does not wait for a handler whose loop was left`() async throws {
    let (bus, stage, notes) = (EventBus.test(), Stage(), Notes())
    let stream = bus.subscribe(to: Ticked.self)
    try bus.tick(0..<2)
    stage.start { for await _ in stream { break } }

    stage.start {
      await stream.cancel()
      notes.add("cancel returns")
    }

    #expect(notes.lines == ["cancel returns"])
  }

  @Test
  func `G8 a reader without a loop says itself that it has handled the last event`() async throws {
    let (bus, stage, notes, gate) = (EventBus.test(), Stage(), Notes(), Gate())
    let stream = bus.subscribe(to: Ticked.self)
    try bus.tell(Ticked())
    stage.start {
      _ = await stream.nextItem()
      await gate.wait()
    }
    stage.start {
      await stream.cancel()
      notes.add("cancel returns")
    }
    let before = notes.lines

    stream.finish()
    stage.run()

    gate.open()
    stage.run()
    #expect(before.isEmpty)
    #expect(notes.lines == ["cancel returns"])
  }

  @Test func `G8 nothing is delivered after cancel, though much was there`() async throws {
    let bus = EventBus.test()
    let stream = bus.subscribe(to: Ticked.self)
    try bus.tick(0..<10)

    await stream.cancel()

    #expect(stream.drain().isEmpty)
    #expect(await stream.nextItem()?.event == nil)
  }

  @Test func `G8 holds with handlers on real threads`() async throws {
    for _ in 0..<60 {
      let (bus, running) = (EventBus.test(), Locked(false))
      let stream = bus.subscribe(to: Ticked.self)
      let started = Gate()
      let reader = Task {
        for await _ in stream {
          running.withLock { $0 = true }
          started.open()
          await Task.yield()
          running.withLock { $0 = false }
        }
      }
      try bus.tick(0..<20)
      await started.wait()

      await stream.cancel()

      #expect(!running.withLock { $0 })
      await reader.value
    }
  }

  @Test
  func `G9 a handler that cancels its own subscription goes on, and gets nothing more`() throws {
    let (bus, stage, notes) = (EventBus.test(), Stage(), Notes())
    let stream = bus.subscribe(to: Ticked.self)
    try bus.tick(0..<3)

    stage.start {
      for await event in stream {
        notes.add("event \(event.value.number)")
        await stream.cancel()
        notes.add("cancel returns")
      }
      notes.add("loop ends")
    }

    #expect(notes.lines == ["event 0", "cancel returns", "loop ends"])
  }

  @Test func `G9 holds for a handler that took its event without waiting`() throws {
    let (bus, stage, notes) = (EventBus.test(), Stage(), Notes())
    let stream = bus.subscribe(to: Ticked.self)
    try bus.tick(0..<3)
    stage.start { _ = await stream.nextItem() }

    stage.start {
      _ = stream.tryNext()
      await stream.cancel()
      notes.add("cancel returns")
    }

    #expect(notes.lines == ["cancel returns"])
  }

  @Test func `a reader that waits is told the end when its subscription is cancelled`() async {
    let (bus, stage) = (EventBus.test(), Stage())
    let stream = bus.subscribe(to: Ticked.self)
    let reader = stage.start { await stream.nextItem()?.event == nil }

    await stream.cancel()
    stage.run()

    #expect(await reader.value)
  }

  @Test func `G24 an event stays published when its publisher's task is cancelled`() async throws {
    let bus = EventBus.test()
    let stream = bus.subscribe(to: Ticked.self)
    let task = Task {
      _ = try await bus.publishWaiting(Ticked(number: 1), by: .script, in: .source())
    }
    try await task.value

    task.cancel()

    #expect(stream.numbers() == [1])
  }

  @Test func `G25 letting go of a subscription ends it`() throws {
    let bus = EventBus.test()
    var stream: Subscription<Ticked>? = bus.subscribe(to: Ticked.self)
    try bus.tell(Ticked())
    _ = stream?.tryNext()
    #expect(bus.snapshot().subscribers.count == 1)

    stream = nil

    #expect(bus.snapshot().subscribers.isEmpty)
    #expect(bus.busy.isEmpty)
  }

  @Test
  func `G25 a cancelled reader lets go of what it captured within one idle turn`() async throws {
    let (bus, stage) = (EventBus.test(), Stage())
    weak var captured: Notes?
    let task: Task<Void, Never>
    do {
      let notes = Notes()
      captured = notes
      let stream = bus.subscribe(to: Ticked.self)
      task = stage.start { [stream] in
        for await event in stream { notes.add("\(event.value.number)") }
      }
    }
    try bus.tell(Ticked())
    stage.run()

    task.cancel()
    stage.run()
    await bus.idle()

    #expect(captured == nil)
    #expect(bus.snapshot().subscribers.isEmpty)
  }

  @Test
  func `G26 every reader that waits is resumed once, however cancel and publish race`() async throws
  {
    let bus = EventBus.test()
    for number in 0..<600 {
      let stream = bus.subscribe(to: Ticked.self)
      let reader = Task { () -> Int? in
        for await event in stream { return event.value.number }
        return nil
      }
      async let published: Void = { _ = try? bus.tell(Ticked(number: number)) }()
      switch number % 3 {
      case 0: reader.cancel()
      case 1: await stream.cancel()
      default: break
      }

      let taken = await reader.value
      await published

      #expect(taken == nil || taken == number)
      if number % 3 == 2 { #expect(taken == number) }
    }
    await bus.idle()
    #expect(bus.snapshot().subscribers.isEmpty)
  }
}
