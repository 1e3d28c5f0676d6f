extension ADBReader {
  /// Reads what stands behind `input`.
  mutating func input(
    _ words: [ShellWord], of name: ShellWord
  ) throws(Diagnostic) -> ADBStep.Action {
    var rest = words[...]
    var why: String?
    if let first = rest.first, let reason = Self.sources[first.text] {
      rest.removeFirst()
      why = reason.isEmpty ? nil : "\(first.text) \(reason)"
    }
    if let option = rest.first, option.text == "-d" {
      rest.removeFirst()
      guard let display = rest.popFirst() else { throw fail("-d needs a display", option) }
      if !Self.ownDisplays.contains(display.text.uppercased()) { why = "on another display" }
    }
    guard let verb = rest.popFirst() else {
      throw fail("input needs a command, such as `tap 100 200`", name)
    }
    let action = try action(verb, rest)
    return why.map { .unsupported($0) } ?? action
  }

  private mutating func action(
    _ verb: ShellWord, _ arguments: ArraySlice<ShellWord>
  ) throws(Diagnostic) -> ADBStep.Action {
    if let why = Self.unsupported[verb.text] { return .unsupported(why) }
    var rest = arguments
    let action: ADBStep.Action
    switch verb.text {
    case "tap": action = .tap(try point(&rest, of: verb))
    case "swipe":
      let (start, end, duration) = try path(&rest, of: verb)
      action = .swipe(from: start, to: end, duration: duration)
    case "draganddrop":
      let (start, end, duration) = try path(&rest, of: verb)
      action = .dragAndDrop(from: start, to: end, duration: duration)
    case "motionevent": action = try motion(&rest, of: verb)
    default:
      let known = Self.gestures + Self.unsupported.keys.sorted()
      throw fail(
        "unknown input command \"\(verb.text)\"", verb,
        help: Suggestion.help(for: verb.text, among: known)
          ?? "one of " + Self.gestures.joined(separator: " "))
    }
    if let extra = rest.first {
      throw fail("\(verb.text) takes no more values than these", extra)
    }
    return action
  }

  private mutating func motion(
    _ rest: inout ArraySlice<ShellWord>, of verb: ShellWord
  ) throws(Diagnostic) -> ADBStep.Action {
    guard let kind = rest.popFirst() else {
      throw fail("motionevent needs DOWN, UP, MOVE or CANCEL", verb)
    }
    switch kind.text.uppercased() {
    case "DOWN": return .down(try point(&rest, of: kind))
    case "MOVE": return .move(try point(&rest, of: kind))
    case "UP": return .up(try point(&rest, of: kind))
    case "CANCEL":
      if !rest.isEmpty { _ = try point(&rest, of: kind) }
      return .cancel
    default: throw fail("a motionevent is DOWN, UP, MOVE or CANCEL", kind)
    }
  }

  // MARK: - Values

  private mutating func path(
    _ rest: inout ArraySlice<ShellWord>, of verb: ShellWord
  ) throws(Diagnostic) -> (start: ADBPoint, end: ADBPoint, duration: Int64) {
    let start = try point(&rest, of: verb)
    let end = try point(&rest, of: verb)
    guard let word = rest.popFirst() else { return (start, end, Self.swipeDuration) }
    guard let duration = Int64(word.text), duration <= Int64(Int32.max) else {
      throw fail("a duration is a whole number of milliseconds", word)
    }
    return (start, end, duration < 0 ? Self.swipeDuration : duration)
  }

  private mutating func point(
    _ rest: inout ArraySlice<ShellWord>, of verb: ShellWord
  ) throws(Diagnostic) -> ADBPoint {
    let x = try coordinate(&rest, "x", of: verb)
    return ADBPoint(x: x, y: try coordinate(&rest, "y", of: verb))
  }

  private mutating func coordinate(
    _ rest: inout ArraySlice<ShellWord>, _ name: String, of verb: ShellWord
  ) throws(Diagnostic) -> DecimalNumber {
    guard let word = rest.popFirst() else {
      throw fail("\(verb.text) needs one more number: \(name)", verb)
    }
    guard let number = DecimalNumber(word.text), number.scale <= Self.digitsMaximum,
      abs(number.double) <= Self.coordinateMaximum
    else { throw fail("\(name) is a number of pixels", word) }
    return number
  }

  /// The most digits behind the point of a coordinate.
  private static let digitsMaximum = 6
  /// The farthest coordinate; no device is larger.
  private static let coordinateMaximum = 1_000_000.0

  // MARK: - Sleeping

  /// Reads `sleep`, whose times are added up, or `usleep`, which counts microseconds.
  mutating func sleep(_ words: [ShellWord]) throws(Diagnostic) -> ADBStep.Action {
    guard words.count > 1 else { throw fail("\(words[0].text) needs a time", words[0]) }
    var sum: Int64 = 0
    for word in words.dropFirst() {
      let time = words[0].text == "usleep" ? microseconds(word.text, 1) : time(word.text)
      guard let time, case let (total, overflow) = sum.addingReportingOverflow(time), !overflow
      else {
        throw fail(
          "`\(word.text)` is not a time", word, help: "write seconds, or a number with s, m, h or d"
        )
      }
      sum = total
    }
    return .sleep(sum)
  }

  private func time(_ text: String) -> Int64? {
    guard let suffix = text.last, let factor = Self.seconds[suffix] else {
      return microseconds(text, 1_000_000)
    }
    return microseconds(String(text.dropLast()), factor * 1_000_000)
  }

  /// A time that is not negative, in whole microseconds; less than one is cut off.
  private func microseconds(_ text: String, _ factor: UInt64) -> Int64? {
    let padded = text.hasPrefix(".") ? "0" + text : text.hasSuffix(".") ? text + "0" : text
    guard let number = DecimalNumber(padded), !number.isNegative else { return nil }
    if let exact = number.product(with: factor) { return exact }
    let value = number.double * Double(factor)
    return value < 1e18 ? Int64(value) : nil
  }

  /// What a suffix multiplies seconds by.
  private static let seconds: [Character: UInt64] = ["s": 1, "m": 60, "h": 3_600, "d": 86_400]

  // MARK: - Tables

  private static let gestures = ["tap", "swipe", "draganddrop", "motionevent"]

  /// The displays that a pager can be on.
  private static let ownDisplays: Set<String> = ["0", "-1", "DEFAULT_DISPLAY", "INVALID_DISPLAY"]

  /// The sources of input, with why a pager feels nothing of it; empty for those that touch.
  private static let sources: [String: String] = [
    "touchscreen": "", "mouse": "", "stylus": "",
    "keyboard": "touches nothing", "dpad": "touches nothing", "gamepad": "touches nothing",
    "joystick": "touches nothing", "rotaryencoder": "touches nothing",
    "trackball": "touches nothing", "touchpad": "moves a cursor and touches nothing",
    "touchnavigation": "moves a focus and touches nothing",
  ]

  /// Commands of `input` that a pager does not know, with the reason.
  private static let unsupported: [String: String] = [
    "text": "a text field is not part of a pager",
    "keyevent": "a key of the device, not of the pager",
    "keycombination": "keys of the device, not of the pager",
    "press": "a trackball touches nothing",
    "roll": "a trackball touches nothing",
    "scroll": "a wheel does nothing to a pager",
  ]
}
