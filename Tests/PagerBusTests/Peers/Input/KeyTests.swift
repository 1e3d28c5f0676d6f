import PagerBus
import TestSupport
import Testing

/// Keys that turn pages, and what a screen reader is told.
struct KeyTests {
  private func world(
    _ change: (inout PagerSettings) -> Void = { _ in }
  ) -> PagerWorldModel {
    PagerWorldModel(pages: 12) {
      $0.initial = .index(5)
      change(&$0)
    }
  }

  /// The page at rest after some keys.
  private func page(
    _ keys: String..., settings change: (inout PagerSettings) -> Void = { _ in }
  ) -> Int? {
    var world = world(change)
    for key in keys { world.send(KeyPressed(key: key), from: .input) }
    world.rest()
    return world.events(PageSettled.self).last?.index
  }

  @Test(arguments: [
    ("ArrowRight", 6, 4, 5), ("ArrowLeft", 4, 6, 5), ("ArrowDown", 5, 5, 6), ("ArrowUp", 5, 5, 4),
    ("PageDown", 6, 6, 6), ("PageUp", 4, 4, 4), ("Home", 0, 0, 0), ("End", 11, 11, 11),
    ("0", 0, 0, 0), ("7", 7, 7, 7), ("Enter", 5, 5, 5), ("x", 5, 5, 5), ("٣", 5, 5, 5),
    ("10", 5, 5, 5),
  ])
  func `a key goes where it points in LTR, in RTL, and along a vertical axis`(
    key: String, leftToRight: Int, rightToLeft: Int, vertical: Int
  ) {
    #expect(page(key) == leftToRight)
    #expect(page(key, settings: { $0.direction = .rightToLeft }) == rightToLeft)
    #expect(page(key, settings: { $0.axis = .vertical }) == vertical)
  }

  @Test func `three quick keys are three pages, with one reason`() {
    var world = world()
    for _ in 0..<3 { world.send(KeyPressed(key: "ArrowRight"), from: .input) }
    world.rest()

    #expect(world.events(PageSettled.self).last?.index == 8)
    #expect(world.events(SelectionChanged.self).suffix(3).map(\.reason) == [.key, .key, .key])
  }

  @Test func `a key at the end, for no page, or while input is off is refused with its cause`() {
    #expect(refusals("ArrowRight") { $0.initial = .index(11) } == [.range])
    #expect(refusals("9") { $0.view = Size(width: 300, height: 300) } == [])
    #expect(refusals("End") { $0.input = false } == [.input])
  }

  private func refusals(
    _ key: String, _ change: (inout PagerSettings) -> Void
  ) -> [SelectionRefused.Why] {
    var world = world(change)
    world.send(KeyPressed(key: key), from: .input)
    return world.events(SelectionRefused.self).map(\.why)
  }

  private func said(_ world: PagerWorldModel) -> [String] {
    world.events(AnnouncementMade.self).map {
      "\($0.role) \($0.title) \($0.index) of \($0.count)\($0.selected ? "" : " refused")"
    }
  }

  @Test func `52: a screen reader is told of each rest once, if somebody asks for it`() {
    var silent = world()
    var world = world { $0.announce = true }
    for key in ["ArrowRight", "ArrowRight"] {
      silent.send(KeyPressed(key: key), from: .input)
      world.send(KeyPressed(key: key), from: .input)
    }
    silent.rest()
    world.rest()
    world.select(.index(7))

    #expect(said(silent).isEmpty)
    #expect(said(world) == ["page 5 5 of 12", "page 7 7 of 12"])
  }

  @Test func `what was said is said anew when it is not true any more`() {
    var world = world { $0.announce = true }

    world.edit(.retitle(at: 5, title: "News"))
    world.edit(.insert(at: 0, page: .init(title: "Z")))
    world.edit(.retitle(at: 0, title: "Zed"))
    world.set("announce", "off")
    world.set("announce", "on")

    #expect(
      said(world) == [
        "page 5 5 of 12", "page News 5 of 12", "page News 6 of 13", "page News 6 of 13",
      ])
  }

  @Test func `a page that is refused is told, a page that does not exist is not`() {
    var world = world {
      $0.announce = true
      $0.input = false
    }

    world.send(KeyPressed(key: "Home"), from: .input)
    world.select(.index(99))

    #expect(said(world) == ["page 5 5 of 12", "page 0 0 of 12 refused"])
  }

  @Test func `43c: without motion a far change has the same events and one sample`() {
    var moved = world { $0.farJump = nil }
    var still = world { $0.reduceMotion = true }
    let mark = moved.log.count
    moved.tap(tab: 11)
    moved.rest()
    still.tap(tab: 11)

    let stories = [moved, still].map { world in
      world.story(.pages, since: mark).filter { !$0.hasSuffix("*") && !$0.contains("loaded") }
    }

    #expect(stories[0] == stories[1])
    #expect(still.events(ScrollMoved.self, since: mark).count == 1)
    #expect(still.events(IndicatorMoved.self).last?.tab == 11)
    #expect(!still.isMoving)
  }
}
