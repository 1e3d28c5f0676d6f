import PagerBus
import PagerSession
import TestSupport
import Testing

/// The exact pointer events of gestures: sampled from their own beginning, exact at the end.
struct GestureEventsTests {
  /// Pages of 100 by 100 points whose area begins at 0, sampled ten times a second.
  static let setup = """
    view 100x100
    pages 3
    tabs fill height 0px
    set sampling 10Hz
    """

  /// `TIME ms TYPE x y` for every pointer event.
  private func pointers(_ body: String, _ setup: String = setup) throws -> [String] {
    let story = try SessionStory(setup, body)
    #expect(story.failures == [])
    return story.lines.filter { $0.source == "input" }.map { line in
      let time = JSONValue.number(Double(line.time) / 1e6).text
      let place = [line.data["x"], line.data["y"]].compactMap { $0?.value.text }
      return ([time, String(line.type.dropFirst("pointer.".count))] + place)
        .joined(separator: " ")
    }
  }

  @Test func `a drag moves on its own grid, repeats its last point in a hold, and lifts`() throws {
    #expect(
      try pointers("wait 30ms; drag next 0.4pg over 250ms hold 200ms") == [
        "30 down 50 50", "130 moved 34 50", "230 moved 18 50", "280 moved 10 50",
        "330 moved 10 50", "430 moved 10 50", "480 up 10 50",
      ])
  }

  @Test func `a drag that says nothing holds 100 ms, one that is told 0 ms does not hold`() throws {
    let standard = try pointers("drag next 0.4pg over 200ms")
    let none = try pointers("drag next 0.4pg over 200ms hold 0ms")

    #expect(
      standard == [
        "0 down 50 50", "100 moved 30 50", "200 moved 10 50", "300 up 10 50",
      ])
    #expect(none == ["0 down 50 50", "100 moved 30 50", "200 moved 10 50", "200 up 10 50"])
  }

  @Test func `a press before a drag is silent, and the grid goes on from the touch`() throws {
    #expect(
      try pointers("drag prev 40px over 200ms hold 0ms press 150ms from 20px,30px") == [
        "0 down 20 30", "200 moved 30 30", "300 moved 50 30", "350 moved 60 30", "350 up 60 30",
      ])
  }

  @Test func `a fling takes its distance through its speed and does not hold`() throws {
    #expect(
      try pointers("fling next at 2pg/s") == [
        "0 down 50 50", "100 moved 30 50", "200 moved 10 50", "250 moved 0 50", "250 up 0 50",
      ])
    #expect(
      try pointers("fling up 30px at 100px/s from 10%,90%") == [
        "0 down 10 90", "100 moved 10 80", "200 moved 10 70", "300 moved 10 60", "300 up 10 60",
      ])
  }

  @Test func `a swipe is four fifths of the page area, centred, in 400 ms`() throws {
    #expect(
      try pointers("swipe next") == [
        "0 down 90 50", "100 moved 70 50", "200 moved 50 50", "300 moved 30 50",
        "400 moved 10 50", "400 up 10 50",
      ])
    #expect(
      try pointers("swipe down").first == "0 down 50 10")
    #expect(
      try pointers("swipe from 90%,10% to 10%,50% over 200ms") == [
        "0 down 90 10", "100 moved 50 30", "200 moved 10 50", "200 up 10 50",
      ])
  }

  @Test func `a tap is down and up in the middle of its tab, after its hold`() throws {
    let setup = "view 90x100\npages 3\ntabs fill height 20px"

    #expect(try pointers("tap tab 1", setup) == ["0 down 45 10", "0 up 45 10"])
    #expect(
      try pointers("tap tab 2 at 10%,50% hold 50ms", setup) == ["0 down 63 10", "50 up 63 10"])
    #expect(try pointers("tap 5px,40%", setup) == ["0 down 5 40", "0 up 5 40"])
  }

  @Test func `fingers move from where they are, each on the grid of its own motion`() throws {
    #expect(
      try pointers(
        """
        down a at 80%,50%
        wait 50ms
        move a to 60%,50% over 200ms ease out
        move a to 10px,20px
        up a
        down b at 50%,50%
        cancel b
        """) == [
          "0 down 80 50", "150 moved 65 50", "250 moved 60 50", "250 moved 10 20", "250 up 10 20",
          "250 down 50 50", "250 cancelled",
        ])
  }

  @Test(arguments: [("linear", "25"), ("in", "6.25"), ("out", "43.75"), ("inout", "12.5")])
  func `ease shapes the way and not the time`(ease: String, x: String) throws {
    let moves = try pointers("down a at 0px,50px; move a to 100px,50px over 400ms ease \(ease)")

    #expect(moves[1] == "100 moved \(x) 50")
    #expect(moves.last == "400 moved 100 50")
  }

  @Test func `times are whole nanoseconds, cut off`() throws {
    let story = try SessionStory(
      Self.setup.replacing("10Hz", with: "120Hz"), "drag next 0.4pg over 30ms hold 0ms")

    let times = story.lines.filter { $0.type == "pointer.moved" }.map(\.time)
    #expect(times == [8_333_333, 16_666_666, 25_000_000, 30_000_000])
  }

  @Test func `right to left and vertical turn next and prev, never left and up`() throws {
    let mirrored = Self.setup + "\nset direction rtl"
    let vertical = Self.setup + "\nset axis vertical"

    #expect(try pointers("swipe next", mirrored).last == "400 up 90 50")
    #expect(try pointers("swipe left", mirrored).last == "400 up 10 50")
    #expect(try pointers("swipe next", vertical).last == "400 up 50 10")
    #expect(try pointers("swipe left", vertical).last == "400 up 10 50")
  }
}
