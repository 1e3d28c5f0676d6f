import PagerBus
import Testing

/// The rules of other pagers, each by its own parameters: pages of 400 points, twelve of them.
struct PeerSnapTests {
  /// A finger that lets go: the page it began at, the position, points per second, seconds down.
  struct Given: Sendable {
    let start: Int
    let position: Double
    let speed: Double
    var seconds = 1.0

    init(_ start: Int, _ position: Double, _ speed: Double = 0, seconds: Double = 1) {
      self.start = start
      self.position = position
      self.speed = speed
      self.seconds = seconds
    }

    var release: SnapRule.Release {
      var release = SnapRule.Release(
        position: position, velocity: speed / 400, startPage: start,
        track: PageTrack(count: 12, loops: false), extent: 400)
      release.pressed = seconds
      return release
    }
  }

  private func check(_ rule: SnapRule, _ row: PeerRow<Given, Double>) {
    #expect(rule.target(of: row.given.release) == row.then)
  }

  @Test(
    arguments: [
      PeerRow("at rest, before the middle", Given(5, 5.4), 5.0),
      PeerRow("at rest, behind it", Given(5, 5.6), 6), PeerRow("any speed", Given(5, 5.1, 1), 6),
      PeerRow("any speed back", Given(5, 5.1, -1), 5), PeerRow("one page", Given(5, 7.2), 6),
    ] as [PeerRow<Given, Double>])
  func `uikit`(row: PeerRow<Given, Double>) { check(.uikit, row) }

  @Test(
    arguments: [
      PeerRow("C-01", Given(5, 5.4, 399), 5.0), PeerRow("C-02", Given(5, 5.51, 0), 6),
      PeerRow("C-05", Given(5, 5.4, 440), 6), PeerRow("one page", Given(5, 5.9, 9000), 6),
    ] as [PeerRow<Given, Double>])
  func `compose`(row: PeerRow<Given, Double>) { check(.peer(.compose), row) }

  @Test(
    arguments: [
      PeerRow("F-01", Given(0, 0.475, 0), 0.0), PeerRow("F-02", Given(0, 0.525, 0), 1),
      PeerRow("F-04", Given(0, 0.25, 1000), 1), PeerRow("back", Given(5, 5.4, -1000), 5),
      PeerRow("slower than the tolerance", Given(5, 5.4, 19), 5),
      PeerRow("as quick as the tolerance", Given(5, 5.4, 20), 6),
      PeerRow("two pages in one slow drag", Given(5, 7.1), 7),
    ] as [PeerRow<Given, Double>])
  func `flutter`(row: PeerRow<Given, Double>) { check(.peer(.flutter), row) }

  @Test(
    arguments: [
      PeerRow("a fling goes to the next centre", Given(5, 5.1, 50), 6.0),
      PeerRow("V-31 back before it left", Given(5, 5.4, -500), 5),
      PeerRow("at rest the closest", Given(5, 5.6), 6), PeerRow("too slow", Given(5, 5.2, 49), 5),
    ] as [PeerRow<Given, Double>])
  func `viewpager2`(row: PeerRow<Given, Double>) { check(.peer(.viewPager2), row) }

  @Test(
    arguments: [
      PeerRow("no flick", Given(5, 5.3, 100), 5.0),
      PeerRow("a weak push adds up", Given(5, 5.4, 180), 6),
      PeerRow("a strong one is the neighbour", Given(5, 5.05, 250), 6),
      PeerRow("never two", Given(5, 6.4, 4000), 6), PeerRow("back", Given(5, 5.4, -400), 4),
    ] as [PeerRow<Given, Double>])
  func `embla`(row: PeerRow<Given, Double>) { check(.peer(.embla), row) }

  @Test(
    arguments: [
      PeerRow("short: always on", Given(5, 5.05, 0, seconds: 0.2), 6.0),
      PeerRow("short and back", Given(5, 4.95, 0, seconds: 0.2), 4),
      PeerRow("long: less than half", Given(5, 5.49), 5), PeerRow("long: half", Given(5, 5.5), 6),
      PeerRow("long and back: less than half", Given(5, 4.51), 5),
      PeerRow("long and back: half", Given(5, 4.5), 4), PeerRow("nothing moved", Given(5, 5), 5),
    ] as [PeerRow<Given, Double>])
  func `swiper`(row: PeerRow<Given, Double>) { check(.peer(.swiper), row) }

