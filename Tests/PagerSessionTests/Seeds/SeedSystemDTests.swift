import PagerBus
import PagerPlugins
import PagerSession
import TestSupport
import Testing

/// The scroll delegate with back, next and dots, by rows of the source system.
struct SeedSystemDTests {
  static let setup = """
    view 390x844
    pages "1001" "1002" "1003" "1004" "1005"
    tabs fill height 0px
    place pages at 0px,0px size 100%,100%
    place buttons at 0px,730px size 100%,44px over pages
    place dots at 30%,780px size 40%,30px over pages
    set bounce off
    set snap uikit
    """

  static let plugins = [
    PluginActivation(
      ButtonNav.self,
      options: .object([
        .init("buttons", .array([.string("prev"), .string("next")])),
        .init("tint", .string("settle")),
      ])),
    PluginActivation(PageControl.self),
  ]

  private func story(_ body: String) throws -> SessionStory {
    try SessionStory(Self.setup, body, plugins: Self.plugins)
  }

  @Test func `D1 D19 a drag begins once with its offset, and a code move never does`() throws {
    let story = try story(
      """
      select 2; wait idle
      down a at 50%,50%; move a to 30%,50% over 100ms; move a to 60%,50% over 100ms
      down b at 20%,20%; move b to 40%,20% over 50ms; up b; up a; wait idle
      """)

    #expect(story.all("drag.began").map(\.text) == [#"drag.began {"position":2,"offset":780}"#])
    #expect(story.all("drag.ended").count == 1)
  }

