import PagerBus
import TestSupport
import Testing

struct PagerFrameSubjectTests {
  @Test func `a tab says where it is and how much it looks selected`() throws {
    var script = EventScript.started
    script.tapB()
    script.add(EventScript.sample(2, .tap, 0.25))
    let frame = script.frame()

    let tab = try #require(frame.tab(1))

    #expect([tab.x, tab.width, tab.center] == [130, 130, 195])
    #expect(tab.emphasis == 0.25)
    #expect(tab.isSelected)
    #expect(tab.title == "B")
    #expect(tab.visiblePercent == 100)
    #expect(frame.tab(0)?.emphasis == 0.75)
    #expect(frame.tab(3) == nil)
    #expect(frame.tab(-1) == nil)
  }

  @Test func `a strip that is scrolled moves its tabs on the glass and hides some`() {
    var script = EventScript.started
    script.add(StripScrolled(offset: 65, reason: .user, boundary: false))

    let frame = script.frame()

    #expect(frame.tab(0)?.x == 0)
    #expect(frame.tab(0)?.visiblePercent == 50)
    #expect(frame.tabFrame(0) == Rect(x: -65, y: 0, width: 130, height: 60))
    #expect(frame.indicatorFrame?.x == -65)
  }

  @Test func `pages lie where the position puts them`() {
    var script = EventScript.started
    script.tapB()
    script.add(EventScript.sample(2, .tap, 0.25))

    let frame = script.frame()

    #expect(frame.visiblePages == [0, 1])
    #expect(frame.pageFrame(1) == Rect(x: 292.5, y: 60, width: 390, height: 784))
    #expect(frame.pageFrame(3) == nil)
    #expect(frame.pagePart(0)?.z == 0)
    #expect(frame.tabPart(0)?.z == 1)
  }

  @Test func `a named frame is found with its place in the stack`() {
    let frame = EventScript.started.frame()

    #expect(frame.part("strip")?.rect == Rect(x: 0, y: 0, width: 390, height: 60))
    #expect(frame.part("strip")?.z == 1)
    #expect(frame.part("pages")?.z == 0)
    #expect(frame.part("container")?.z == nil)
    #expect(frame.part("dots") == nil)
  }

  @Test func `a control's frame is around all its cells`() {
    var script = EventScript.started
    let area = Rect(x: 0, y: 0, width: 390, height: 844)
    script.add(
      LayoutChanged(
        container: area, safe: area, strip: .zero, pages: area,
        controls: [
          ControlCell(name: "dots", cell: 0, frame: Rect(x: 10, y: 800, width: 20, height: 20)),
          ControlCell(name: "dots", cell: 1, frame: Rect(x: 30, y: 800, width: 20, height: 20)),
        ], order: ["pages", "strip", "dots"]))

    let frame = script.frame()

    #expect(frame.part("dots")?.rect == Rect(x: 10, y: 800, width: 40, height: 20))
    #expect(frame.part("dots")?.z == 2)
  }

  @Test func `a button is found by place, by name and by title`() {
    var script = EventScript.started
    script.add(
      ButtonsChanged(buttons: [
        .init(name: "prev", title: "‹", enabled: false, tinted: false),
        .init(name: "next", title: "›", enabled: true, tinted: false),
      ]))

    let frame = script.frame()

    #expect(frame.button(1)?.name == "next")
    #expect(frame.button("prev")?.enabled == false)
    #expect(frame.button("›")?.name == "next")
    #expect(frame.button(2) == nil)
  }

  @Test func `right-to-left mirrors what is on the glass and nothing else`() {
    var script = EventScript.started
    script.add(
      SettingSet(key: "direction", value: "rtl"),
      StripScrolled(offset: 65, reason: .user, boundary: false))

    let frame = script.frame()

    #expect([frame.tab(0)?.x, frame.tab(2)?.x] == [0, 260])
    #expect(frame.tab(0)?.visiblePercent == 50)
    #expect(frame.tabFrame(0) == Rect(x: 325, y: 0, width: 130, height: 60))
    #expect(frame.tabFrame(2) == Rect(x: 65, y: 0, width: 130, height: 60))
    #expect(frame.indicatorFrame?.x == 325)
    #expect(frame.pageFrame(1)?.x == -390)
  }

  @Test func `tabs that were not listed lie where the settings put them`() {
    var script = EventScript.started
    script.add(
      SettingSet(key: "tabs", value: "fixed 200px"),
      TabsLaidOut(
        first: 0, frames: [TabSpan(x: 0, width: 200)], height: 60, content: 600,
        geometry: .empty, pagesRevision: 0))

    let frame = script.frame()

    #expect([0, 1, 2].map { frame.tab($0)?.x } == [0, 200, 400])
    #expect(frame.visibleTabs == 0..<2)
  }
}
