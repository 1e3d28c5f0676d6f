import PagerBus
import PagerSession
import TestSupport
import Testing

/// The custom tab bar controller, by rows of the source system, as whole lists of small sessions.
struct SeedSystemBTests {
  static let setup = """
    view 390x844
    set safe box(47px,0px,34px,0px)
    pages "첫번째" "두번째" "세번째"
    tabs fill height 60px spacing 0px
    place strip at 0px,safe size 100%,60px
    place pages at 0px,107px size 100%,safe
    set tap jump
    set swipe off
    set initial none
    set unload never
    """

  private func story(_ body: String) throws -> SessionStory {
    try SessionStory(Self.setup, body)
  }

  @Test func `B1 B17 B18 menu and page area lie where their user puts them`() throws {
    let story = try story(
      "tap tab 0; expect frame(page(0)).h = 703px; expect frame(page(0)).y = 107px")

    #expect(story.failures == [])
    #expect(
      story.told(by: "pages").first == """
        layout.changed {"container":[0,0,390,844],"safe":[0,47,390,763],"strip":[0,47,390,60],\
        "pages":[0,107,390,703],"controls":[],"order":["strip","pages"]}
        """)
  }

  @Test func `B3 B4 B20 one item a page, with its title, icon and badge`() throws {
    let story = try SessionStory(
      Self.setup + """

        style page(1).icon "star"
        style page(1).badge "3"
        """,
      """
      expect tab(0).title = "첫번째"
      expect tab(1).title = "두번째"
      expect tab(2).title = "세번째"
      expect style(page(1).icon) = "star"
      expect style(page(1).badge) = "3"
      pages replace "하나" "둘"
      expect tab(1).title = "둘"
      expect pages.count = 2
      """)

    #expect(story.failures == [])
    #expect(
      story.values("tabs.laidOut", "frames") == [
        "[[0,130],[130,130],[260,130]]", "[[0,195],[195,195]]",
      ])
  }

  @Test func `B12 B19 nothing is shown or selected before the first tap`() throws {
    let story = try story(
      "expect page = none; expect selected = none; expect page(0).state = unloaded")

    #expect(story.failures == [])
    #expect(story.names(by: "pages") == ["layout.changed", "pages.changed"])
    #expect(story.names(by: "tabs") == ["tabs.laidOut"])
    #expect(story.names(by: "indicator") == [])
  }

  @Test(arguments: [("1", 1), (#""세번째""#, 2), ("0", 0)])
  func `B12 the first page is an index or a title`(initial: String, page: Int) throws {
    let story = try SessionStory(Self.setup + "\nset initial \(initial)", "wait idle")

    #expect(story.numbers("page.settled", "index") == [Double(page)])
  }

  @Test func `B5 B8 B10 B13 the first tap attaches its page once and shows it at once`() throws {
    let story = try story("mark m; tap tab 1")

    #expect(
      story.told(by: "tabs", "pages", since: "m", samples: true)
        == SessionStory.list(
          #"""
          tab.tapped {"index":1,"key":"두번째"}
          selection.requested {"to":{"key":"두번째"},"animated":false,"reason":"tap"}
          selection.proposed {"id":1,"to":1,"reason":"tap"}
          transition.began {"id":1,"reason":"tap","to":1,"direction":0}
          selection.changed {"id":1,"to":1,"toKey":"두번째","reason":"tap"}
          phase.changed {"phase":"settling"}
          page.loaded {"index":1,"key":"두번째"}
          page.willAppear {"index":1,"key":"두번째"}
          scroll.moved {"id":1,"reason":"tap","position":1,"progress":0,"direction":0,"velocity":0,"boundary":true}
          page.didAppear {"index":1,"key":"두번째"}
          transition.ended {"id":1,"outcome":"settled","page":1}
          page.settled {"index":1,"key":"두번째"}
          phase.changed {"phase":"idle"}
          tab.selected {"index":1,"key":"두번째"}
          strip.scrolled {"offset":0,"reason":"position","boundary":true}
          """#))
  }

  @Test func `B7 an index that is not there is refused`() throws {
    let story = try story("mark m; select 3; select last jump; select next")

    #expect(
      story.all("selection.refused").map(\.text) == [
        #"selection.refused {"to":3,"why":"range"}"#, #"selection.refused {"to":3,"why":"range"}"#,
      ])
    #expect(story.numbers("page.settled", "index") == [2])
  }

  @Test func `B9 selecting again hides nothing, a page that is left stays loaded`() throws {
    let story = try story(
      """
      tap tab 1
      mark again
      tap tab 1
      mark left
      tap tab 2
      expect page(1).state = loaded
      expect page(2).state = appeared
      """)

    #expect(story.failures == [])
    #expect(
      story.names(by: "pages", since: "left").filter { $0.hasPrefix("page.") }
        == [
          "page.loaded", "page.willDisappear", "page.willAppear", "page.didDisappear",
          "page.didAppear", "page.settled",
        ])
    let again = story.lines.drop { $0.data["name"]?.string != "again" }
      .prefix { $0.data["name"]?.string != "left" }
    #expect(again.filter { $0.source == "tabs" }.map(\.type) == ["tab.retapped"])
    #expect(again.allSatisfy { $0.source != "pages" })
  }

  @Test func `B11 with swipe off a finger on the pages does nothing, with input off a tap neither`()
    throws
  {
    let story = try SessionStory(
      Self.setup + "\nset initial 0",
      """
      mark m
      swipe next; drag next 0.9pg over 100ms; fling next at 5pg/s
      wait idle
      mark off
      set input off
      tap tab 1
      expect page = 0
      select 1 jump
      expect page = 1
      """)

    #expect(story.failures == [])
    #expect(story.all("drag.began").isEmpty && story.all("scroll.moved", since: "m").count == 1)
    #expect(story.values("selection.refused", "why") == [#""input""#])
  }

  @Test func `B13 B14 other pages close the life of the old ones and detach them`() throws {
    let story = try story(#"tap tab 0; tap tab 1; mark m; pages replace "하나""#)

    #expect(
      story.told(by: "pages", since: "m").map { String($0.prefix(60)) }.filter {
        $0.hasPrefix("page.")
      } == [
        #"page.willDisappear {"key":"두번째"}"#, #"page.didDisappear {"key":"두번째"}"#,
        #"page.unloaded {"keys":["첫번째","두번째"]}"#, #"page.loaded {"index":0,"key":"하나"}"#,
        #"page.willAppear {"index":0,"key":"하나"}"#, #"page.didAppear {"index":0,"key":"하나"}"#,
        #"page.settled {"index":0,"key":"하나"}"#,
      ])
  }

  @Test(arguments: [("never", []), ("distance 1", [#""첫번째""#])])
  func `B15 pages are released when they are far enough, or never`(
    setting: String, released: [String]
  ) throws {
    let story = try SessionStory(
      Self.setup + "\nset unload \(setting)", "tap tab 0; tap tab 1; tap tab 2")

    #expect(story.values("page.unloaded", "key") == released)
  }

  @Test func `B19 what is selected before there is a layout is there when there is one`() throws {
    let story = try SessionStory(
      Self.setup.replacing("view 390x844", with: "view 0x0"),
      """
      select 2 jump
      expect page = 2
      mark m
      resize 390x844
      expect frame(page(2)).x = 0px ± 0.001px
      expect frame(page(2)).w = 390px ± 0.001px
      """)

    #expect(story.failures == [])
    #expect(story.names(by: "pages", since: "m") == ["layout.changed", "scroll.moved"])
  }

  @Test func `B5 D8 a stop where a page is visible closes it and detaches all`() throws {
    let story = try story("tap tab 0; tap tab 1")

    #expect(
      story.end(by: "host", "tabs", "pages", "indicator") == [
        "pager.stopping", #"tab.deselected {"index":1,"key":"두번째"}"#,
        #"page.willDisappear {"index":1,"key":"두번째"}"#,
        #"page.didDisappear {"index":1,"key":"두번째"}"#,
        #"page.unloaded {"keys":["첫번째","두번째"]}"#, "pager.stopped",
      ])
  }
}
