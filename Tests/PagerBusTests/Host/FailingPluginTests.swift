import PagerBus
import TestSupport
import Testing

private struct Broken: Error {}

/// Throws in a loop as soon as it hears of a key, or ends without an error.
private actor Looping: Plugin {
  static let manifest = PluginManifest(id: "looping", subscribes: [KeyPressed.self])

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

/// Does the same without a loop over its events, so that nothing says that it has left one.
private actor Asking: Plugin {
  static let manifest = PluginManifest(id: "asking", subscribes: [KeyPressed.self])

  nonisolated let context: PluginContext

  init(_ context: PluginContext) {
    self.context = context
  }

  func run() async throws {
    guard case .event(let envelope) = await context.events.next() else { return }
    if (envelope.event as? KeyPressed)?.key == "throw" { throw Broken() }
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

  @Test(arguments: [Looping.self, Asking.self] as [any Plugin.Type])
  func `an error in a handler is told once with its chain and ends the plugin`(
    type: any Plugin.Type
  ) throws {
    let log = Log()
    let id = type.manifest.id
    let world = SteppedWorld(
      Self.configuration, plugins: [PluginActivation(type)], observer: log)
    world.start()

    try world.world.tryPublish(KeyPressed(key: "throw"))
    world.settle()

    let key = try #require(log.envelopes.first { $0.event is KeyPressed })
    let failed = log.envelopes.filter { $0.event is HandlerFailed }
    #expect(
      failed.map { $0.event as? HandlerFailed } == [
        HandlerFailed(
          type: "key.pressed", by: "plugin:\(id)", error: "Broken()", chain: [key.sequence])
      ])
    let end = try #require(log.envelopes.first { $0.event is PluginFailed })
    #expect(end.cause == key.sequence)
    #expect(end.sequence > failed.first?.sequence ?? .max)
    #expect(world.frame.plugin(id)?.state == .restarting)
  }

  @Test(
    .timeLimit(.minutes(20)), arguments: [Looping.self, Asking.self] as [any Plugin.Type],
    ["throw", "return"])
  func `a live world rests and stops after a plugin has ended in its handler`(
    type: any Plugin.Type, key: String
  ) async throws {
    let world = PagerWorld(
      Self.configuration, plugins: [PluginActivation(type)], runtime: .live(.virtual))
    world.start()
    await world.bus.idle()

    try await world.publish(KeyPressed(key: key))
    // Twice, because a host may say what it saw of the end just after the first rest.
    await world.bus.idle()
    await world.bus.idle()

    await world.stop()
    #expect(world.residue == .none)
  }
}
