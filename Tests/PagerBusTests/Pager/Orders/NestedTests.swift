import PagerBus
import TestSupport
import Testing

/// A pager inside a page of another one: at its end it hands the finger over.
struct NestedTests {
  /// Two pagers and the finger between them; the inner one hears the glass.
  private struct Pair {
    var inner: PagerWorldModel
    var outer: PagerWorldModel
    private var finger: HandoverFinger
    private var read = 0

    init(
      inner page: Int, _ change: (inout PagerSettings) -> Void = { _ in },
      outer changeOuter: (inout PagerSettings) -> Void = { _ in }
    ) {
      inner = PagerWorldModel(pages: 3) {
        $0.nested = true
        $0.initial = .index(page)
        change(&$0)
      }
      outer = PagerWorldModel(pages: 5) {
        $0.initial = .index(1)
        changeOuter(&$0)
      }
      var settings = PagerSettings()
      changeOuter(&settings)
      finger = HandoverFinger(settings, from: Point(x: 195, y: 400))
    }

    mutating func slide(from start: Double, to end: Double, over milliseconds: Double) {
      inner.down("a", start)
      pass()
      move(from: start, to: end, over: milliseconds)
    }

    mutating func move(from start: Double, to end: Double, over milliseconds: Double) {
      let steps = Int(milliseconds / 10)
      for step in 1...steps {
        inner.wait(10)
        outer.run(to: inner.now)
        inner.move("a", start + (end - start) * Double(step) / Double(steps))
        pass()
      }
    }

    mutating func up(_ x: Double) {
      inner.up("a", x)
      pass()
      inner.rest()
      outer.rest()
    }

    private mutating func pass() {
      let fresh = inner.log[read...].map(\.event)
      read = inner.log.count
      for event in fresh {
        for touch in finger.touches(after: event) { outer.send(touch, from: .input) }
      }
    }
  }

  @Test func `report 43d: at its end the inner pager hands the finger to the outer one`() {
    var pair = Pair(inner: 2)

    pair.slide(from: 300, to: 60, over: 120)
    #expect(pair.inner.position == 2)
    #expect(abs(pair.outer.position - (1 + 240.0 / 390)) < 1e-9)
    pair.up(60)

    #expect(pair.inner.position == 2 && pair.outer.position == 2)
    let offers = pair.inner.events(HandoverOffered.self)
    #expect(abs(offers.map(\.delta).reduce(0, +) - 240) < 1e-9)
    #expect(offers.allSatisfy { $0.velocity > 0 && $0.axis == .horizontal })
    #expect(pair.inner.events(TransitionEnded.self).last?.outcome == .cancelled)
    #expect(pair.outer.events(TransitionEnded.self).last?.outcome == .settled)
  }

  @Test func `report 43d: a quick swipe moves the inner pager as long as it has pages`() {
    var pair = Pair(inner: 0)

    pair.slide(from: 300, to: 150, over: 100)
    pair.up(150)

    #expect(pair.inner.position == 1 && pair.outer.position == 1)
    #expect(pair.inner.events(HandoverOffered.self).isEmpty)
    #expect(pair.outer.events(DragBegan.self).isEmpty)
  }

  @Test func `what is left after the inner end goes on, and comes back first`() {
    var pair = Pair(inner: 1) { $0.snap = .nearest }

    pair.slide(from: 389, to: -101, over: 400)
    #expect(pair.inner.position == 2)
    #expect(abs(pair.outer.position - (1 + 100.0 / 390)) < 1e-9)
    pair.move(from: -101, to: 97, over: 200)

    #expect(pair.outer.position == 1)
    #expect(abs(pair.inner.position - (2 - 98.0 / 390)) < 1e-9)
    pair.up(97)
    #expect(pair.inner.position == 2 && pair.outer.position == 1)
  }

  @Test func `from right to left and upright the way is the same`() {
    var mirrored = Pair(
      inner: 2, { $0.direction = .rightToLeft },
      outer: {
        $0.direction = .rightToLeft
      })
    mirrored.slide(from: 60, to: 300, over: 120)
    #expect(abs(mirrored.outer.position - (1 + 240.0 / 390)) < 1e-9)

    var across = Pair(inner: 2, outer: { $0.axis = .vertical })
    across.slide(from: 300, to: 60, over: 120)
    across.up(60)
    #expect(across.outer.position == 1)
    #expect(across.outer.events(DragBegan.self).isEmpty)
  }

  @Test func `without the setting an end resists and nothing is offered`() {
    var pair = Pair(inner: 2) { $0.nested = false }

    pair.slide(from: 300, to: 60, over: 120)

    #expect(pair.inner.position > 2)
    #expect(pair.inner.events(HandoverOffered.self).isEmpty)
  }

  @Test func `a ring has no end to hand over at`() {
    var pair = Pair(inner: 2) { $0.loop = true }

    pair.slide(from: 300, to: 60, over: 120)
    pair.up(60)

    #expect(pair.inner.position == 0 && pair.outer.position == 1)
  }

  @Test func `a request to the inner pager lets the outer one go`() {
    var pair = Pair(inner: 2)
    pair.slide(from: 300, to: 200, over: 100)

    pair.inner.select(.first)
    pair.up(200)

    #expect(pair.inner.position == 0)
    #expect(!pair.outer.isMoving)
    #expect(pair.outer.events(DragEnded.self).count == 1)
  }

  @Test func `a pager that stops takes its finger with it`() {
    var pair = Pair(inner: 2)
    pair.slide(from: 300, to: 250, over: 100)

    pair.inner.send(PagerStopping(), from: .host)
    pair.up(250)

    #expect(pair.outer.position == 1)
    #expect(pair.outer.events(TransitionEnded.self).last?.outcome == .cancelled)
  }
}
