import PagerBus
import PagerProcess
import Synchronization
import Testing

/// A process that is started anew again and again leaves nothing of its earlier lives.
struct ReloadTests {
  private final class Silence: StepObserver {
    func see(_: AnyEnvelope, in _: SteppedWorld) {}
  }

  /// A plugin that sets a timer and asks for a page in every life, and every life is kept.
  private final class Lives: Sendable {
    private let lines = Mutex<[MemoryLine]>([])

    var all: [MemoryLine] { lines.withLock { $0 } }

    func launch() -> MemoryLine {
      let line = MemoryLine { method, node in
        switch method {
        case "initialize": [.hello(#""key.pressed""#, publishes: #""selection.requested""#)]
        case "events":
          [
            .message(#""method":"schedule","params":{"id":"t","after":1000000000}"#),
            .credit(node),
          ]
        default: []
        }
      }
      lines.withLock { $0.append(line) }
      return line
    }
  }

  @Test func `G47: after 100 restarts of a process the world holds what it held after one`() throws
  {
    let lives = Lives()
    var offer = PeerOffer(plugin: "demo")
    offer.isStepped = true
    let program = ProcessProgram(ProcessSetup(offer) { lives.launch() })
    let observer = Silence()
    let world = SteppedWorld(
      PagerConfiguration(pages: PageList(titles: ["A", "B"]).descriptors),
      plugins: [PluginActivation(program)], observer: observer)
    world.start()
    func restart() throws -> (subscribers: Int, residue: WorldResidue) {
      world.world.perform(.restart, on: "demo")
      world.settle()
      try world.world.tryPublish(KeyPressed(key: "Home"), as: .input)
      world.settle()
      return (world.world.bus.snapshot().subscribers.count, world.world.residue)
    }

    let first = try restart()
    var last = first
    for _ in 1..<100 { last = try restart() }

    #expect(last.subscribers == first.subscribers)
    #expect(last.residue == first.residue)
    #expect(lives.all.count == 101)
    #expect(lives.all.count { !$0.isOver } == 1)
    // Each life has random numbers of its own.
    #expect(Set(lives.all.map { $0.sent.first }).count == 101)
    world.stop()
    #expect(world.world.residue == .none)
    #expect(lives.all.allSatisfy { $0.isOver })
  }
}
