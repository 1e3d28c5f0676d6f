import PagerBus
import PagerSession
import TestSupport
import Testing

/// The tabbed view, by rows of the source system, as whole lists of small sessions.
struct SeedSystemATests {
  static let setup = """
    view 390x844
    set safe box(91px,0px,34px,0px)
    pages "투데이" "실시간" "New"
    tabs fill height 60px spacing 0px
    place pager at 0px,safe size 100%,70%
    set snap uikit
    set tab-select settle
    set indicator jump
    set indicator-height 5px
    """

  private func story(_ body: String) throws -> SessionStory {
    try SessionStory(Self.setup, body)
  }

  @Test func `A1 A24 A34 A42 A43 A55 a tap tells the tab, asks for the page, and settles there`()
    throws
  {
    let story = try story("mark m; tap tab 1; wait idle")

    #expect(
      story.told(by: "tabs", "pages", "indicator", since: "m")
        == SessionStory.list(
          #"""
          tab.tapped {"index":1,"key":"실시간"}
          selection.requested {"to":{"key":"실시간"},"animated":true,"reason":"tap"}
          selection.proposed {"id":2,"from":0,"to":1,"reason":"tap"}
          transition.began {"id":2,"reason":"tap","from":0,"fromKey":"투데이","to":1,"direction":1}
          selection.changed {"id":2,"from":0,"fromKey":"투데이","to":1,"toKey":"실시간","reason":"tap"}
          phase.changed {"phase":"settling"}
          page.loaded {"index":1,"key":"실시간"}
          page.willDisappear {"index":0,"key":"투데이"}
          page.willAppear {"index":1,"key":"실시간"}
          tab.deselected {"index":0,"key":"투데이"}
          tab.selected {"index":1,"key":"실시간"}
          indicator.moved {"x":130,"y":55,"width":130,"height":5,"tab":1,"boundary":true}
          scroll.moved {"id":2,"reason":"tap","position":1,"progress":1,"fraction":1,"direction":1,"velocity":0,"boundary":true}
          page.didDisappear {"index":0,"key":"투데이"}
          page.didAppear {"index":1,"key":"실시간"}
          transition.ended {"id":2,"outcome":"settled","page":1}
          page.settled {"index":1,"key":"실시간"}
          phase.changed {"phase":"idle"}
          """#))
  }

  @Test func `A2 A19 A56 a swipe selects the tab by itself when the pages rest`() throws {
    let story = try story("mark m; swipe next; wait idle")

    #expect(
      story.told(by: "tabs", "indicator", since: "m") == [
        #"tab.deselected {"index":0,"key":"투데이"}"#,
        #"tab.selected {"index":1,"key":"실시간"}"#,
        #"indicator.moved {"x":130,"y":55,"width":130,"height":5,"tab":1,"boundary":true}"#,
      ])
    #expect(story.all("selection.requested").isEmpty)
    #expect(story.causes(ofLast: "tab.selected").dropFirst().first == "pages page.settled")
  }

  @Test(arguments: [
    ("decision", "pages selection.changed"), ("halfway", "pages scroll.moved"),
    ("settle", "pages page.settled"),
  ])
  func `A2 a tab follows a swipe at the decision, in the middle, or at rest`(
    setting: String, cause: String
  ) throws {
    let story = try SessionStory(
      Self.setup + "\nset tab-select \(setting)", "mark m; swipe next; wait idle")

    #expect(story.names(by: "tabs", since: "m") == ["tab.deselected", "tab.selected"])
    #expect(story.causes(ofLast: "tab.selected").dropFirst().first == cause)
  }

  @Test func `A3 A13 A52 three parts speak through the bus alone`() throws {
    let story = try story("tap tab 1; wait idle")

    let sources = Set(story.lines.map(\.source))
    #expect(sources == ["script", "input", "host", "tabs", "pages", "indicator"])
    #expect(
      story.causes(ofLast: "indicator.moved") == [
        "indicator indicator.moved", "tabs tab.selected", "pages selection.changed",
        "tabs selection.requested", "input pointer.up", "script step.began",
      ])
  }

  @Test func `A4 A6 A17 A31 A32 A45 A60 the start is one list, and so is every later one`() throws {
    let start = try story("wait idle")
    let later = try SessionStory(
      Self.setup.replacing("\"투데이\" \"실시간\" \"New\"", with: "0"),
      #"mark m; pages replace "투데이" "실시간" "New""#)

    let names = [
      "selection.changed", "page.loaded", "page.willAppear", "scroll.moved", "page.didAppear",
      "page.settled",
    ]
    #expect(
      start.names(by: "pages") == [
        "layout.changed", "pages.changed", "transition.began", "selection.changed", "page.loaded",
        "page.willAppear", "scroll.moved", "page.didAppear", "transition.ended", "page.settled",
      ])
    #expect(later.names(by: "pages", since: "m") == ["pages.changed"] + names)
    #expect(
      start.told(by: "tabs")
        == SessionStory.list(
          #"""
          tabs.laidOut {"first":0,"frames":[[0,130],[130,130],[260,130]],"height":60,"content":390}
          tab.selected {"index":0,"key":"투데이"}
          strip.scrolled {"offset":0,"reason":"position","boundary":true}
          """#))
    #expect(later.values("selection.changed", "reason") == [#""data""#])
    #expect(start.values("page.settled", "key") == later.values("page.settled", "key"))
  }

  @Test func `A9 A21 A22 a page is the whole view, side by side along the axis`() throws {
    let body = """
      expect setting(axis) = horizontal
      expect setting(spacing) = 0px
      expect frame(page(0)).w = frame(pages).w
      expect frame(page(0)).h = frame(pages).h
      expect frame(page(1)).x = 390px ± 0.001px
      expect frame(page(1)).y = frame(page(0)).y
      expect frame(page(2)).x = 780px ± 0.001px
      """

    #expect(try story(body).failures == [])
  }

  @Test func `A10 A14 A46 A47 A51 A58 style tokens are names with defaults, and say what was set`()
    throws
  {
    let story = try SessionStory(
      Self.setup + """

        style page(0).background "red"
        style page(1).image "b.jpg"
        """,
      """
      expect style(pages.scrollbar) = "hidden"
      expect style(pages.background) = "white"
      expect style(strip.background) = "white"
      expect style(tab.title) = "18pt regular, bold when selected"
      expect style(indicator.colour) = "systemOrange"
      expect style(tab.background) = "systemBlue"
      expect style(page(0).background) = "red"
      expect style(page(1).image) = "b.jpg"
      expect style(page(2).image) = ""
      """)

    #expect(story.failures == [])
  }
}
