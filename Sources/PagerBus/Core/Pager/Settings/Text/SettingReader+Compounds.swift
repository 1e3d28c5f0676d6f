extension SettingReader {
  /// Takes a snap rule by its name, or with its parameters.
  mutating func snap() throws(SettingFault) -> SnapRule {
    let name = word()
    switch name {
    case "default": return .standard
    case "uikit": return .uikit
    case "nearest": return .nearest
    case "free": return .free

    case "directional":
      try expect("(")
      let threshold = try plain(in: 0...1)
      try expect(",")
      let velocity = try quantity("px/s", in: 0...SettingLimits.velocity)
      let pages = try pagesMaximum()
      return .directional(threshold: threshold, velocityMinimum: velocity, pagesMaximum: pages)

    case "projected":
      try expect("(")
      let rate = try choice(Deceleration.self)
      return .projected(rate, pagesMaximum: try pagesMaximum())

    default:
      guard let peer = PeerSnap(name: name) else {
        throw .wrong("there is no snap rule \"\(name)\"")
      }
      return .peer(peer)
    }
  }

  private mutating func pagesMaximum() throws(SettingFault) -> Int {
    try expect(",")
    let pages = try count(in: 1...SettingLimits.pages)
    try expect(")")
    return pages
  }

  /// Takes `spring(mass,stiffness,damping ratio)`.
  mutating func spring() throws(SettingFault) -> Spring {
    guard word() == "spring" else { throw .wrong("spring(mass,stiffness,ratio) is missing") }
    try expect("(")
    let mass = try plain(in: Spring.massLimits)
    try expect(",")
    let stiffness = try plain(in: Spring.stiffnessLimits)
    try expect(",")
    let ratio = try plain(in: Spring.dampingRatioLimits)
    try expect(")")
    return Spring(mass: mass, stiffness: stiffness, dampingRatio: ratio)
  }

  /// Takes `at X,Y size W,H` and perhaps `over pages`; nil for `default`.
  mutating func placement() throws(SettingFault) -> Placement? {
    switch word() {
    case "default": return nil
    case "at": break
    default: throw .wrong("\"at X,Y size W,H\" is missing")
    }
    let x = try coordinate()
    try expect(",")
    let y = try coordinate()
    guard word() == "size" else { throw .wrong("\"size W,H\" is missing") }
    let width = try coordinate()
    try expect(",")
    let height = try coordinate()
    let isOver = try overPages()
    return Placement(x: x, y: y, width: width, height: height, isOverPages: isOver)
  }

  private mutating func overPages() throws(SettingFault) -> Bool {
    switch word() {
    case "": return false
    case "over": break
    case let other: throw .wrong("\"\(other)\" is too much")
    }
    guard word() == "pages" else { throw .wrong("only pages can be under it") }
    return true
  }

  private mutating func coordinate() throws(SettingFault) -> Placement.Coordinate {
    switch word() {
    case "safe": return .safe
    case "": break
    case let other: throw .wrong("\(other) is no coordinate")
    }
    let (value, unit) = try number()
    switch unit {
    case "px": return .points(try SettingReader.bounded(value, SettingLimits.length))
    case "%": return .percent(try SettingReader.bounded(value, SettingLimits.percent))
    case "" where value == 0: return .points(0)
    default: throw .wrong("\(SettingText.decimal(value))\(unit) is neither px nor % nor safe")
    }
  }

  private static func bounded(_ value: Double, _ most: Double) throws(SettingFault) -> Double {
    guard value >= 0, value <= most else {
      throw .wrong(
        "\(SettingText.decimal(value)) is not between 0 and \(SettingText.decimal(most))")
    }
    return value
  }

  /// Takes `none`, an index, or a title in quotes.
  mutating func initialPage() throws(SettingFault) -> InitialPage {
    switch word() {
    case "none": return .none
    case "": break
    case let other: throw .wrong("a title is written in quotes: \"\(other)\"")
    }
    if take("\"") { return .title(try quotedRest()) }
    return .index(try count(in: 0...SettingLimits.pages - 1))
  }

  /// Takes `never`, or `distance N`.
  mutating func unload() throws(SettingFault) -> Int? {
    switch word() {
    case "never": return nil
    case "distance": return try count(in: 1...SettingLimits.pages)
    case let other: throw .wrong("it is neither never nor distance N: \"\(other)\"")
    }
  }

  /// Takes a number of pages, or `off`.
  mutating func farJump() throws(SettingFault) -> Int? {
    switch word() {
    case "off": return nil
    case "": return try count(in: 1...SettingLimits.pages)
    case let other: throw .wrong("\"\(other)\" is neither off nor a number of pages")
    }
  }
}
