package import PagerBus

extension PagerWorldModel {
  /// A world with pages named like their indices, already started.
  package init(
    pages count: Int, started: Bool = true, _ change: (inout PagerSettings) -> Void = { _ in }
  ) {
    self.init(titles: (0..<count).map { String($0) }, started: started, change)
  }

  /// A world with titled pages, already started.
  package init(
    titles: [String], started: Bool = true, _ change: (inout PagerSettings) -> Void = { _ in }
  ) {
    var settings = PagerSettings()
    change(&settings)
    let pages = PageList(titles: titles).descriptors
    self.init(PagerConfiguration(pages: pages, settings: settings))
    if started { send(PagerStarted(), from: .host) }
  }

  /// A finger goes down.
  package mutating func down(_ finger: String = "a", _ x: Double, _ y: Double = 400) {
    send(PointerDown(finger: finger, x: x, y: y), from: .input)
  }

  /// A finger moves at once.
  package mutating func move(_ finger: String = "a", _ x: Double, _ y: Double = 400) {
    send(PointerMoved(finger: finger, x: x, y: y), from: .input)
  }

  /// A finger lifts.
  package mutating func up(_ finger: String = "a", _ x: Double, _ y: Double = 400) {
    send(PointerUp(finger: finger, x: x, y: y), from: .input)
  }

  /// Time passes, in milliseconds.
  package mutating func wait(_ milliseconds: Double) {
    run(to: now.advanced(by: Int64(milliseconds * 1e6)))
  }

  /// A finger moves in a straight line at constant speed, sampled at 120 Hz with an exact last
  /// sample.
  package mutating func slide(
    _ finger: String = "a", from start: (Double, Double), to end: (Double, Double),
    over milliseconds: Double
  ) {
    let begin = now
    let last = begin.advanced(by: Int64(milliseconds * 1e6))
    let clock = SampleClock(begin: begin, rate: 120)
    var index: Int64 = 1
    while clock.instant(of: index) < last {
      run(to: clock.instant(of: index))
      let done = begin.seconds(to: now) / begin.seconds(to: last)
      move(finger, start.0 + (end.0 - start.0) * done, start.1 + (end.1 - start.1) * done)
      index += 1
    }
    run(to: last)
    move(finger, end.0, end.1)
  }

  /// A finger stays where it is; its last point repeats at 120 Hz.
  package mutating func hold(
    _ finger: String = "a", _ x: Double, _ y: Double = 400, for milliseconds: Double = 100
  ) {
    slide(finger, from: (x, y), to: (x, y), over: milliseconds)
  }

  /// A drag along x by a number of pages toward the next one, held before the lift.
  package mutating func drag(
    next pages: Double, over milliseconds: Double = 300, hold: Double = 100, from x: Double = 195
  ) {
    let end = x - pages * 390
    down("a", x)
    slide(from: (x, 400), to: (end, 400), over: milliseconds)
    if hold > 0 { self.hold("a", end, for: hold) }
    up("a", end)
  }

  /// A drag along x that ends in motion, in points per second toward the next page.
  package mutating func fling(next pages: Double = 0.5, at speed: Double = 1000) {
    drag(next: pages, over: abs(pages) * 390 / abs(speed) * 1000, hold: 0)
  }

  /// A tap on the middle of a tab.
  package mutating func tap(tab index: Int) {
    guard let layout = tabs.frameOnGlass(of: index) else { return }
    down("t", layout.center.x, layout.center.y)
    up("t", layout.center.x, layout.center.y)
  }

  /// Somebody asks for a page.
  package mutating func select(
    _ target: SelectionTarget, animated: Bool = true, _ reason: SelectionReason = .code
  ) {
    send(SelectionRequested(target, animated: animated, reason: reason))
  }

  /// Somebody changes the list of pages.
  package mutating func edit(_ edits: PageEdit...) {
    send(PagesEdit(edits))
  }

  /// A setting in the language of sessions.
  package mutating func set(_ key: String, _ value: String) {
    send(SettingSet(key: key, value: value))
  }
}
