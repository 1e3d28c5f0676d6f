import PagerBus
import TestSupport
import Testing

/// The tabbed view: rows A1 to A65 that a machine can show.
struct TabbedViewSeedTests {
  static let titles = ["투데이", "실시간", "New"]

  /// The source's own parameters.
  private func tabbed(_ change: (inout PagerSettings) -> Void = { _ in }) -> PagerWorldModel {
    PagerWorldModel(titles: Self.titles) {
      $0.tabSelect = .settle
      $0.indicator = .jump
      $0.snap = .uikit
      change(&$0)
    }
  }

  @Test func `A1, A24, A42 and A55: a tap is told first, then asked for, then the page settles`() {
    var world = tabbed()
    let mark = world.log.count

    world.tap(tab: 1)
    world.rest()

    let tapped = world.events(TabTapped.self, since: mark)
    #expect(tapped == [TabTapped(index: 1, key: "실시간")])
    let names = world.log[mark...].map { $0.name.text }
    let first = ["tab.tapped", "selection.requested", "selection.proposed", "selection.changed"]
    let places = (first + ["tab.deselected", "tab.selected", "page.settled"]).map {
      names.firstIndex(of: $0) ?? -1
    }
    #expect(places == places.sorted() && !places.contains(-1))
  }

  @Test func `A2 and A19: after a swipe the tab changes when the pages rest`() {
    var world = tabbed()
    let mark = world.log.count

    world.fling()
    #expect(world.story(.tabs, since: mark).isEmpty)
    world.rest()

    #expect(world.story(.tabs, since: mark) == ["tab.deselected(투데이)", "tab.selected(1)"])
    #expect(world.events(PageSettled.self).last?.index == 1)
  }

  @Test func `A4, A32 and A31: the first page is settled and its tab selected at the start`() {
    let world = tabbed()

    #expect(world.events(PageSettled.self) == [PageSettled(index: 0, key: "투데이")])
    #expect(world.events(TabSelected.self) == [TabSelected(index: 0, key: "투데이")])
  }

  @Test func `A5 and A29: no pages are legal`() {
    let world = PagerWorldModel(pages: 0)

    #expect(world.events(PagesChanged.self).map(\.selected) == [nil])
    #expect(world.position == 0)
  }

  @Test func `A6: pages that come later give the list of a start from selection-changed on`() {
    let start = tabbed().story(.pages)
    var later = PagerWorldModel(pages: 0)
    let mark = later.log.count

    later.edit(.replace(PageList(titles: Self.titles).descriptors))

    let tail = { (story: [String]) in
      story.drop { !$0.hasPrefix("selection.changed") }.filter {
        !$0.hasPrefix("transition")
      }.map { $0.replacingWord("initial", "data") }
    }
    #expect(tail(later.story(.pages, since: mark)) == tail(start))
    #expect(later.events(TransitionBegan.self).isEmpty)
  }

  @Test func `A8: new pages keep the index and re-base the position`() {
    var world = tabbed()
    world.select(.index(2), animated: false)

    world.edit(.replace(PageList(titles: ["x", "y"]).descriptors))

    #expect(world.events(PagesChanged.self).last?.selected == 1)
    #expect(world.position == 1)
  }

  @Test func `A11: with the uikit rule any velocity goes to the neighbour`() {
    var world = tabbed()

    world.fling(next: 0.1, at: 60)
    world.rest()

    #expect(world.events(PageSettled.self).last?.index == 1)
  }

  @Test func `A17: a page is loaded once, when it is asked for`() {
    var world = tabbed()
    world.tap(tab: 2)
    world.rest()
    world.tap(tab: 0)
    world.rest()

    #expect(world.events(PageLoaded.self).map(\.key.text) == ["투데이", "New", "실시간"])
  }

  @Test func `A18: a page that does not exist is refused`() {
    var world = tabbed()

    world.select(.index(3))

    #expect(world.events(SelectionRefused.self).map(\.why) == [.range])
  }

