import PagerBus
import TestSupport
import Testing

/// Throws as soon as it hears of a key, or ends without an error.
private actor Brittle: Plugin {
  static let manifest = PluginManifest(id: "brittle", subscribes: [KeyPressed.self])

  struct Broken: Error {}

  nonisolated let context: PluginContext

  init(_ context: PluginContext) {
    self.context = context
  }

  func run() async throws {
    for await envelope in context.events {
      guard let key = envelope.event as? KeyPressed else { continue }
      if key.key == "throw" { throw Broken() }
      return
    }
  }
}

/// Keeps the events of a run.
private final class Log: StepObserver {
  var envelopes: [AnyEnvelope] = []

  func see(_ envelope: AnyEnvelope, in _: SteppedWorld) {
    envelopes.append(envelope)
  }
}

struct FailingPluginTests {
  private static let configuration = PagerConfiguration(
    pages: PageList(titles: ["A", "B"]).descriptors)

  @Test func `an error in a handler is told once with its chain and ends the plugin`() throws {
    let log = Log()
    let world = SteppedWorld(
      Self.configuration, plugins: [PluginActivation(Brittle.self)], observer: log)
    world.start()

    try world.world.tryPublish(KeyPressed(key: "throw"))
    world.settle()

    let key = try #require(log.envelopes.first { $0.event is KeyPressed })
    let failed = log.envelopes.filter { $0.event is HandlerFailed }
    #expect(
      failed.map { $0.event as? HandlerFailed } == [
        HandlerFailed(
          type: "key.pressed", by: "plugin:brittle", error: "Broken()", chain: [key.sequence])
      ])
    let end = try #require(log.envelopes.first { $0.event is PluginFailed })
    #expect(end.cause == key.sequence)
    #expect(end.sequence > failed[0].sequence)
    #expect(world.frame.plugin("brittle")?.state == .failed)
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["throw", "return"])
  func `a live world rests and stops after a plugin has ended in its handler`(
    key: String
  ) async throws {
    let world = PagerWorld(
      Self.configuration, plugins: [PluginActivation(Brittle.self)], runtime: .live(.virtual))
    world.start()
    await world.bus.idle()

    try await world.publish(KeyPressed(key: key))
    await world.bus.idle()

    #expect(world.bus.busy.isEmpty)
    await world.stop()
    #expect(world.residue == .none)
  }
}
