import PagerBus
import PagerPlugins
import PagerSession
import TestSupport
import Testing

/// The page controller with three buttons, by rows of the source system.
struct SeedSystemCTests {
  static let setup = """
    view 390x844
    pages "Green" "Red" "Blue"
    tabs fill height 0px
    set snap uikit
    """

  private final class Nobody: StepObserver {
    func see(_: AnyEnvelope, in _: SteppedWorld) {}
  }

  private func story(_ body: String, tint: String = "decision") throws -> SessionStory {
    let options = JSONValue.object([
      .init("buttons", .array([.string("perPage")])), .init("tint", .string(tint)),
    ])
    return try SessionStory(
      Self.setup, body, plugins: [PluginActivation(ButtonNav.self, options: options)])
  }

  private static func configuration(_ pages: Int) -> PagerConfiguration {
    PagerConfiguration(pages: PageList(titles: (0..<pages).map(String.init)).descriptors)
  }

  /// The titles of the tinted buttons, one entry a change of the row.
  private func tinted(_ story: SessionStory, since mark: String? = nil) -> [String] {
    story.all("buttons.changed", since: mark).map { line in
      (line.data["buttons"]?.elements ?? []).filter { $0["tinted"]?.bool == true }
        .compactMap { $0["title"]?.string }.joined(separator: "+")
    }
  }

  @Test func `C1 C5 C10 C11 a page's key is its name, and there is none beyond the ends`() throws {
    let story = try story(
      """
      expect page.key = "Green"
      expect page.previous = none
      expect page.next = 1
      select "Blue" jump
      expect page.key = "Blue"
      expect page.previous = 1
      expect page.next = none
      pages replace
      expect page = none
      expect selected = none
      expect page.next = none
      expect page.previous = none
      """)

    #expect(story.failures == [])
  }

  @Test func `C2 C3 facts that nobody listens to are silent`() throws {
    let alone = try SessionStory(Self.setup, "swipe next; wait idle; select 0 jump")

    #expect(alone.all("event.undelivered").isEmpty)
    #expect(alone.numbers("page.settled", "index") == [0, 1, 0])
  }

  @Test func `C3 a request that nobody listens to is told`() throws {
    let stepped = SteppedWorld(Self.configuration(1), observer: Nobody())
    let undelivered = stepped.world.bus.subscribe(to: EventUndelivered.self)
    stepped.start()

    try stepped.world.tryPublish(ControlPressed(name: "next"))
    stepped.settle()

    guard case .event(let envelope)? = undelivered.tryNext() else {
      Issue.record("nothing was told")
      return
    }
    #expect(envelope.value.type == "control.pressed")
  }