  @Test func `A20: every transition ends once, whatever made it`() {
    var world = tabbed()
    world.select(.index(1))
    world.rest()
    world.drag(next: 0.2)
    world.rest()
    world.drag(next: 1, from: 389)
    world.rest()

    #expect(
      world.events(TransitionBegan.self).map(\.id) == world.events(TransitionEnded.self).map(\.id))
  }

  @Test func `A26, A28, A37 and A57: filling tabs share the width`() {
    let world = tabbed()

    let laidOut = world.events(TabsLaidOut.self).last
    #expect(laidOut?.height == 60)
    #expect(laidOut?.frames.map(\.width) == [130, 130, 130])
    #expect(laidOut?.frames.map(\.x) == [0, 130, 260])
  }

  @Test func `A27 and A39: fixed tabs of 100 with spacing 5`() {
    let world = tabbed {
      $0.tabs.sizing = .fixed(100)
      $0.tabs.spacing = 5
    }

    let laidOut = world.events(TabsLaidOut.self).last
    #expect(laidOut?.frames.map(\.x) == [0, 95, 190])
    #expect(laidOut?.frames.map(\.width) == [90, 90, 90])
  }

  @Test func `A38: filling tabs with spacing 10 have no inset and end early`() {
    let laidOut = tabbed { $0.tabs.spacing = 10 }.events(TabsLaidOut.self).last

    #expect(laidOut?.frames.map { ($0.width * 1000).rounded() } == [116667, 116667, 116667])
    #expect(laidOut?.frames.map { ($0.x * 1000).rounded() } == [0, 126667, 253333])
    #expect(laidOut?.content == 370)
  }

  @Test func `A30 and A41: fewer pages than before leave one tab selected`() {
    var world = tabbed()
    world.select(.index(2), animated: false)

    world.edit(.remove(at: 2))
    world.edit(.remove(at: 1))

    #expect(world.events(TabSelected.self).last == TabSelected(index: 0, key: "투데이"))
  }

  @Test func `A34 and A43: the old tab goes before the new one comes`() {
    var world = tabbed()
    world.tap(tab: 1)

    let pair = world.story(.tabs).filter { $0.hasPrefix("tab.") }
    #expect(
      pair == ["tab.selected(0)", "tab.tapped(1)", "tab.deselected(투데이)", "tab.selected(1)"])
  }

  @Test func `A36: a re-tap selects nothing`() {
    var world = tabbed()
    let mark = world.log.count

    world.tap(tab: 0)

    #expect(world.story(.tabs, since: mark) == ["tab.retapped(0)"])
  }

  @Test func `A48 and A49: the mark jumps, on a tap before the page moves, on a swipe after`() {
    var world = tabbed()
    world.tap(tab: 2)
    #expect(world.events(IndicatorMoved.self).map(\.x) == [0, 260])
    #expect(world.position == 0)
    world.rest()

    world.fling(next: -0.5)
    #expect(world.events(IndicatorMoved.self).map(\.x) == [0, 260])
    world.rest()

    #expect(world.events(IndicatorMoved.self).map(\.x) == [0, 260, 130])
    #expect(world.events(IndicatorMoved.self).last?.y == 55)
    #expect(world.events(IndicatorMoved.self).last?.height == 5)
  }

  @Test func `A53, A54 and A62: strip on top, pages below`() {
    let world = tabbed {
      $0.placements[.pager] = Placement(
        x: .points(0), y: .safe, width: .percent(100), height: .percent(70), isOverPages: false)
    }

    let layout = world.events(LayoutChanged.self).last
    #expect(layout?.strip.height == 60)
    #expect(layout?.strip.y == 0)
    #expect(layout?.pages.y == 60)
    #expect(abs((layout?.pages.bottom ?? 0) - 844 * 0.7) < 1e-9)
  }

  @Test func `A56: a swipe's tab change asks for nothing`() {
    var world = tabbed()

    world.fling()
    world.rest()

    #expect(world.events(SelectionRequested.self).isEmpty)
  }

  @Test func `A60: pages and tabs are one list`() {
    let world = tabbed()

    let first = world.events(TabsLaidOut.self).first
    #expect(first?.geometry.count == world.events(PagesChanged.self).first?.count)
  }
}

extension String {
  fileprivate func replacingWord(_ word: String, _ other: String) -> String {
    split(separator: " ", omittingEmptySubsequences: false)
      .map { $0.hasPrefix(word) ? other + $0.dropFirst(word.count) : String($0) }
      .joined(separator: " ")
  }
}
