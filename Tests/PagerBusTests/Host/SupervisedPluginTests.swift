import PagerBus
import TestSupport
import Testing

/// Counts keys and shows the count; waits a second for the key `slow`.
private actor Counter: Plugin {
  static let manifest = PluginManifest(
    id: "counter", subscribes: [KeyPressed.self], publishes: [SelectionRequested.self])

  nonisolated let context: PluginContext
  private var count = 0

  init(_ context: PluginContext) {
    self.context = context
  }

  func run() async throws {
    for await envelope in context.events {
      guard let key = (envelope.event as? KeyPressed)?.key else { continue }
      if key == "slow" { try? await context.timer(after: 1_000_000_000) }
      if key == "slow" { _ = try? await context.publish(SelectionRequested(.next, reason: .code)) }
      count += 1
      try await context.show("count", .integer(Int64(count)))
    }
  }
}

/// Votes on every proposal; says no to the page that its world has as number 1.
private actor Doorman: Plugin {
  static let manifest = PluginManifest(
    id: "doorman", subscribes: [], votesWithin: 50_000_000)

  nonisolated let context: PluginContext

  init(_ context: PluginContext) {
    self.context = context
  }

  func run() async throws {
    for await envelope in context.events {
      guard let proposal = envelope.event as? SelectionProposed else { continue }
      try await context.vote(on: proposal, veto: proposal.to == 1)
    }
  }
}

/// Keeps what becomes of plugins.
private final class Log: StepObserver {
  var texts: [String] = []

  /// The cause of the latest event of a type.
  var causes: [String: UInt64?] = [:]

  func see(_ envelope: AnyEnvelope, in _: SteppedWorld) {
    causes.updateValue(envelope.cause, forKey: envelope.name.text)
    switch envelope.event {
    case let event as any PluginStateEvent:
      texts.append(envelope.name.text + (event.reason.map { ": \($0)" } ?? ""))
    case is VotersChanged, is SelectionVoted, is SelectionRefused, is PageSettled:
      texts.append(envelope.name.text)
    default: break
    }
  }
}

struct SupervisedPluginTests {
  private static let configuration = PagerConfiguration(
    pages: PageList(titles: ["A", "B", "C"]).descriptors)

  private static func world(
    _ plugin: PluginActivation, _ log: Log
  ) -> SteppedWorld {
    let world = SteppedWorld(configuration, plugins: [plugin], observer: log)
    world.start()
    log.texts = []
    return world
  }

  private static func press(_ key: String, in world: SteppedWorld) throws {
    try world.world.tryPublish(KeyPressed(key: key))
    world.settle()
  }

  private static func wait(_ milliseconds: Int64, in world: SteppedWorld) {
    world.advance(to: world.now.advanced(by: milliseconds * 1_000_000))
  }

