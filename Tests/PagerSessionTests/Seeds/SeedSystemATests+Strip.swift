import PagerBus
import PagerSession
import TestSupport
import Testing

extension SeedSystemATests {
  @Test func `A12 A17 a page is attached once until it is detached`() throws {
    let story = try SessionStory(
      "pages 6\nset unload distance 1",
      "for v in list(3,1,5,0,4) { tap tab $v; wait idle }; swipe prev; wait idle")

    var attached: Set<String> = []
    for line in story.lines {
      let key = line.data["key"]?.string ?? ""
      switch line.type {
      case "page.loaded":
        let isNew = attached.insert(key).inserted
        #expect(isNew, "\(key) is attached twice")
      case "page.unloaded":
        for key in line.data["keys"]?.elements?.compactMap(\.string) ?? [key] {
          #expect(attached.remove(key) != nil, "\(key) was not attached")
        }
      case "page.willAppear": #expect(attached.contains(key))
      default: break
      }
    }
    #expect(attached.isEmpty)
    #expect(story.all("page.unloaded").count > 3)
  }

  @Test func `A15 A16 A23 A53 A54 A62 strip and pages lie where they were placed`() throws {
    let story = try SessionStory(
      Self.setup, "expect pages.count = 3; expect frame(page(0)).y = 151px")

    #expect(story.failures == [])
    #expect(
      story.told(by: "pages").first == """
        layout.changed {"container":[0,0,390,844],"safe":[0,91,390,719],"strip":[0,91,390,60],\
        "pages":[0,151,390,530.8],"controls":[],"order":["strip","pages"]}
        """)
  }

  @Test(arguments: ["decision", "halfway", "settle"])
  func `A25 never two tabs are selected, and exactly one at rest`(setting: String) throws {
    let story = try SessionStory(
      "pages 5\nset tab-select \(setting)",
      """
      tap tab 3; wait 100ms; tap tab 1; wait idle
      swipe next; wait 50ms; fling next at 4pg/s; wait idle
      pages remove 2; wait idle; pages replace "x" "y"; select 1; wait idle
      drag prev 0.6pg over 200ms; wait idle
      """)

    var selected: [String] = []
    for line in story.lines.prefix(while: { $0.type != "case.ended" }) {
      switch line.type {
      case "tab.selected": selected.append(line.data["key"]?.string ?? "")
      case "tab.deselected": selected.removeAll { $0 == line.data["key"]?.string }
      case "pager.idle": #expect(selected.count == 1)
      default: break
      }
      #expect(selected.count <= 1)
    }
    #expect(story.all("tab.selected").count > 5)
  }

  @Test func `A33 A40 tabs are as wide as was said whatever stands in them`() throws {
    let story = try SessionStory(
      #"pages "a" "a very long title that would need a lot of room" "B""# + "\n"
        + "tabs fixed 120px spacing 8px", "wait idle")

    #expect(
      story.values("tabs.laidOut", "frames") == ["[[0,104],[112,104],[224,104]]"])
  }

  @Test(arguments: [
    ("tabs fill spacing 10px", ["116.667", "0/126.667/253.333", "370"]),
    ("tabs fixed 100px spacing 5px", ["90", "0/95/190", "280"]),
    ("tabs fill spacing 0px", ["130", "0/130/260", "390"]),
    ("tabs fixed 100px spacing 5px align centre", ["90", "55/150/245", "280"]),
    ("tabs fill spacing 200px", ["0", "200", "400"]),
  ])
  func `A26 A27 A37 A38 A39 widths and places are those of the source`(
    tabs: String, expected: [String]
  ) throws {
    let story = try SessionStory("pages 3\n\(tabs)", "wait idle")

    let laidOut = try #require(story.all("tabs.laidOut").last?.data)
    let frames = laidOut["frames"]?.elements?.compactMap(\.elements) ?? []
    let rounded = { (value: Double?) in
      JSONValue.number(((value ?? -1) * 1000).rounded() / 1000).text
    }
    let places = frames.map { rounded($0.first?.double) }.joined(separator: "/")
    let width = rounded(frames.first?.last?.double)
    #expect([width, places, rounded(laidOut["content"]?.double)] == expected)
  }

  @Test func `A35 the strip brings the tab to its middle and stops at its ends`() throws {
    let story = try SessionStory(
      "pages 8\ntabs fixed 100px\nset tap jump",
      """
      mark m; tap tab 3; tap tab 4; tap tab 5; tap tab 6
      select 3 jump; tap tab 2; tap tab 1
      """)

    // 8 tabs of 100 in 390 points: the middle of tab n is at 100n + 50, the strip ends at 410.
    #expect(
      story.numbers("strip.scrolled", "offset", since: "m") == [155, 255, 355, 410, 155, 55, 0])
  }

  @Test func `A36 a re-tap brings the strip back and does nothing else`() throws {
    let story = try SessionStory(
      "pages 8\ntabs fixed 100px",
      """
      select 4 jump
      down a at 300px,30px; move a to 250px,30px; move a to 200px,30px; up a
      mark m
      tap tab 4
      """)

    #expect(story.numbers("strip.scrolled", "offset").last == 255)
    #expect(
      story.told(by: "tabs", "pages", "indicator", since: "m") == [
        #"tab.retapped {"index":4,"key":"4"}"#,
        #"strip.scrolled {"offset":255,"reason":"position","boundary":true}"#,
      ])
  }

  @Test func `A44 a tab's own content leaves its inset free on all four sides`() throws {
    let story = try SessionStory(
      "pages 3\ntabs fill height 60px inset box(4px,6px,8px,10px)",
      """
      expect frame(tab(1)).x = 130px ± 0.001px
      expect frame(tab(1).content).x = 136px ± 0.001px
      expect frame(tab(1).content).y = 4px ± 0.001px
      expect frame(tab(1).content).w = 114px ± 0.001px
      expect frame(tab(1).content).h = 48px ± 0.001px
      """)

    #expect(story.failures == [])
  }

  @Test func `A45 A59 a tab has its page's title, and another one when the page has`() throws {
    let story = try SessionStory(
      Self.setup,
      """
      expect tab(2).title = "New"
      mark m
      pages title 2 "새것"
      expect tab(2).title = "새것"
      expect page.key = "투데이"
      """)

    #expect(story.failures == [])
    #expect(story.names(by: "pages", since: "m") == ["pages.changed"])
  }

  @Test func `A48 A49 A50 emphasis goes over from tab to tab, the mark jumps`() throws {
    let story = try SessionStory(
      Self.setup,
      """
      down a at 90%,50%
      move a to 65%,50% over 100ms
      expect tab(0).emphasis = 75% ± 0.1%
      expect tab(1).emphasis = 25% ± 0.1%
      expect indicator.x = 0px ± 0.001px
      expect indicator.tab = 0
      move a to 15%,50% over 100ms
      up a
      wait idle
      expect tab(0).emphasis = 0% ± 0.001%
      expect tab(1).emphasis = 100% ± 0.001%
      expect indicator.x = 130px ± 0.001px
      expect indicator.y = 55px ± 0.001px
      expect indicator.height = 5px ± 0.001px
      """)

    #expect(story.failures == [])
    #expect(story.numbers("indicator.moved", "x") == [0, 130])
  }

  @Test func `A20 whatever begins ends once`() throws {
    let story = try SessionStory(
      Self.setup,
      """
      select 2; wait 100ms; select 0; wait 50ms
      swipe next; wait idle
      drag next 0.2pg over 200ms; wait idle
      select 1 jump; fling prev at 3pg/s; wait 30ms; tap tab 2; wait idle
      drag next 0.5pg over 100ms; wait idle
      """)

    let began = story.values("transition.began", "id")
    #expect(began == story.values("transition.ended", "id"))
    #expect(began.count == 9)
  }
}