  @Test func `C6 C18 the first page is shown without a motion and settles once`() throws {
    let story = try story("wait idle")

    #expect(
      story.told(by: "pages").filter { !$0.hasPrefix("layout") && !$0.hasPrefix("pages.") }
        == SessionStory.list(
          #"""
          transition.began {"id":1,"reason":"initial","to":0,"direction":0}
          selection.changed {"id":1,"to":0,"toKey":"Green","reason":"initial"}
          page.loaded {"index":0,"key":"Green"}
          page.willAppear {"index":0,"key":"Green"}
          scroll.moved {"id":1,"reason":"initial","position":0,"progress":0,"direction":0,"velocity":0,"boundary":true}
          page.didAppear {"index":0,"key":"Green"}
          transition.ended {"id":1,"outcome":"settled","page":0}
          page.settled {"index":0,"key":"Green"}
          """#))
    let started = try #require(story.all("plugin.started").first)
    let first = try #require(story.all("pages.changed").first)
    #expect(started.sequence < first.sequence)
  }

  @Test func `C7 C20 a button goes to its page, in its direction, with one end`() throws {
    let story = try story(
      """
      press "Blue"; wait idle; press "Green"; wait idle; tap button "Red"; wait idle
      """)

    #expect(story.numbers("transition.began", "direction") == [0, 1, -1, 1])
    #expect(Set(story.values("transition.ended", "outcome")) == [#""settled""#])
    #expect(story.all("transition.ended").count == 4)
    #expect(story.numbers("page.settled", "index") == [0, 2, 0, 1])
    #expect(story.values("control.pressed", "name") == [#""Blue""#, #""Green""#, #""Red""#])
  }

  @Test func `C8 the page that is there already is not gone to again`() throws {
    let story = try story(#"mark m; press "Green"; wait idle; select 0; wait idle"#)

    #expect(story.names(by: "pages", since: "m") == [])
    #expect(story.names(by: "plugin:button-nav", since: "m") == ["selection.requested"])
  }

  @Test func `C9 C13 a swipe that is not completed tells no page`() throws {
    let story = try story("mark m; drag next 0.4pg over 200ms; wait idle")

    #expect(story.values("transition.ended", "outcome", since: "m") == [#""cancelled""#])
    #expect(story.all("page.settled", since: "m").isEmpty && tinted(story, since: "m").isEmpty)
    #expect(story.values("page.loaded", "key") == [#""Green""#, #""Red""#])
  }

  @Test(arguments: [
    ("0", [#""Green""#]), ("1", [#""Green""#, #""Red""#]),
    ("2", [#""Green""#, #""Red""#, #""Blue""#]),
  ])
  func `C13 neighbours are attached beforehand only where that is set`(
    preload: String, loaded: [String]
  ) throws {
    let story = try SessionStory(Self.setup + "\nset preload \(preload)", "wait idle")

    #expect(story.values("page.loaded", "key") == loaded)
  }

  @Test func `C12 while a finger drags two pages are visible`() throws {
    let story = try story(
      """
      expect pages.visible in 0..0
      down a at 80%,50%; move a to 40%,50% over 100ms
      expect pages.visible in 0..1
      expect page(0).state = disappearing
      expect page(1).state = appearing
      expect frame(page(1)).x = 234px ± 0.001px
      """)

    #expect(story.failures == [])
  }

  @Test func `C14 C16 one button a page in their order, the first tinted at the start`() throws {
    let story = try story("expect button(0).tinted = on; expect button(2).enabled = on")

    #expect(story.failures == [])
    #expect(
      story.all("buttons.changed").last?.text == """
        buttons.changed {"buttons":[{"name":"Green","title":"Green","enabled":true,"tinted":true},\
        {"name":"Red","title":"Red","enabled":true,"tinted":false},\
        {"name":"Blue","title":"Blue","enabled":true,"tinted":false}]}
        """)
    let cells = story.all("layout.changed").last?.data["controls"]?.elements ?? []
    #expect(cells.compactMap { $0.elements?.dropFirst().first?.integer } == [0, 1, 2])
  }

  @Test(arguments: [("decision", true), ("settle", false)])
  func `C15 C17 C22 one button is tinted, at the decision or at rest`(
    tint: String, isEarly: Bool
  ) throws {
    let story = try story(
      #"mark m; press "Blue"; wait idle; swipe prev; wait idle; mark end"#, tint: tint)

    #expect(tinted(story, since: "m") == ["Blue", "Red"])
    let causes = story.all("buttons.changed", since: "m").map { line in
      story.lines[line.cause ?? 0].type
    }
    let cause = isEarly ? "selection.changed" : "page.settled"
    #expect(causes == [cause, cause])
  }

  @Test func `A7 C19 letting go of a subscription ends it and releases who held it`() async throws {
    final class Listener {
      let settled: Subscription<PageSettled>
      init(_ bus: EventBus) { settled = bus.subscribe(to: PageSettled.self) }
    }
    let stepped = SteppedWorld(Self.configuration(2), observer: Nobody())
    var listener: Listener? = Listener(stepped.world.bus)
    let other = stepped.world.bus.subscribe(to: PageSettled.self)
    weak let gone = listener
    weak let subscription = listener?.settled
    stepped.start()
    #expect(subscription?.tryNext() != nil)

    listener = nil
    try stepped.world.tryPublish(SelectionRequested(.index(1), animated: false, reason: .code))
    stepped.settle()

    #expect(gone == nil && subscription == nil)
    #expect(other.tryNext() != nil && other.tryNext() != nil && other.tryNext() == nil)
  }
}
