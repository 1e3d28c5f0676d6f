import PagerBus
import TestSupport
import Testing

/// A strip of 20 tabs of 100 in a view of 390, scrolled by a finger.
struct StripScrollTests {
  private func wide(_ change: (inout PagerSettings) -> Void = { _ in }) -> PagerWorldModel {
    PagerWorldModel(pages: 20) {
      $0.tabs.sizing = .fixed(100)
      change(&$0)
    }
  }

  private func offset(_ world: PagerWorldModel) -> Double {
    world.events(StripScrolled.self).last?.offset ?? .nan
  }

  /// Lets the strip go at 1,000 points a second toward the end.
  private func fling(_ world: inout PagerWorldModel, from x: Double = 300, to end: Double = 100) {
    world.down("s", x, 30)
    world.slide("s", from: (x, 30), to: (end, 30), over: abs(end - x))
    world.up("s", end, 30)
  }

  @Test func `a fling goes on by itself, as far as its speed carries it, and ends once`() {
    var world = wide()
    fling(&world)
    #expect(offset(world) == 200)

    world.rest()

    // Half a second's way at the normal rate.
    #expect(abs(offset(world) - (200 + 499.4998)) < 1)
    let scrolls = world.events(StripScrolled.self).filter { $0.reason == .user }
    #expect(scrolls.filter(\.boundary).count == 1)
    #expect(scrolls.last?.boundary == true)
    #expect(world.events(ScrollMoved.self).count == 1)
  }

  @Test func `pulled beyond its beginning it resists, and comes back exactly`() {
    var world = wide()
    world.down("s", 100, 30)
    world.move("s", 200, 30)
    // b(100) in a view of 390.
    #expect(abs(offset(world) + 48.202) < 0.001)
    world.wait(200)
    world.up("s", 200, 30)

    world.rest()

    #expect(offset(world) == 0)
    #expect(world.events(StripScrolled.self).last?.boundary == true)
  }

  @Test func `without bounce it stops at its end, also when it is flung`() {
    var world = wide { $0.bounce = false }
    world.down("s", 300, 30)
    world.slide("s", from: (300, 30), to: (-9000, 30), over: 400)
    #expect(offset(world) == 1610)
    world.up("s", -9000, 30)

    world.rest()

    #expect(offset(world) == 1610)
    #expect(!world.isMoving)
  }

  @Test func `a finger stops a strip that moves by itself, and that is no tap`() {
    var world = wide()
    fling(&world)
    world.wait(100)
    let start = world.log.count

    world.down("s", 200, 30)
    let stopped = offset(world)
    world.wait(200)
    world.up("s", 200, 30)
    world.rest()

    #expect(offset(world) == stopped)
    #expect(world.events(TabTapped.self, since: start).isEmpty)
    #expect(world.events(StripScrolled.self).last?.boundary == true)
  }

  @Test func `a page that is selected while the strip moves takes it along`() {
    var world = wide()
    fling(&world)
    world.wait(100)

    world.select(.index(10))
    world.rest()

    #expect(offset(world) == 10 * 100 + 50 - 195)
    let users = world.events(StripScrolled.self).filter { $0.reason == .user }
    #expect(users.filter(\.boundary).count == 1)
  }

  @Test func `a strip that a finger holds stays there, whatever is selected`() {
    var world = wide()
    world.down("s", 300, 30)
    world.move("s", 100, 30)
    let held = offset(world)

    world.select(.index(10))
    world.rest()

    #expect(offset(world) == held)
  }

  @Test func `a lost finger leaves the strip where it is`() {
    var world = wide()
    world.down("s", 300, 30)
    world.slide("s", from: (300, 30), to: (100, 30), over: 100)

    world.send(PointerCancelled(finger: "s"), from: .input)
    world.rest()

    #expect(offset(world) == 200)
    #expect(!world.isMoving)
  }

  @Test func `with reduced motion a fling of the strip is there at once`() {
    var world = wide { $0.reduceMotion = true }
    fling(&world)

    #expect(!world.isMoving)
    #expect(abs(offset(world) - 699.5) < 1)
  }

  @Test func `the frame is not at rest while the strip moves`() {
    var world = wide()
    fling(&world)
    var frame = PagerFrame(configuration: PagerConfiguration(pages: []))
    for envelope in world.log { frame.apply(envelope) }
    #expect(!frame.isAtRest)
    #expect(frame.activities.map(\.name) == ["strip"])

    world.rest()
    for envelope in world.log { frame.apply(envelope) }
    #expect(frame.isAtRest)
  }

  @Test func `15: in RTL a finger and its mirror image scroll the same`() {
    var left = wide()
    var right = wide { $0.direction = .rightToLeft }
    fling(&left)
    fling(&right, from: 90, to: 290)

    left.rest()
    right.rest()

    let pair = [left, right].map { $0.events(StripScrolled.self) }
    #expect(pair[0].count == pair[1].count && pair[0].count > 100)
    #expect(zip(pair[0], pair[1]).allSatisfy { abs($0.offset - $1.offset) < 1e-6 })
    #expect(pair[0].map(\.boundary) == pair[1].map(\.boundary))
  }
}
