import PagerBus
import Testing

/// A session that a seed decides: a random walk with edits alone and in batches, resizes, rings,
/// narrow pages, directions, axes and rules of snapping.
///
/// What fails is a text: written to a file it runs by itself and can be made smaller by hand.
struct RandomSessionText: CustomTestStringConvertible {
  /// How many statements a session's case has, the last wait not counted.
  static let statements = 50

  /// Determines everything.
  let seed: UInt64

  /// The session.
  let text: String

  var testDescription: String { "seed \(seed)" }

  /// Writes the session of a seed.
  init(seed: UInt64) {
    self.seed = seed
    var author = Author(random: SplitMix(seed: seed))
    text = author.write(statements: Self.statements)
  }
}

/// Writes one session, statement by statement.
private struct Author {
  var random: SplitMix
  private var pageCount = 0
  private var inserted = 0
  private var isDown = false

  init(random: SplitMix) {
    self.random = random
  }

  mutating func write(statements: Int) -> String {
    pageCount = 1 + below(8)
    var lines = ["session 1", "view 390x844", "pages \(pageCount)"]
    lines += settings()
    lines.append("case \"random walk\" {")
    for _ in 0..<statements { lines.append("  " + statement()) }
    if isDown { lines.append("  up z") }
    lines += ["  wait idle within 10s", "  expect pager.state = idle", "}"]
    return lines.joined(separator: "\n") + "\n"
  }

  private mutating func settings() -> [String] {
    var lines: [String] = []
    if below(4) == 0 { lines.append("set direction rtl") }
    if below(4) == 0 { lines.append("set axis vertical") }
    if below(5) == 0 { lines.append("set bounce off") }
    if below(5) == 0 { lines.append("set reduce-motion on") }
    if below(3) == 0 { lines.append("set tab-select \(pick(["halfway", "settle"]))") }
    if below(4) == 0 { lines.append("set spacing 20px") }
    if below(4) == 0 { lines.append("set far-jump off") }
    if below(3) == 0 { lines.append("set loop on") }
    if below(4) == 0 { lines.append("set peek \(20 + below(80))%") }
    if below(3) == 0 {
      lines.append("set snap \(pick(["nearest", "projected(normal,3)"] + PeerSnap.names))")
    }
    return lines
  }

  private mutating func statement() -> String {
    if isDown, below(3) == 0 { return lift() }
    switch below(20) {
    case 0...2:
      return
        "drag \(direction()) 0.\(1 + below(9))pg over \(50 + below(400))ms hold \(below(2) * 100)ms"
    case 3...5: return "fling \(direction()) at \(1 + below(6))pg/s"
    case 6: return "swipe \(pick(["left", "right", "up", "down"]))"
    case 7...8: return "select \(target()) \(pick(["animated", "jump"]))"
    case 9: return touch()
    case 10...11: return edit()
    case 12 where below(2) == 0: return "set loop \(pick(["on", "off"]))"
    case 12: return "resize \(pick(["390x844", "844x390", "320x568"]))"
    case 13: return "set direction \(pick(["ltr", "rtl"]))"
    case 14: return "set axis \(pick(["horizontal", "vertical"]))"
    case 15 where !isDown: return "wait idle within 10s"
    default: return "wait \(below(400))ms"
    }
  }

  private mutating func touch() -> String {
    guard !isDown else { return "move z to \(below(100))%,\(10 + below(90))% over \(below(200))ms" }
    isDown = true
    return "down z at \(below(100))%,\(10 + below(90))%"
  }

  private mutating func lift() -> String {
    isDown = false
    return below(4) == 0 ? "cancel z" : "up z"
  }

  private mutating func edit() -> String {
    guard below(3) == 0 else { return singleEdit() }
    let edits = (0...below(5)).map { _ in singleEdit() }
    return "pages batch { \(edits.joined(separator: "; ")) }"
  }

  private mutating func singleEdit() -> String {
    inserted += 1
    let place = below(pageCount)
    switch below(5) {
    case 0...1:
      pageCount += 1
      return "pages insert \(place) \"N\(inserted)\""
    case 2 where pageCount > 1:
      pageCount -= 1
      return "pages remove \(place)"
    case 3 where pageCount > 1: return "pages move \(place) to \(below(pageCount))"
    default: return "pages title \(place) \"T\(inserted)\""
    }
  }

  private mutating func direction() -> String { pick(["next", "prev"]) }

  private mutating func target() -> String {
    pick(["next", "prev", "first", "last", String(below(pageCount))])
  }

  private mutating func pick(_ choices: [String]) -> String { choices[below(choices.count)] }

  private mutating func below(_ bound: Int) -> Int {
    Int(truncatingIfNeeded: random.next() % UInt64(bound))
  }
}
