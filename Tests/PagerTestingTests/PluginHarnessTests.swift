import PagerBus
import PagerTesting
import Testing

/// A plugin that does what the harness must be able to show.
private actor Probe: Plugin {
  static let manifest = PluginManifest(
    id: "probe", subscribes: [KeyPressed.self, PageSettled.self],
    publishes: [SelectionRequested.self],
    options: [
      PluginOption("delay", .integer(0...10), standard: 3, summary: "Milliseconds to wait.")
    ])

  struct Refusal: Error {}

  nonisolated let context: PluginContext

  init(_ context: PluginContext) throws {
    self.context = context
    if context.options["delay"] == 0 { throw Refusal() }
  }

  func run() async throws {
    while let delivery = await context.events.next() {
      switch delivery {
      case .event(let envelope): try await handle(envelope)
      case .alarm: try await context.publish(SelectionRequested(.first, reason: .autoplay))
      case .gap: continue
      }
    }
  }

  private func handle(_ envelope: AnyEnvelope) async throws {
    switch envelope.event {
    case let key as KeyPressed: try await answer(key.key)
    case is PageSettled: try await context.show("replayed", .bool(envelope.isReplay))
    default: return
    }
  }

  private func answer(_ key: String) async throws {
    switch key {
    case "throw": throw Refusal()
    case "forbidden": try await context.publish(DotTapped(index: 0))
    case "stubborn": _ = try? await context.publish(DotTapped(index: 0))
    case "alarm": context.setAlarm(after: 5)
    case "quiet": context.setAlarm(after: nil)
    case "wait":
      guard case .integer(let delay) = context.options["delay"] else { return }
      try await context.timer(after: delay * 1_000_000)
      try await context.publish(SelectionRequested(.next, reason: .autoplay))
    default: context.log(.info, "key \(key) \(context.nextRandom() % 2 < 2)")
    }
  }
}

struct PluginHarnessTests {
  @Test func `a plugin runs as soon as the harness exists`() throws {
    let harness = try PluginHarness(Probe.self)

    #expect(harness.state == .running)
    #expect(harness.events.map(\.name.text) == ["plugin.starting", "plugin.started"])
  }

  @Test func `time passes only when the test lets it pass`() throws {
    let harness = try PluginHarness(Probe.self, options: ["delay": 7])

    try harness.feed([KeyPressed(key: "wait")])
    harness.advance(by: 6_999_999)
    #expect(harness.published.isEmpty)
    harness.advance(by: 1)

    #expect(harness.published.map(\.name.text) == ["selection.requested"])
    #expect(harness.published.map(\.time.nanoseconds) == [7_000_000])
    #expect(harness.now == Instant(nanoseconds: 7_000_000))
  }

  @Test func `a plugin that waits ends when it is told to stop`() throws {
    let harness = try PluginHarness(Probe.self)
    try harness.feed([KeyPressed(key: "wait")])

    harness.stop()
    harness.advance(by: 1_000_000_000)

    #expect(harness.state == .stopped)
    #expect(harness.published.isEmpty)
  }

  @Test func `an error that the plugin throws is its state`() throws {
    let harness = try PluginHarness(Probe.self)

    try harness.feed([KeyPressed(key: "throw")])

    #expect(harness.state == .failed(reason: "Refusal()"))
  }

  @Test func `a plugin that cannot be made has failed`() throws {
    let harness = try PluginHarness(Probe.self, options: ["delay": 0])

    #expect(harness.state == .failed(reason: "Refusal()"))
    #expect(harness.events.map(\.name.text) == ["plugin.starting", "plugin.failed"])
  }

  @Test func `an alarm comes among the events, with the cause of the event that set it`() throws {
    let harness = try PluginHarness(Probe.self)

    try harness.feed([KeyPressed(key: "alarm")])
    let key = harness.events.last { $0.event is KeyPressed }
    harness.advance(by: 4)
    try harness.feed([KeyPressed(key: "other")])
    #expect(harness.published.isEmpty)
    harness.advance(by: 1)

    #expect(harness.published(SelectionRequested.self).map(\.to) == [.first])
    #expect(harness.published.map(\.cause) == [key?.sequence])
    #expect(harness.log.count == 1)
  }

