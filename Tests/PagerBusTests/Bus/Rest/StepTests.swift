import Testing

@testable import PagerBus

@Suite struct StepTests {
  /// Hands out one event after the other, as the driver of a stepped run does.
  private func deliverAll(_ bus: EventBus, _ stage: Stage) {
    var sequence: UInt64 = 0
    while sequence < bus.published {
      for core in bus.hearers(of: sequence) {
        core.limit.raise(to: sequence + 1)
        bus.unpark(core)
        stage.run()
      }
      sequence += 1
    }
  }

  @Test func `G51 a stepped bus hands each event to one subscriber after the other`() throws {
    let first = try steppedRun()
    let second = try steppedRun()

    #expect(first == second)
    #expect(
      first == [
        "tabs 0", "pages 0", "plugin 0", "observer 0", "observer 1", "tabs 2", "pages 2",
        "plugin 2", "observer 2", "observer 3",
      ])
  }

  private func steppedRun() throws -> [String] {
    let (bus, stage, notes) = (EventBus.test(isStepped: true), Stage(), Notes())
    let ranks: [(String, DeliveryRank)] = [
      ("observer", .observer), ("plugin", .plugin), ("pages", .pages), ("tabs", .tabs),
    ]
    for (name, rank) in ranks {
      let interest: Interest = rank == .observer ? .patterns(["*"]) : .types([Ticked.self])
      let stream = bus.subscribe(to: interest, SubscriptionOptions(rank: rank))
      stage.start {
        for await event in stream {
          notes.add("\(name) \(event.sequence)")
          guard rank == .pages, event.sequence < 2 else { continue }
          let context = bus.handlingContext(of: stream.core)
          _ = try? bus.publish(Tocked(), by: .script, in: context)
          _ = try? bus.publish(Ticked(), by: .script, in: context)
        }
      }
    }
    try bus.tell(Ticked())
    deliverAll(bus, stage)
    try bus.tell(Tocked())
    let seen = notes.lines.count
    for core in bus.hearers(of: 3) {
      core.limit.raise(to: 4)
      bus.unpark(core)
    }
    stage.run()
    #expect(notes.lines.count == seen + 1)
    return notes.lines
  }

  @Test func `what is published before the first step is handed out`() throws {
    let (bus, stage, notes) = (EventBus.test(isStepped: true), Stage(), Notes())
    let stream = bus.subscribe(to: Ticked.self)
    stage.start { for await event in stream { notes.add("\(event.value.number)") } }
    try bus.tick(0..<500)

    deliverAll(bus, stage)

    #expect(notes.lines == (0..<500).map { "\($0)" })
  }

  @Test func `a slow handler of a stepped run gets its backlog in order`() throws {
    let (bus, stage, notes, gate) = (EventBus.test(isStepped: true), Stage(), Notes(), Gate())
    let stream = bus.subscribe(to: Ticked.self)
    stage.start {
      for await event in stream {
        await gate.wait()
        notes.add("\(event.value.number)")
      }
    }
    try bus.tick(0..<100)
    deliverAll(bus, stage)
    #expect(notes.lines.isEmpty)

    gate.open()
    stage.run()

    #expect(notes.lines == (0..<100).map { "\($0)" })
  }

  @Test func `an event can be looked up while it is stored`() throws {
    let bus = EventBus.test()
    try bus.tell(Ticked(number: 4))

    let envelope = bus.envelope(at: 0)

    #expect(envelope?.event as? Ticked == Ticked(number: 4))
    #expect(bus.envelope(at: 1)?.sequence == nil)
    #expect(bus.hearers(of: 1).isEmpty)
    try bus.tick(0..<100)
    #expect(bus.envelope(at: 0)?.sequence == nil)
  }
}
