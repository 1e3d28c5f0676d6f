import PagerBus

/// Writes one session, statement by statement.
struct RandomSessionAuthor {
  private var random: SplitMix
  private var pageCount = 0
  private var inserted = 0
  private var fingers: [String] = []
  private var isSaved = false

  init(random: SplitMix) {
    self.random = random
  }

  /// The text of a session whose case has so many statements.
  mutating func write(statements: Int) -> String {
    pageCount = isOne(of: 12) ? 0 : 1 + below(8)
    let view = isOne(of: 12) ? "0x0" : "390x844"
    var lines = ["session 1", "view \(view)", "pages \(pageCount)"]
    lines += settings() + tabs()
    lines.append("case \"random walk\" {")
    for _ in 0..<statements { lines.append("  " + statement()) }
    for finger in fingers { lines.append("  up \(finger)") }
    lines += ["  wait idle within 30s", "  expect pager.state = idle", "}"]
    return lines.joined(separator: "\n") + "\n"
  }

  /// The settings of how pages lie and move, each now and then.
  private mutating func settings() -> [String] {
    let rules =
      ["nearest", "free", "projected(normal,3)", "directional(0.3,200px/s,2)"] + PeerSnap.names
    let rare: [(Int, String)] = [
      (4, "direction rtl"), (4, "axis vertical"), (5, "bounce off"), (5, "reduce-motion on"),
      (3, "tab-select \(pick(["halfway", "settle"]))"), (4, "spacing 20px"), (4, "far-jump off"),
      (2, "loop on"), (4, "peek \(20 + below(80))%"), (2, "snap \(pick(rules))"),
      (4, "nested on"), (4, "preload 1"), (4, "unload distance \(1 + below(2))"),
      (6, "deceleration normal"), (6, "motion spring(1,60,1.4)"), (6, "slop 0px"),
      (6, "axis-lock off"), (6, "out-of-range clamp"), (8, "initial none"), (4, "crossed on"),
      (5, "sampling \(pick(["30Hz", "60Hz", "1000Hz"]))"), (6, "announce on"),
    ]
    return rare.compactMap { isOne(of: $0.0) ? "set \($0.1)" : nil }
  }

  /// How the tabs lie, and the line under them.
  private mutating func tabs() -> [String] {
    var lines: [String] = []
    if isOne(of: 2) {
      let sizing = pick(["fill", "fixed 120px", "intrinsic", "widths 60px 140px 90px"])
      let selected = isOne(of: 2) ? " selected 170px" : ""
      let alignment = pick(["left", "centre", "right"])
      lines.append(
        "tabs \(sizing) height 48px spacing \(below(3) * 4)px align \(alignment)\(selected)")
    }
    if isOne(of: 2) { lines.append("set strip \(pick(["left", "right", "nearest"]))") }
    if isOne(of: 2) { lines.append("set indicator \(pick(["jump", "lengthen", "elastic"]))") }
    if isOne(of: 8) { lines.append("set extrapolate on") }
    return lines
  }

  private mutating func statement() -> String {
    if !fingers.isEmpty, isOne(of: 3) { return lift() }
    switch below(28) {
    case 0...2:
      return
        "drag \(way()) 0.\(1 + below(9))pg over \(50 + below(400))ms hold \(below(2) * 100)ms"
    case 3...5: return "fling \(way()) at \(1 + below(6))pg/s"
    case 6: return "swipe \(pick(["left", "right", "up", "down"]))"
    case 7...8: return "select \(target()) \(pick(["animated", "jump"]))"
    case 9...10: return touch()
    case 11...13: return edit()
    case 14: return resize()
    case 15...16: return setting()
    case 17: return "tap \(below(100))%,\(pick(["3%", "50%"]))"
    case 18: return "swipe from \(below(100))%,3% to \(below(100))%,3% over \(20 + below(200))ms"
    case 19: return "key \(pick(["ArrowLeft", "ArrowRight", "Home", "End", "3", "PageDown"]))"
    case 20: return place()
    case 21 where fingers.isEmpty: return "wait idle within 30s"
    default: return "wait \(below(400))ms"
    }
  }

  private mutating func resize() -> String {
    let size = pick(["390x844", "844x390", "320x568", "0x0"])
    return "resize \(size)" + (isOne(of: 2) ? " over \(100 + below(300))ms" : "")
  }

  private mutating func setting() -> String {
    switch below(8) {
    case 0...2: "set loop \(pick(["on", "off"]))"
    case 3: "set direction \(pick(["ltr", "rtl"]))"
    case 4: "set axis \(pick(["horizontal", "vertical"]))"
    case 5: "set peek \(pick(["100%", "60%", "30%"]))"
    case 6: "set reduce-motion \(pick(["on", "off"]))"
    default: "set input \(pick(["on", "on", "off"]))"
    }
  }

  /// What happens to the whole container or to where it is.
  private mutating func place() -> String {
    switch below(4) {
    case 0: return pick(["background", "foreground"])
    case 1...2 where isSaved: return "restore \"s\""
    default:
      isSaved = true
      return "save \"s\""
    }
  }

  private mutating func touch() -> String {
    let finger = pick(["y", "z"])
    let point = "\(below(100))%,\(10 + below(90))%"
    guard !fingers.contains(finger) else {
      return "move \(finger) to \(point) over \(below(200))ms"
    }
    fingers.append(finger)
    return "down \(finger) at \(point)"
  }

  private mutating func lift() -> String {
    let finger = fingers.removeLast()
    return isOne(of: 4) ? "cancel \(finger)" : "up \(finger)"
  }

  private mutating func edit() -> String {
    if isOne(of: 12) { return "reload" }
    if isOne(of: 12) {
      pageCount = 2
      inserted += 2
      return "pages replace \"N\(inserted - 1)\" \"N\(inserted)\""
    }
    if isOne(of: 12), pageCount > 0 {
      let removals = Array(repeating: "pages remove 0", count: pageCount)
      pageCount = 0
      return "pages batch { \(removals.joined(separator: "; ")) }"
    }
    guard isOne(of: 3) else { return singleEdit() }
    let edits = (0...below(5)).map { _ in singleEdit() }
    return "pages batch { \(edits.joined(separator: "; ")) }"
  }

  private mutating func singleEdit() -> String {
    inserted += 1
    let place = below(max(pageCount, 1))
    switch below(6) {
    case 2...3 where pageCount > 0:
      pageCount -= 1
      return "pages remove \(place)"
    case 4 where pageCount > 1: return "pages move \(place) to \(below(pageCount))"
    case 5 where pageCount > 0: return "pages title \(place) \"T\(inserted)\""
    default:
      pageCount += 1
      return "pages insert \(place) \"N\(inserted)\""
    }
  }

  private mutating func way() -> String { pick(["next", "prev"]) }

  private mutating func target() -> String {
    pick(["next", "prev", "first", "last", String(below(max(pageCount, 1)))])
  }

  private mutating func isOne(of count: Int) -> Bool { below(count) == 0 }

  private mutating func pick(_ choices: [String]) -> String { choices[below(choices.count)] }

  private mutating func below(_ bound: Int) -> Int {
    Int(truncatingIfNeeded: random.next() % UInt64(bound))
  }
}
