import PagerBus
import Testing

struct ControlFrameTests {
  private func control(_ cells: Int, direction: String = "ltr") throws -> ControlFrame {
    var settings = PagerSettings()
    try settings.apply(key: "direction", value: direction)
    try settings.apply(key: "place.dots", value: "at 100px,800px size 200px,20px over pages")
    let layout = PagerLayout(settings: settings, controls: [.init(.dots, cellCount: cells)])
    return try #require(layout.controls.first)
  }

  @Test func `cells are equal and follow the reading direction`() throws {
    let ltr = try control(5)
    let rtl = try control(5, direction: "rtl")

    #expect(ltr.cell(1) == Rect(x: 140, y: 800, width: 40, height: 20))
    #expect(rtl.cell(1) == Rect(x: 220, y: 800, width: 40, height: 20))
    #expect(ltr.cell(5) == nil)
    #expect(ltr.cell(-1) == nil)
  }

  @Test(arguments: ["ltr", "rtl"], [1, 5, 7, 1_000_000])
  func `the cell under its own middle is itself`(direction: String, count: Int) throws {
    let control = try control(count, direction: direction)

    for index in Set([0, count / 2, count - 1]).sorted() {
      #expect(control.cell(index).flatMap { control.cell(at: $0.center) } == index)
    }
  }

  @Test func `outside is no cell, and no cells are legal`() throws {
    let control = try control(5)

    #expect(control.cell(at: Point(x: 99, y: 810)) == nil)
    #expect(control.cell(at: Point(x: 300, y: 810)) == nil)
    #expect(control.cell(at: Point(x: 150, y: 820)) == nil)
    #expect(try self.control(0).cell(at: Point(x: 150, y: 810)) == nil)
    #expect(try self.control(0).cellWidth == 0)
  }
}
