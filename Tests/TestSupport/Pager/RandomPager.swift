package import PagerBus

/// Does to a pager what nobody would do on purpose, from a seed alone.
package struct RandomPager {
  /// The world that it is done to.
  package private(set) var world: PagerWorldModel

  /// What it was made with.
  package let settings: PagerSettings

  /// Whether the container is visible.
  package private(set) var isVisible = true

  private var numbers: SeededNumbers
  private var fingers: [String: (Double, Double)] = [:]
  private var inserted = 0

  /// Makes a started pager and the numbers of a seed.
  package init(seed: UInt64) {
    numbers = SeededNumbers(seed: seed)
    let count = numbers.whole(in: 0...12)
    var settings = PagerSettings()
    settings.bounce = !numbers.isOne(in: 4)
    settings.axisLock = !numbers.isOne(in: 4)
    settings.slop = numbers.isOne(in: 3) ? 0 : 10
    settings.spacing = numbers.isOne(in: 4) ? 20 : 0
    settings.preload = numbers.isOne(in: 4) ? 1 : 0
    settings.unloadDistance = numbers.isOne(in: 3) ? 1 : nil
    settings.reduceMotion = numbers.isOne(in: 10)
    settings.axis = numbers.isOne(in: 5) ? .vertical : .horizontal
    settings.direction = numbers.isOne(in: 4) ? .rightToLeft : .leftToRight
    settings.tabSelect = numbers.pick([.decision, .halfway, .settle])
    settings.outOfRange = numbers.isOne(in: 2) ? .clamp : .refuse
    settings.farJump = numbers.isOne(in: 2) ? nil : 3
    settings.initial = numbers.isOne(in: 6) ? .none : .index(0)
    settings.crossed = numbers.isOne(in: 2)
    settings.view = numbers.isOne(in: 8) ? .zero : settings.view
    settings.snap = numbers.pick(
      [.standard, .nearest, .uikit, .projected(.fast, pagesMaximum: 3)]
        + PeerSnap.allCases.map { .peer($0) })
    settings.loop = numbers.isOne(in: 3)
    settings.peek = numbers.pick([100, 100, 80, 30])
    settings.tabs.sizing = numbers.isOne(in: 2) ? .fixed(100) : .fill
    self.settings = settings
    let titles = (0..<count).map { String($0) }
    world = PagerWorldModel(
      PagerConfiguration(pages: PageList(titles: titles).descriptors, settings: settings))
    world.send(PagerStarted(), from: .host)
  }

  /// Does one more thing.
  package mutating func step() {
    switch numbers.whole(in: 0...19) {
    case 0...5: touch()
    case 6...9: world.wait(Double(numbers.whole(in: 1...120)))
    case 10...12: request()
    case 13: world.tap(tab: numbers.whole(in: 0...12))
    case 14...15: edit()
    case 16: resize()
    case 17: toggle()
    case 18: world.rest()
    default: control()
    }
  }

  /// Lifts all fingers and waits until nothing moves.
  package mutating func rest() {
    for finger in fingers.keys.sorted() { lift(finger) }
    world.rest()
  }

  private mutating func touch() {
    let finger = numbers.pick(["a", "b", "c"])
    guard let (x, y) = fingers[finger] else {
      let x = numbers.number(in: 0...389)
      let y = numbers.number(in: numbers.isOne(in: 4) ? 0...59 : 60...843)
      fingers[finger] = (x, y)
      return world.down(finger, x, y)
    }
    if numbers.isOne(in: 4) { return lift(finger) }
    for _ in 0..<numbers.whole(in: 1...6) {
      world.wait(8)
      let end = (
        x + numbers.number(in: -300...300),
        y + numbers.number(in: -200...200)
      )
      fingers[finger] = end
      world.move(finger, end.0, end.1)
    }
  }

  private mutating func lift(_ finger: String) {
    guard let (x, y) = fingers.removeValue(forKey: finger) else { return }
    if numbers.isOne(in: 5) {
      world.send(PointerCancelled(finger: finger), from: .input)
    } else {
      world.up(finger, x, y)
    }
  }

  private mutating func request() {
    let targets: [SelectionTarget] = [
      .next, .prev, .first, .last, .index(numbers.whole(in: -2...14)),
      .key(PageKey(String(numbers.whole(in: 0...12)))),
    ]
    world.select(
      numbers.pick(targets), animated: !numbers.isOne(in: 4))
  }

  private mutating func edit() {
    var edits: [PageEdit] = []
    for _ in 0..<numbers.whole(in: 1...4) {
      let index = numbers.whole(in: 0...6)
      inserted += 1
      switch numbers.whole(in: 0...11) {
      case 0...3: edits.append(.insert(at: index, page: .init(title: "n\(inserted)")))
      case 4...6: edits.append(.remove(at: index))
      case 7...8:
        edits.append(.move(from: index, to: numbers.whole(in: 0...6)))
      case 9: edits.append(.retitle(at: index, title: "t\(inserted)"))
      case 10: edits.append(.reload)
      default:
        let titles = (0..<numbers.whole(in: 0...5)).map { "r\($0)" }
        edits.append(.replace(PageList(titles: titles).descriptors))
      }
    }
    world.send(PagesEdit(edits))
  }

  private mutating func resize() {
    let sizes = [(390.0, 844.0), (844, 390), (0, 0), (200, 900), (390, 60)]
    let (w, h) = numbers.pick(sizes)
    world.send(ViewportResize(w: w, h: h, over: numbers.isOne(in: 2) ? 100_000_000 : nil))
  }

  private mutating func toggle() {
    switch numbers.whole(in: 0...8) {
    case 7: world.set("loop", numbers.isOne(in: 2) ? "on" : "off")
    case 8: world.set("peek", numbers.isOne(in: 2) ? "60%" : "100%")
    case 0: world.set("input", numbers.isOne(in: 3) ? "off" : "on")
    case 1: world.set("swipe", numbers.isOne(in: 3) ? "off" : "on")
    case 2: world.set("direction", numbers.isOne(in: 2) ? "rtl" : "ltr")
    case 3: world.set("axis", numbers.isOne(in: 2) ? "vertical" : "horizontal")
    case 4: world.set("spacing", numbers.isOne(in: 2) ? "12px" : "0px")
    case 5: world.set("nonsense", "1")
    default: world.set("reduce-motion", numbers.isOne(in: 2) ? "on" : "off")
    }
  }

  private mutating func control() {
    if numbers.isOne(in: 2) {
      isVisible.toggle()
      world.send(ContainerSet(visible: isVisible))
    } else {
      world.send(DotsChanged(count: 3, current: nil, progress: 0), from: .plugin("page-control"))
    }
  }
}