  @Test func `an alarm that is set again moves, and one that is taken away does not come`() throws {
    let harness = try PluginHarness(Probe.self)

    try harness.feed([KeyPressed(key: "alarm")])
    harness.advance(by: 3)
    try harness.feed([KeyPressed(key: "alarm")])
    harness.advance(by: 4)
    #expect(harness.published.isEmpty)
    try harness.feed([KeyPressed(key: "quiet")])
    harness.advance(by: 100)

    #expect(harness.published.isEmpty)
  }

  @Test func `G39 a type that the manifest does not list is refused, told once a type`() throws {
    let harness = try PluginHarness(Probe.self)

    try harness.feed([KeyPressed(key: "stubborn"), KeyPressed(key: "stubborn")])

    let error = PublishError.notPermitted(type: "dot.tapped", by: .plugin("probe"))
    let failed = harness.events.compactMap { $0.event as? HandlerFailed }
    #expect(failed.map(\.error) == [error.description])
    #expect(failed.map(\.type) == ["key.pressed"])
    #expect(harness.state == .running)
    #expect(harness.published.isEmpty)
  }

  @Test func `G39 a refusal that ends the plugin is told once, too`() throws {
    let harness = try PluginHarness(Probe.self)

    try harness.feed([KeyPressed(key: "forbidden")])

    #expect(harness.events.count { $0.event is HandlerFailed } == 1)
    let key = harness.events.first { $0.event is KeyPressed }
    #expect(harness.events.last { $0.event is PluginFailed }?.cause == key?.sequence)
  }

  @Test func `G39 what the manifest does not list is not published`() throws {
    let harness = try PluginHarness(Probe.self)

    try harness.feed([KeyPressed(key: "forbidden")])

    let error = PublishError.notPermitted(type: "dot.tapped", by: .plugin("probe"))
    #expect(harness.state == .failed(reason: "\(error)"))
    #expect(harness.published.isEmpty)
  }

  @Test func `G39 what Plugins json narrows is neither heard nor published`() throws {
    let deaf = try PluginHarness(Probe.self, subscribes: ["page.*"])
    try deaf.feed([KeyPressed(key: "a")])
    #expect(deaf.log.isEmpty)
    #expect(deaf.events.last?.name == "event.undelivered")

    let mute = try PluginHarness(Probe.self, publishes: [])
    try mute.feed([KeyPressed(key: "wait")])
    mute.advance(by: 3_000_000)
    let error = PublishError.notPermitted(type: "selection.requested", by: .plugin("probe"))
    #expect(mute.state == .failed(reason: "\(error)"))
  }

  @Test func `sticky facts from before come first and say so`() throws {
    let early = try PluginHarness(Probe.self)
    try early.feed([PageSettled(index: 0, key: "a")])
    #expect(early.shown("replayed") == false)

    let late = try PluginHarness(Probe.self, after: [PageSettled(index: 0, key: "a")])
    #expect(late.shown("replayed") == true)
  }

  @Test func `lines of the log carry level, id and time`() throws {
    let harness = try PluginHarness(Probe.self)
    harness.advance(by: 5)

    try harness.feed([KeyPressed(key: "a")])

    #expect(
      harness.log == [
        LogLine(
          level: .info, plugin: "probe", time: Instant(nanoseconds: 5), text: "key a true")
      ])
  }

  private static let refused: [(JSONValue, PluginOptionError)] = [
    (["delai": 3], .unknown(option: "delai")),
    (["delay": 11], .unusable(option: "delay", expected: "a whole number from 0 to 10")),
    (["delay": "3"], .unusable(option: "delay", expected: "a whole number from 0 to 10")),
    (3, .unusable(option: "options", expected: "an object")),
  ]

  @Test(arguments: refused)
  func `options that the manifest does not allow are refused`(
    options: JSONValue, error: PluginOptionError
  ) {
    #expect(throws: HarnessError.options(error)) {
      try PluginHarness(Probe.self, options: options)
    }
  }

  @Test func `an event type that nobody listed is refused`() throws {
    struct Stranger: Event {
      static let name: EventName = "stranger.came"
      static let kind: EventKind = .request
    }
    let harness = try PluginHarness(Probe.self)

    #expect(throws: HarnessError.publish(.notCarried(type: "stranger.came"))) {
      try harness.feed([Stranger()])
    }
  }
}