  @Test func `D2 D17 D18 D31 progress is signed pages from the start, fraction is of the move`()
    throws
  {
    let story = try story(
      """
      select 3 jump
      mark code
      select 1; wait idle
      mark drag
      down a at 50%,50%; move a to 40%,50% over 80ms; move a to 65%,50% over 80ms
      """)

    let code = story.all("scroll.moved", since: "code").prefix {
      $0.data["reason"]?.string == "code"
    }
    #expect(code.count > 20)
    #expect(code.allSatisfy { $0.data["direction"]?.integer == -1 })
    #expect(code.last?.data["progress"]?.double == -2 && code.last?.data["fraction"]?.double == 1)
    let drag = story.all("scroll.moved", since: "drag").map(\.data)
    #expect(drag.allSatisfy { $0["fraction"] == nil })
    #expect(
      drag.allSatisfy { line in
        let progress = line["progress"]?.double ?? .nan
        let sign = progress > 0 ? 1 : progress < 0 ? -1 : 0
        return line["direction"]?.integer == Int64(sign)
          && abs((line["position"]?.double ?? .nan) - 1 - progress) < 1e-12
      })
    #expect(Set(drag.compactMap { $0["direction"]?.integer }) == [1, -1])
  }

  @Test func `D3 D20 D25 every move tells its end once, within the bounds`() throws {
    let story = try story(
      """
      select 1; wait idle; swipe next; wait idle; press next; wait idle; tap dot 4; wait idle
      fling next at 4pg/s; wait idle
      """)

    #expect(story.numbers("page.settled", "index") == [0, 1, 2, 3, 4])
    #expect(story.numbers("scroll.moved", "position").allSatisfy { (0...4).contains($0) })
  }

  @Test func `D5 D6 D12 D28 every question has an answer before the start and outside the list`() {
    let frame = PagerFrame(
      configuration: PagerConfiguration(pages: PageList(titles: ["a", "b"]).descriptors))

    #expect(frame.settled == nil && frame.selected == nil && frame.target == nil)
    #expect(frame.pageNext == nil && frame.pagePrevious == nil && frame.pageTitle == nil)
    #expect(frame.pageState(-1) == nil && frame.pageState(2) == nil && frame.pageState(.max) == nil)
    #expect(frame.pageFrame(-1) == nil && frame.tab(-1) == nil && frame.button(-1) == nil)
    #expect(frame.position == 0 && frame.visibleTabs.isEmpty)
  }

  @Test func `D6 D24 D43 selected and target are ahead of the settled page`() throws {
    let story = try story(
      """
      press next; press next; press next
      expect selected = 3; expect target = 3; expect page = 0; expect dots.current = 0
      wait idle
      expect page = 3; expect dots.current = 3
      """)

    #expect(story.failures == [])
    #expect(story.numbers("selection.changed", "to") == [0, 1, 2, 3])
    #expect(
      story.values("transition.ended", "outcome") == [
        #""settled""#, #""redirected""#, #""redirected""#, #""settled""#,
      ])
  }

  @Test(arguments: [("horizontal", 1.0, 0.0), ("vertical", 0, 1)])
  func `D7 pages lie along the axis`(axis: String, x: Double, y: Double) throws {
    let story = try SessionStory(
      "view 390x844\npages 2\ntabs fill height 0px\nset axis \(axis)",
      """
      expect frame(page(1)).x = \(390 * x)px ± 0.001px
      expect frame(page(1)).y = \(844 * y)px ± 0.001px
      swipe next; wait idle
      expect page = 1
      """)

    #expect(story.failures == [])
  }

  @Test func `D8 a stop during a move ends it, closes the page and detaches all`() throws {
    let story = try story("select 1; wait 100ms")

    #expect(
      story.end(by: "pages", "tabs") == [
        #"tab.deselected {"index":1,"key":"1002"}"#,
        #"transition.ended {"id":2,"outcome":"cancelled","page":1}"#,
        #"page.didDisappear {"index":0,"key":"1001"}"#,
        #"page.willDisappear {"index":1,"key":"1002"}"#,
        #"page.didDisappear {"index":1,"key":"1002"}"#,
        #"page.unloaded {"keys":["1001","1002"]}"#,
      ])
    #expect(story.lines.last?.type == "pager.stopped")
  }

  @Test func `D10 D15 the list and the page are asked for apart, and an empty list is legal`()
    throws
  {
    let story = try SessionStory(
      "pages 0",
      """
      expect pages.count = 0
      mark m
      pages replace "a" "b" "c"
      select 2 jump
      expect pages.count = 3
      mark e
      pages replace
      """)

    #expect(story.failures == [])
    #expect(story.all("pages.edit").count == 2 && story.all("selection.requested").count == 1)
    #expect(story.numbers("pages.changed", "count") == [0, 3, 0])
    #expect(
      story.names(by: "pages", since: "e") == [
        "pages.changed", "page.willDisappear", "page.didDisappear", "page.unloaded",
        "selection.changed", "scroll.moved",
      ])
  }

  @Test func `D11 a container that is hidden closes its page and nothing else`() throws {
    let story = try story("mark m; background; foreground")

    #expect(
      story.told(by: "pages", since: "m") == [
        #"page.willDisappear {"index":0,"key":"1001"}"#,
        #"page.didDisappear {"index":0,"key":"1001"}"#,
        #"page.willAppear {"index":0,"key":"1001"}"#, #"page.didAppear {"index":0,"key":"1001"}"#,
      ])
  }

  @Test func `D13 an error is a level of its own, above all others`() {
    #expect(LogLevel.allCases.max() == .error)
    #expect(LogLevel.allCases.filter { $0 < .error }.count == 3)
  }

  @Test func `D14 D27 D38 a page is known by its key and not by its index`() throws {
    let story = try story(
      """
      select 2 jump
      expect page.key = "1003"
      pages remove 0
      expect page = 1
      expect page.key = "1003"
      """)

    #expect(story.failures == [])
    #expect(story.values("page.settled", "key") == [#""1001""#, #""1003""#, #""1003""#])
  }

  @Test(arguments: [("prev", "first"), ("next", "last")])
  func `D16 D20 with bounce off nothing shows beyond an end`(direction: String, end: String) throws
  {
    let story = try story(
      """
      select \(end) jump
      mark m
      drag \(direction) 0.7pg over 200ms hold 0ms; wait idle
      fling \(direction) at 5pg/s; wait idle
      """)

    let place = end == "first" ? 0.0 : 4
    #expect(Set(story.numbers("scroll.moved", "position", since: "m")) == [place])
    #expect(Set(story.numbers("scroll.moved", "progress", since: "m")) == [0])
    #expect(story.all("drag.began", since: "m").count == 2)
    #expect(story.all("page.willDisappear", since: "m").isEmpty)
  }

  @Test func `D21 D23 a code move is animated and goes in its direction`() throws {
    let story = try story("select 3; wait idle; select 1; wait idle; select 1")

    #expect(story.numbers("transition.began", "direction") == [0, 1, -1])
    #expect(story.values("selection.requested", "animated") == ["true", "true", "true"])
  }

  @Test func `D26 D41 D42 what leads nowhere is refused`() throws {
    let story = try story(
      """
      expect button("prev").enabled = off
      press prev; select 5
      select last jump
      expect button("next").enabled = off
      press next
      """)

    #expect(story.failures == [])
    #expect(
      story.all("selection.refused").map(\.text) == [
        #"selection.refused {"to":-1,"why":"range"}"#, #"selection.refused {"to":5,"why":"range"}"#,
        #"selection.refused {"to":5,"why":"range"}"#,
      ])
  }

  @Test func `D29 dots are a plugin: without it there are none`() throws {
    let without = try SessionStory(Self.setup, "expect dots.count = 5")

    #expect(without.failures.count == 1)
    #expect(without.failures[0].contains("page-control"))
    #expect(without.all("dots.changed").isEmpty)
  }

  @Test func `D30 D32 D36 dots begin with the first page and follow rest and data`() throws {
    let story = try story(
      "swipe next; wait idle; pages insert 0 \"1000\"; pages remove 5; pages remove 4")

    #expect(story.numbers("dots.changed", "count") == [5, 5, 5, 6, 5, 4])
    #expect(
      story.values("dots.changed", "current") == ["absent", "0", "1", "2", "2", "2"])
  }

  @Test func `D33 the target is known at the release`() throws {
    let story = try story("drag next 0.1pg over 100ms hold 0ms; wait idle")

    #expect(story.numbers("drag.ended", "target") == [1])
    #expect(abs((story.numbers("drag.ended", "velocity").first ?? 0) - 1) < 0.01)
  }

  @Test func `D37 D40 controls lie over the whole page area, and a touch on them is no drag`()
    throws
  {
    let story = try story(
      """
      expect frame(pages).h = 844px ± 0.001px
      mark m
      down a at 195px,750px; move a to 20px,750px over 100ms; up a
      tap dot 1; wait idle
      """)

    #expect(story.failures == [])
    #expect(story.all("drag.began").isEmpty)
    #expect(
      story.values("layout.changed", "order").last == #"["strip","pages","buttons","dots"]"#)
    #expect(story.values("dot.tapped", "index") == ["1"])
  }

  @Test func `D44 a press during a swipe counts from the selected page`() throws {
    let story = try story("fling next at 4pg/s; wait 20ms; press next; wait idle")

    #expect(story.numbers("selection.changed", "to") == [0, 1, 2])
    #expect(story.numbers("page.settled", "index") == [0, 2])
  }
}
