extension SettingReader {
  /// Takes one of the words of a choice.
  mutating func choice<Choice: SettingChoice>(
    _ type: Choice.Type
  ) throws(SettingFault) -> Choice {
    let word = word()
    if let found = Choice(rawValue: word) { return found }
    throw word.isEmpty ? .wrong("a word is missing") : .wrong("there is no \"\(word)\"")
  }

  /// Takes `on` or `off`.
  mutating func flag() throws(SettingFault) -> Bool {
    switch word() {
    case "on": return true
    case "off": return false
    default: throw .wrong("it is neither on nor off")
    }
  }

  /// Takes a number with a unit; 0 needs none.
  mutating func quantity(
    _ unit: String, in range: ClosedRange<Double>
  ) throws(SettingFault) -> Double {
    let (value, found) = try number()
    guard found == unit || (found.isEmpty && value == 0) else {
      throw .wrong(found.isEmpty ? "the unit \(unit) is missing" : "\(found) is not \(unit)")
    }
    return try SettingReader.checked(value, in: range, unit)
  }

  /// Takes a length in points.
  mutating func length() throws(SettingFault) -> Double {
    try quantity("px", in: 0...SettingLimits.length)
  }

  /// Takes a number without a unit.
  mutating func plain(in range: ClosedRange<Double>) throws(SettingFault) -> Double {
    let (value, unit) = try number()
    guard unit.isEmpty else { throw .wrong("a unit is too much: \(unit)") }
    return try SettingReader.checked(value, in: range, "")
  }

  /// Takes a whole number without a unit.
  mutating func count(in range: ClosedRange<Int>) throws(SettingFault) -> Int {
    let limits = Double(range.lowerBound)...Double(range.upperBound)
    let value = try plain(in: limits)
    guard value.isWhole else {
      throw .wrong("\(SettingText.decimal(value)) is no whole number")
    }
    return Int(value)
  }

  /// Takes a time, in nanoseconds.
  mutating func time(from least: Int64 = 0) throws(SettingFault) -> Int64 {
    let (value, unit) = try number()
    let scale = SettingReader.timeUnits.first { $0.name == unit }?.nanoseconds
    guard let scale = scale ?? (value == 0 && unit.isEmpty ? 1 : nil) else {
      throw .wrong(unit.isEmpty ? "the unit is missing" : "\(unit) is no unit of time")
    }
    let nanoseconds = (value * Double(scale)).nearestWhole
    guard nanoseconds >= Double(least), nanoseconds <= Double(SettingLimits.time) else {
      throw .wrong(
        "it is not between \(SettingText.time(least)) and \(SettingText.time(SettingLimits.time))")
    }
    return Int64(nanoseconds)
  }

  /// The units of time, the greatest first.
  static let timeUnits: [(name: String, nanoseconds: Int64)] = [
    ("min", 60_000_000_000), ("s", 1_000_000_000), ("ms", 1_000_000), ("us", 1000), ("ns", 1),
  ]

  /// Takes `WxH`.
  mutating func size() throws(SettingFault) -> Size {
    let width = try plain(in: 0...SettingLimits.length)
    try expect("x")
    return Size(width: width, height: try plain(in: 0...SettingLimits.length))
  }

  /// Takes `box(top,left,bottom,right)`.
  mutating func box() throws(SettingFault) -> EdgeInsets {
    guard word() == "box" else { throw .wrong("box(top,left,bottom,right) is missing") }
    try expect("(")
    let top = try length()
    try expect(",")
    let left = try length()
    try expect(",")
    let bottom = try length()
    try expect(",")
    let right = try length()
    try expect(")")
    return EdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  private static func checked(
    _ value: Double, in range: ClosedRange<Double>, _ unit: String
  ) throws(SettingFault) -> Double {
    guard range.contains(value) else {
      let limits = [range.lowerBound, range.upperBound].map { SettingText.decimal($0) + unit }
      throw .wrong("\(SettingText.decimal(value)) is not between \(limits[0]) and \(limits[1])")
    }
    return value
  }
}
