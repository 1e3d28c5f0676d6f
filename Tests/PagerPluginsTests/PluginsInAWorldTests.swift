import PagerBus
import PagerPlugins
import Synchronization
import Testing

/// The three plugins beside a whole pager, in virtual time.
struct PluginsInAWorldTests {
  private final class Log: PluginLog {
    private let lines = Mutex<[String]>([])

    var texts: [String] { lines.withLock { $0 } }

    func write(_ line: LogLine) {
      lines.withLock { $0.append(line.text) }
    }
  }

  private final class Keeper: StepObserver {
    private(set) var envelopes: [AnyEnvelope] = []

    func see(_ envelope: AnyEnvelope, in _: SteppedWorld) {
      envelopes.append(envelope)
    }

    func all<Value: Event>(_: Value.Type) -> [Value] {
      envelopes.compactMap { $0.event as? Value }
    }
  }

  private let keeper = Keeper()
  private let log = Log()
  private let stepped: SteppedWorld

  init() {
    let titles = ["Red", "Green", "Blue", "White", "Black"]
    stepped = SteppedWorld(
      PagerConfiguration(pages: PageList(titles: titles).descriptors),
      plugins: [
        PluginActivation(PageControl.self), PluginActivation(ButtonNav.self),
        PluginActivation(Logging.self, subscribes: ["page.settled", "selection.refused"]),
      ],
      log: log, observer: keeper)
    stepped.start()
  }

  private func press(_ names: String...) throws {
    for name in names {
      try stepped.world.tryPublish(ControlPressed(name: name))
      stepped.settle()
    }
    while stepped.fireNextTimer(notAfter: Instant(nanoseconds: 60_000_000_000)) {}
  }

  private var tinted: [String]? {
    keeper.all(ButtonsChanged.self).last?.buttons.filter(\.tinted).map(\.name)
  }

  @Test func `C16 D30 at the start dots and buttons stand on the first page`() {
    #expect(
      keeper.all(DotsChanged.self).last == DotsChanged(count: 5, current: 0, progress: 0))
    #expect(tinted == ["Red"])
    #expect(stepped.frame.isAtRest)
  }

  @Test func `D43 three quick presses are three pages`() throws {
    try press("next", "next", "next")

    #expect(stepped.frame.settled == 3)
    #expect(keeper.all(DotsChanged.self).last?.current == 3)
    #expect(tinted == ["White"])
    #expect(log.texts.last?.hasSuffix("| at rest on page 3") == true)
  }

  @Test func `C20 the button of a page goes to its page`() throws {
    try press("Blue")

    #expect(stepped.frame.settled == 2)
    #expect(tinted == ["Blue"])
  }

  /// What stays of a world stays as often as there are cases, or schedules of an exploration.
  @Test func `G25 nothing is left of a world that has stopped`() throws {
    weak var bus: EventBus?
    do {
      let world = SteppedWorld(
        PagerConfiguration(pages: PageList(titles: ["Red", "Green"]).descriptors),
        plugins: [PluginActivation(PageControl.self), PluginActivation(Logging.self)],
        log: log, observer: Keeper())
      bus = world.world.bus
      world.start()
      try world.world.tryPublish(ControlPressed(name: "next"))
      world.settle()
      world.stop()
    }

    #expect(bus == nil)
  }

  @Test func `D41 a disabled button pressed anyway is refused for its range`() throws {
    try press("prev")

    #expect(stepped.frame.settled == 0)
    #expect(keeper.all(SelectionRefused.self).map(\.why) == [.range])
    #expect(log.texts.last?.contains(#"selection.refused"#) == true)
  }

  @Test func `a tapped dot goes to its page, and the cause leads back to the tap`() throws {
    try stepped.world.tryPublish(DotTapped(index: 4))
    stepped.settle()
    try press()

    #expect(stepped.frame.settled == 4)
    let request = keeper.envelopes.last { $0.event is SelectionRequested }
    let tap = keeper.envelopes.first { $0.event is DotTapped }
    #expect(request?.cause == tap?.sequence)
    #expect(request?.source == .plugin("page-control"))
  }

  @Test func `when the world stops every plugin stops`() {
    stepped.stop()

    let order = keeper.all(PluginStopped.self).map(\.id)
    #expect(order.sorted() == ["button-nav", "logging", "page-control"])
    #expect(keeper.envelopes.last?.event is PagerStopped)
  }

  @Test func `in a live world the plugins follow too and are gone after the stop`() async throws {
    let titles = ["Red", "Green", "Blue"]
    let world = PagerWorld(
      PagerConfiguration(pages: PageList(titles: titles).descriptors),
      plugins: [PluginActivation(PageControl.self), PluginActivation(ButtonNav.self)],
      runtime: .live(.virtual))
    let requests = world.bus.subscribe(to: SelectionRequested.self)

    world.start()
    await world.bus.idle()
    let press = try await world.publish(ControlPressed(name: "Blue"))
    guard case .event(let request) = await requests.nextItem() else {
      Issue.record("no request")
      return
    }
    requests.finish()
    await requests.cancel()
    await world.stop()
    let late = try world.tryPublish(ControlPressed(name: "Red"))

    #expect(request.value == SelectionRequested(.index(2), reason: .button))
    #expect(request.cause == press.sequence)
    #expect(press == .published(press.sequence))
    #expect(late == .undelivered(late.sequence))
  }
}