  @Test(
    arguments: [
      PeerRow("600 points per point per millisecond", Given(5, 5.2, 250), 6.0),
      PeerRow("too weak", Given(5, 5.2, 150), 5), PeerRow("one view", Given(5, 5.2, 90000), 6),
      PeerRow("back", Given(5, 4.9, -400), 4),
    ] as [PeerRow<Given, Double>])
  func `splide`(row: PeerRow<Given, Double>) { check(.peer(.splide), row) }

  @Test(
    arguments: [
      PeerRow("at rest the nearest", Given(5, 5.49), 5.0),
      PeerRow("where it coasts, and a little more", Given(5, 5.1, 300), 6),
      PeerRow("slow: where it coasts", Given(5, 5.1, 299), 5),
      PeerRow("a third of a page more", Given(5, 4.9, 300), 6),
      PeerRow("several pages", Given(5, 5.1, 2000), 8), PeerRow("back", Given(5, 4.9, -300), 4),
    ] as [PeerRow<Given, Double>])
  func `fspagerview`(row: PeerRow<Given, Double>) { check(.peer(.fsPagerView), row) }

  @Test(
    arguments: [
      PeerRow("quick", Given(5, 5.1, 151), 6.0), PeerRow("not quick", Given(5, 5.1, 150), 5),
      PeerRow("far", Given(5, 5.58), 6), PeerRow("not far", Given(5, 5.57), 5),
      PeerRow("one page", Given(5, 7.5), 6),
      PeerRow("quick back on the way on", Given(5, 5.1, -900), 6),
    ] as [PeerRow<Given, Double>])
  func `tabview`(row: PeerRow<Given, Double>) { check(.peer(.tabView), row) }

  @Test(
    arguments: [
      PeerRow("two seconds on", Given(5, 5.1, 100), 6.0), PeerRow("less", Given(5, 5.1, 60), 5),
      PeerRow("one page", Given(5, 5.1, 4000), 6),
      PeerRow("against the way", Given(5, 5.9, -40), 5),
    ] as [PeerRow<Given, Double>])
  func `carousel`(row: PeerRow<Given, Double>) { check(.peer(.carousel), row) }

  @Test(arguments: PeerSnap.allCases)
  func `E-28: no rule leads beyond the ends, nor between pages`(peer: PeerSnap) {
    for position in [-0.4, 0, 0.5, 11, 11.4, .nan, .infinity] {
      for speed in [-90000.0, -60, 0, 60, 90000, .nan] {
        for seconds in [0.1, 1] {
          let given = Given(position < 6 ? 0 : 11, position, speed, seconds: seconds)
          let target = SnapRule.peer(peer).target(of: given.release)

          #expect((0...11).contains(target) && target == target.rounded())
        }
      }
    }
  }

  @Test(arguments: PeerSnap.allCases)
  func `on a ring the last page is followed by the first`(peer: PeerSnap) {
    var release = Given(11, 11.7, 900, seconds: 0.2).release
    release.track = PageTrack(count: 12, loops: true)

    #expect([12, 13].contains(SnapRule.peer(peer).target(of: release)))
  }

  @Test(arguments: PeerSnap.names)
  func `every name is read and printed back`(name: String) throws {
    var settings = PagerSettings()

    try settings.apply(key: "snap", value: name)
    let text = try settings.text(of: "snap")

    #expect(PeerSnap(name: name).map { SnapRule.peer($0) } == settings.snap)
    #expect(PeerSnap(rawValue: text) == PeerSnap(name: name))
  }

  @Test(arguments: [0.0, 390]) func `no extent gives a page`(extent: Double) {
    for peer in PeerSnap.allCases {
      let release = SnapRule.Release(
        position: 2.2, velocity: 3, startPage: 2, track: PageTrack(count: 4, loops: false),
        extent: extent)

      #expect((0...3).contains(SnapRule.peer(peer).target(of: release)))
    }
  }
}