  @Test func `a plugin that fails is started again after a pause and forgets what it knew`()
    throws
  {
    let log = Log()
    let world = Self.world(PluginActivation(Counter.self), log)
    try Self.press("a", in: world)
    #expect(world.world.plant(PluginFault(.crash, on: KeyPressed.name), in: "counter"))

    try Self.press("b", in: world)
    #expect(world.frame.plugin("counter")?.state == .restarting)
    try Self.press("lost", in: world)
    Self.wait(130, in: world)
    try Self.press("c", in: world)

    #expect(
      log.texts.map { $0.prefix { $0 != ":" } } == [
        "plugin.failed", "plugin.restarting", "plugin.starting", "plugin.started",
      ])
    #expect(log.texts.first == "plugin.failed: planted crash on key.pressed")
    #expect(world.frame.plugin("counter")?["count"] == .integer(1))
  }

  @Test func `G23: a plugin that fails too often is quarantined with the reason`() throws {
    let log = Log()
    let world = Self.world(
      PluginActivation(Counter.self, restart: RestartRule(maximum: 2)), log)
    for nth in 1...3 {
      world.world.plant(PluginFault(.crash, on: KeyPressed.name, nth: nth), in: "counter")
    }

    for _ in 1...3 {
      try Self.press("a", in: world)
      Self.wait(1_000, in: world)
    }

    #expect(world.frame.plugin("counter")?.state == .quarantined)
    #expect(
      world.frame.plugin("counter")?.reason
        == "ended 3 times; the last time: planted crash on key.pressed")
    #expect(world.world.perform(.enable, on: "counter"))
    world.settle()
    #expect(world.frame.plugin("counter")?.state == .running)
  }

  @Test func `a plugin that falls too far behind is suspended, and resumed once it has caught up`()
    throws
  {
    let log = Log()
    let world = Self.world(PluginActivation(Counter.self, queue: 2), log)
    let bound = 2 + SubscriptionPolicy.reserve

    try Self.press("slow", in: world)
    for _ in 0...bound { try Self.press("missed", in: world) }
    let behind = log.texts
    let state = world.frame.plugin("counter")?.state
    Self.wait(1_000, in: world)
    try Self.press("heard", in: world)

    #expect(behind == ["plugin.suspended: more than \(bound) events wait for it"])
    #expect(state == .suspended)
    #expect(Array(log.texts.dropFirst()) == ["plugin.resumed: it has taken in what it had"])
    #expect(world.frame.plugin("counter")?.state == .running)
    #expect(world.frame.plugin("counter")?["count"] == .integer(2))
  }

  @Test func `G22: a handler past its limit is left to itself and everybody else goes on`()
    throws
  {
    let log = Log()
    let world = Self.world(
      PluginActivation(
        Counter.self, restart: RestartRule(policy: .never), handlerLimit: 250_000_000), log)

    try Self.press("slow", in: world)
    Self.wait(249, in: world)
    #expect(log.texts.isEmpty)
    Self.wait(1, in: world)
    let sequence = world.world.bus.snapshot().published
    #expect(log.texts.count == 1 && log.texts[0].hasPrefix("plugin.suspended: key.pressed #"))
    #expect(log.texts[0].hasSuffix("took longer than 250 ms"))

    Self.wait(2_000, in: world)
    #expect(world.world.bus.snapshot().published == sequence, "it spoke after it was given up")
    try world.world.tryPublish(SelectionRequested(.index(1), animated: false, reason: .code))
    world.settle()
    #expect(log.texts.last == "page.settled")
  }

  @Test(arguments: [
    (PluginFault.Kind.drop, PluginState.running, Int64(2)), (.hang(100_000_000), .running, 3),
    (.slow(100_000_000), .running, 3), (.cancel, .stopped, 1), (.stall, .running, 1),
  ])
  func `a planted fault does what its name says`(
    kind: PluginFault.Kind, state: PluginState, count: Int64
  ) throws {
    let log = Log()
    let world = Self.world(PluginActivation(Counter.self), log)
    world.world.plant(PluginFault(kind, on: KeyPressed.name, nth: 2), in: "counter")

    for _ in 0..<3 { try Self.press("a", in: world) }
    Self.wait(500, in: world)

    #expect(world.frame.plugin("counter")?.state == state)
    #expect(world.frame.plugin("counter")?["count"] == .integer(count))
    world.stop()
  }

  @Test func `an end that nobody asked for has no cause, whatever was asked before`() throws {
    let log = Log()
    let world = Self.world(PluginActivation(Counter.self), log)
    world.world.perform(.enable, on: "counter", because: 1)
    world.world.plant(PluginFault(.cancel, on: KeyPressed.name), in: "counter")
    try Self.press("a", in: world)
    #expect(log.causes["plugin.stopped"] == .some(nil))

    world.world.perform(.enable, on: "counter", because: 1)
    world.settle()
    world.world.perform(.disable, on: "counter", because: 2)
    world.settle()
    #expect(log.causes["plugin.stopped"] == 2)
    #expect(log.causes["plugin.disabled"] == 2)
  }

  @Test func `a plugin is switched off and on, and nothing of it is left while it is off`()
    throws
  {
    let log = Log()
    let world = Self.world(PluginActivation(Counter.self), log)
    let before = world.world.bus.snapshot().subscribers.count

    world.world.perform(.disable, on: "counter")
    world.settle()
    #expect(log.texts == ["plugin.stopped", "plugin.disabled"])
    #expect(world.world.bus.snapshot().subscribers.count == before - 1)
    for _ in 0..<100 {
      world.world.perform(.restart, on: "counter")
      world.settle()
    }
    #expect(world.world.bus.snapshot().subscribers.count == before, "G47")
    #expect(!world.world.perform(.restart, on: "nobody"))
  }

  @Test func `a plugin votes from when it runs to when it does not`() throws {
    let log = Log()
    let world = Self.world(PluginActivation(Doorman.self), log)

    try world.world.tryPublish(SelectionRequested(.index(1), animated: false, reason: .code))
    world.settle()
    #expect(log.texts == ["selection.voted", "selection.refused"])
    world.world.perform(.disable, on: "doorman")
    world.settle()
    log.texts = []
    try world.world.tryPublish(SelectionRequested(.index(1), animated: false, reason: .code))
    world.settle()
    #expect(log.texts == ["page.settled"])
  }

  @Test(arguments: [Voter.Missing.allow, .veto])
  func `a voter that failed lets through or shuts until it is back`(
    missing: Voter.Missing
  ) throws {
    let log = Log()
    let world = Self.world(PluginActivation(Doorman.self, vote: missing), log)
    world.world.plant(PluginFault(.crash, on: SelectionProposed.name), in: "doorman")
    try world.world.tryPublish(SelectionRequested(.index(2), animated: false, reason: .code))
    world.settle()
    Self.wait(60, in: world)
    #expect(world.frame.plugin("doorman")?.state == .restarting)

    try world.world.tryPublish(SelectionRequested(.index(2), animated: false, reason: .code))
    world.settle()
    Self.wait(55, in: world)
    #expect(world.frame.settled == (missing == .allow ? 2 : 0))
    Self.wait(100, in: world)
    try world.world.tryPublish(SelectionRequested(.index(2), animated: false, reason: .code))
    world.settle()
    #expect(world.frame.settled == 2)
  }

  @Test func `a voter that may not vote is not asked`() throws {
    let log = Log()
    let world = Self.world(PluginActivation(Doorman.self, vote: nil), log)

    try world.world.tryPublish(SelectionRequested(.index(1), animated: false, reason: .code))
    world.settle()

    #expect(log.texts == ["page.settled"])
  }

  @Test func `a voter that hangs is passed over after its time and its late vote changes nothing`()
    throws
  {
    let log = Log()
    let world = Self.world(PluginActivation(Doorman.self), log)
    world.world.plant(PluginFault(.hang(80_000_000), on: SelectionProposed.name), in: "doorman")

    try world.world.tryPublish(SelectionRequested(.index(1), animated: false, reason: .code))
    world.settle()
    Self.wait(100, in: world)

    #expect(log.texts == ["page.settled", "selection.voted"])
    #expect(world.frame.settled == 1)
  }
}
