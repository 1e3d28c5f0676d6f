import PagerBus
import PagerProcess
import PagerSession
import Testing

/// Processes in a stepped world: what they do belongs to the step in which they do it.
struct SteppedProcessTests {
  private static let ask = PluginSignal.message(
    #""id":"p1","method":"publish","params":{"type":"selection.requested","#
      + #""data":{"to":2,"animated":false,"reason":"code"}}"#
  )

  /// Hears each key and asks for page 2 before it gives its credit.
  private static func asking(_ method: String, _ node: JSONNode) -> [PluginSignal] {
    switch method {
    case "initialize": [.hello(#""key.pressed""#, publishes: #""selection.requested""#)]
    case "events": [ask, .credit(node)]
    default: []
    }
  }

  @Test func `what a plugin publishes before its credit follows from what it handles`() throws {
    let story = try Story(Self.asking)

    try story.press("Enter")

    let names = story.events.map(\.name.text)
    let key = try #require(names.firstIndex(of: "key.pressed"))
    let request = try #require(names.firstIndex(of: "selection.requested"))
    #expect(request == key + 1)
    #expect(story.events[request].cause == story.events[key].sequence)
    #expect(story.events[request].source == .plugin("demo"))
    #expect(story.line.sent.contains { $0.contains(#""id":"p1","result":{"seq":"#) })
  }

  @Test func `the same run gives the same events, with and without printed lines between`() throws {
    let quiet = try Story(Self.asking)
    let loud = try Story { method, node in
      [.line(Array("noise".utf8))] + Self.asking(method, node) + [.errorLine("more")]
    }

    for key in ["Enter", "Escape"] {
      try quiet.press(key)
      try loud.press(key)
    }

    #expect(quiet.lines == loud.lines)
    #expect(quiet.lines.count > 10)
  }

  @Test func `a plugin that answers itself is cut by its code, and goes on`() throws {
    let story = try Story { method, node in
      switch method {
      case "initialize":
        [.hello(#""selection.requested""#, publishes: #""selection.requested""#)]
      case "events": [Self.ask, .credit(node)]
      default: []
      }
    }

    try story.world.world.tryPublish(SelectionRequested(.index(1), reason: .code))
    story.world.settle()
    let requests = story.events.count { $0.event is SelectionRequested }
    try story.world.world.tryPublish(SelectionRequested(.index(0), reason: .code))
    story.world.settle()

    #expect(requests == 1 + ChainBudget.repeatsMaximum)
    #expect(story.events.count { $0.event is SelectionRequested } == 2 * requests)
    let refusals = story.line.sent.filter { $0.contains("-32011") }
    #expect(refusals.count == 2)
    #expect(refusals.first?.contains(#""bound":"repeats","chain":["#) == true)
    #expect(story.events.count { $0.event is HandlerFailed } == 2)
    #expect(!story.events.contains { $0.event is PluginFailed })
  }

  @Test func `a plugin acts in virtual time, by its timers`() throws {
    let story = try Story { method, node in
      switch method {
      case "events":
        [
          .message(#""method":"schedule","params":{"id":"t","after":3000000000}"#), .credit(node),
        ]
      case "timer": [Self.ask, .message(#""method":"credit","params":{"timer":"t"}"#)]
      default: Self.asking(method, node)
      }
    }

    try story.press("Enter")
    let early = story.events.contains { $0.name == SelectionRequested.name }
    story.world.advance(to: Instant(nanoseconds: 4_000_000_000))

    let request = story.events.first { $0.name == SelectionRequested.name }
    let key = story.events.first { $0.name == KeyPressed.name }
    #expect(!early)
    #expect(request?.time == Instant(nanoseconds: 3_000_000_000))
    #expect(request?.cause == key?.sequence)
  }

  @Test func `a declared latency lies between an event and its answer, in virtual time`() throws {
    let story = try Story(Self.asking) { $0.latency = 20_000_000 }

    try story.press("Enter")
    story.world.advance(to: Instant(nanoseconds: 50_000_000))

    let request = story.events.first { $0.name == SelectionRequested.name }
    #expect(request?.time == Instant(nanoseconds: 20_000_000))
  }

  @Test func `a plugin shows states`() throws {
    let story = try Story { method, node in
      method == "events"
        ? [.message(#""method":"show","params":{"name":"count","value":7}"#), .credit(node)]
        : Self.asking(method, node)
    }

    try story.press("Enter")

    let shown = story.events.compactMap { $0.event as? PluginShowed }
    #expect(shown == [PluginShowed(id: "demo", name: "count", value: 7)])
  }

  @Test func `no answer in real time ends the case and is in no event`() throws {
    let stop = RunStop()
    let story = try Story(
      { method, node in method == "events" ? [] : Self.asking(method, node) },
      { $0.stop = stop })

    try story.press("Enter")
    try story.press("Escape")

    let key = story.events.first { $0.name == KeyPressed.name }
    #expect(
      stop.reason
        == RunStop.Reason(
          plugin: "demo", message: "did not answer within 1000 ms (-32012)",
          awaited: "its credit for event \(key?.sequence ?? 0) (key.pressed)"))
    #expect(!story.events.contains { $0.event is PluginFailed || $0.event is HandlerFailed })
  }

  @Test func `a plugin that dies while it handles an event fails with how it ended`() throws {
    let story = try Story { method, node in
      method == "events"
        ? [.outputClosed, .ended(.signalled(9))] : Self.asking(method, node)
    }

    try story.press("Enter")

    let failed = story.events.compactMap { $0.event as? PluginFailed }
    #expect(failed.map(\.reason) == ["the process was ended by SIGKILL"])
  }

  @Test func `a plugin that is done and says so has stopped`() throws {
    let story = try Story { method, node in
      method == "events" ? [.credit(node), .ended(.exited(0))] : Self.asking(method, node)
    }

    try story.press("Enter")
    try story.press("Escape")

    #expect(story.events.contains { $0.event is PluginStopped })
    #expect(!story.events.contains { $0.event is PluginFailed })
  }

  @Test func `a program that cannot be started fails in the world with the reason`() throws {
    struct Missing: Error, CustomStringConvertible {
      let description = "there is no program `python3`"
    }
    let program = ProcessProgram(ProcessSetup(PeerOffer(plugin: "demo")) { throw Missing() })
    let story = Story(program)

    let failed = story.events.compactMap { $0.event as? PluginFailed }

    #expect(program.manifest.subscribes.isEmpty)
    #expect(failed.map(\.reason) == ["cannot be started: there is no program `python3`"])
  }

  @Test func `the world's end is told to the plugin, which is stopped then`() throws {
    let story = try Story(Self.asking)

    story.world.stop()

    #expect(story.line.sent.last?.contains(#""method":"shutdown""#) == true)
    #expect(story.line.isOver)
    #expect(story.world.world.residue == .none)
  }

  @Test func `a process that no life took is stopped`() throws {
    let line = MemoryLine(Self.asking)
    let program = ProcessProgram(Story.setup(line))

    program.close()

    #expect(line.isOver)
  }
}

/// A stepped world with one plugin that is played in memory.
private final class Story: StepObserver {
  let line: MemoryLine
  private(set) var events: [AnyEnvelope] = []
  private(set) lazy var world = makeWorld()
  private let program: ProcessProgram

  /// What happened, in words that name everything.
  var lines: [String] {
    events.map { "\(EventRecord($0).bytes)" }
  }

  init(
    _ reaction: @escaping MemoryLine.Reaction, _ change: (inout ProcessSetup) -> Void = { _ in }
  ) throws {
    line = MemoryLine(reaction)
    var setup = Self.setup(line)
    change(&setup)
    program = ProcessProgram(setup)
    if let failure = program.failure { throw failure }
    world.start()
  }

  init(_ program: ProcessProgram) {
    line = MemoryLine { _, _ in [] }
    self.program = program
    world.start()
  }

  static func setup(_ line: MemoryLine) -> ProcessSetup {
    var offer = PeerOffer(plugin: "demo")
    offer.isStepped = true
    return ProcessSetup(offer) { line }
  }

  func press(_ key: String) throws {
    try world.world.tryPublish(KeyPressed(key: key), as: .input)
    world.settle()
  }

  func see(_ envelope: AnyEnvelope, in _: SteppedWorld) { events.append(envelope) }

  private func makeWorld() -> SteppedWorld {
    SteppedWorld(
      PagerConfiguration(pages: PageList(titles: ["A", "B", "C"]).descriptors),
      plugins: [PluginActivation(program)], observer: self)
  }
}
