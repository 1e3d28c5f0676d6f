import PagerBus
import TestSupport
import Testing

/// The page controller with three buttons: rows C5 to C20 that a machine can show.
struct ThreeButtonsSeedTests {
  static let buttons = ButtonsChanged(
    buttons: ["Green", "Red", "Blue"].map {
      .init(name: $0, title: $0, enabled: $0 != "Blue", tinted: false)
    })

  private func three() -> PagerWorldModel {
    PagerWorldModel(titles: ["Green", "Red", "Blue"])
  }

  @Test func `C5: without pages the index is none and not 0`() {
    let world = PagerWorldModel(pages: 0)

    #expect(world.events(SelectionChanged.self).isEmpty)
    #expect(world.events(PagesChanged.self).map(\.selected) == [nil])
  }

  @Test func `C6: the first page is shown without a motion, and settles once`() {
    let world = three()

    #expect(world.positions() == [0])
    #expect(world.events(PageSettled.self).count == 1)
  }

  @Test func `C7: bounds are respected, the direction follows the order, one end a move`() {
    var world = three()
    world.select(.index(2))
    world.rest()
    world.select(.index(0))
    world.rest()
    world.select(.index(3))

    #expect(world.events(TransitionBegan.self).map(\.direction) == [0, 1, -1])
    #expect(world.events(TransitionEnded.self).map(\.id) == [1, 2, 3])
  }

  @Test func `C8: the same page again is nothing`() {
    var world = three()
    let mark = world.log.count

    world.select(.index(0), .button)

    #expect(world.story(.pages, since: mark).isEmpty)
  }

  @Test func `C9: a move ends settled or cancelled`() {
    var world = three()
    world.fling()
    world.rest()
    world.drag(next: 0.2)
    world.rest()

    #expect(world.events(TransitionEnded.self).map(\.outcome) == [.settled, .settled, .cancelled])
  }

  @Test func `C10 and C11: there is nothing before the first and after the last page`() {
    var world = three()
    world.select(.prev)
    world.select(.last, animated: false)
    world.select(.next)

    #expect(world.events(SelectionRefused.self).map(\.why) == [.range, .range])
  }

  @Test func `C13: neighbours are attached beforehand where that is set`() {
    let world = PagerWorldModel(pages: 5) {
      $0.preload = 2
      $0.initial = .index(1)
    }

    #expect(world.events(PageLoaded.self).map(\.key.text) == ["1", "2", "0", "3"])
  }

  @Test func `C14 and C20: a button is touched in its cell and says its name`() {
    var world = three()
    world.send(Self.buttons, from: .plugin("button-nav"))
    let cells = world.events(LayoutChanged.self).last?.controls ?? []
    #expect(cells.map(\.name) == ["buttons", "buttons", "buttons"])
    let mark = world.log.count

    for cell in cells {
      world.down("f", cell.frame.center.x, cell.frame.center.y)
      world.up("f", cell.frame.center.x, cell.frame.center.y)
    }
    world.down("f", cells[0].frame.center.x, cells[0].frame.center.y)
    world.up("f", cells[1].frame.center.x, cells[1].frame.center.y)

    let pressed = world.events(ControlPressed.self, since: mark)
    #expect(pressed.map(\.name) == ["Green", "Red", "Blue"])
    #expect(world.events(DragBegan.self).isEmpty)
  }
}
