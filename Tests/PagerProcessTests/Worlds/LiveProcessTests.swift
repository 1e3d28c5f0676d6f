import PagerBus
import PagerProcess
import Testing

/// Processes in a live world: nothing waits for them but what they themselves asked for.
struct LiveProcessTests {
  private static let event = #"{"seq":"#

  private static func hello(_ credit: Int) -> MemoryLine.Reaction {
    { method, _ in
      switch method {
      case "initialize":
        [
          .hello(
            #""key.pressed""#, publishes: #""selection.requested""#, credit: credit)
        ]
      default: []
      }
    }
  }

  private static func world(_ line: MemoryLine) -> PagerWorld {
    let program = ProcessProgram(ProcessSetup(PeerOffer(plugin: "demo")) { line })
    return PagerWorld(
      PagerConfiguration(pages: PageList(titles: ["A", "B", "C"]).descriptors),
      plugins: [PluginActivation(program)], runtime: .live(.virtual))
  }

  @Test func `a plugin gets as many events as it lets come, and the others when it lets them`()
    async throws
  {
    let line = MemoryLine(Self.hello(2))
    let world = Self.world(line)
    world.start()

    for _ in 0..<5 { try await world.publish(KeyPressed(key: "Home"), as: .input) }
    await line.sent(Self.event, times: 2)
    let before = line.count(of: Self.event)
    line.say([.message(#""method":"credit","params":{"add":8}"#)])
    await line.sent(Self.event, times: 5)
    await world.stop()

    #expect(before == 2)
    #expect(line.count(of: Self.event) == 5)
    #expect(line.isOver && world.residue == .none)
  }

  @Test func `a plugin that lets nothing come is given up, and does not hold up the end`()
    async throws
  {
    let line = MemoryLine(Self.hello(0))
    let program = ProcessProgram(ProcessSetup(Self.impatient) { line })
    let world = PagerWorld(
      PagerConfiguration(pages: PageList(titles: ["A", "B", "C"]).descriptors),
      plugins: [PluginActivation(program)])
    world.start()

    try await world.publish(KeyPressed(key: "Home"), as: .input)
    await world.stop()

    #expect(line.isOver && line.count(of: #""method":"events""#) == 0)
  }

  /// An offer to a plugin that must be quick.
  private static var impatient: PeerOffer {
    var offer = PeerOffer(plugin: "demo")
    offer.limits.handlerMilliseconds = 50
    return offer
  }

  @Test func `a plugin publishes whenever it wants`() async throws {
    let line = MemoryLine(Self.hello(2))
    let world = Self.world(line)
    world.start()

    line.say([
      .message(
        #""id":"p1","method":"publish","params":{"type":"selection.requested","data":{"to":2,"#
          + #""animated":false,"reason":"code"}}"#)
    ])
    await line.sent(#""id":"p1","result":{"seq":"#, times: 1)
    await world.stop()

    #expect(line.count(of: #""error""#) == 0)
  }

  @Test func `a plugin that dies while nothing happens fails at once with how it ended`()
    async throws
  {
    let line = MemoryLine(Self.hello(2))
    let world = Self.world(line)
    let failures = world.bus.subscribe(to: PluginFailed.self)
    world.start()

    line.say([.outputClosed, .ended(.exited(70))])
    let failed = await failures.nextItem()
    await world.stop()

    guard case .event(let envelope)? = failed else {
      Issue.record("\(String(describing: failed))")
      return
    }
    #expect(
      envelope.value.reason == "the process ended with exit code 70: a fault of its own")
  }
}
