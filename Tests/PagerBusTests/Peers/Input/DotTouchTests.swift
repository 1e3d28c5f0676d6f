import PagerBus
import TestSupport
import Testing

/// Touches on dots whose cells are not equal.
struct DotTouchTests {
  private let row = DotRow(
    width: 100, height: 10, first: 4,
    dots: [.init(x: 0, width: 60, height: 10), .init(x: 70, width: 30, height: 10)],
    edges: [-5, 65, 105])

  private func world(_ direction: ReadingDirection = .leftToRight) -> PagerWorldModel {
    var world = PagerWorldModel(pages: 9) { $0.direction = direction }
    world.send(DotsChanged(count: 9, current: 0, progress: 0, row: row), from: .plugin("dots"))
    return world
  }

  /// The dot that is tapped at a place of the row.
  private func tapped(_ x: Double, _ direction: ReadingDirection = .leftToRight) -> Int? {
    var world = world(direction)
    // The row stands in the middle of 390.
    let onGlass = direction == .leftToRight ? 145 + x : 245 - x
    world.down("d", onGlass, 830)
    world.up("d", onGlass, 830)
    return world.events(DotTapped.self).last?.index
  }

  @Test(
    arguments: [
      (-6.0, nil), (-4, 4), (0, 4), (64, 4), (66, 5), (104, 5), (106, nil),
    ] as [(Double, Int?)])
  func `a touch means the dot whose edges are around it, in both directions`(
    x: Double, dot: Int?
  ) {
    #expect(tapped(x) == dot)
    #expect(tapped(x, .rightToLeft) == dot)
  }

  @Test func `the layout lists the cells of the dots that are shown`() {
    let cells = world().events(LayoutChanged.self).last?.controls

    #expect(cells?.map(\.cell) == [4, 5])
    #expect(cells?.map(\.frame.x) == [140, 210])
    #expect(cells?.map(\.frame.width) == [70, 40])
  }

  @Test func `what a plugin says wrongly harms nobody`() {
    let rows = [
      DotRow(width: .infinity, height: 0, first: .max, dots: [], edges: [1, 2]),
      DotRow(width: -5, height: 0, first: .min, dots: [], edges: [9, 3, 7]),
      DotRow(width: 0, height: 0, first: 0, dots: [], edges: [0]),
    ]
    for row in rows {
      var world = PagerWorldModel(pages: 3)
      world.send(DotsChanged(count: 3, current: 0, progress: 0, row: row), from: .plugin("dots"))
      world.down("d", 195, 830)
      world.up("d", 195, 830)
      #expect(world.events(PageSettled.self).last?.index == 0)
    }
  }
}
