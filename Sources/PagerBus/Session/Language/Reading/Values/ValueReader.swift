/// Turns single values of a statement into their types.
///
/// Every function throws a diagnostic at the value if it has the wrong kind, unit or range.
struct ValueReader: Sendable {
  /// Where the values stand.
  let source: SourceText

  /// The largest index of pages, tabs and dots.
  static let indexMaximum: Int64 = 1_000_000

  /// The most bytes of a title.
  static let titleBytesMaximum = 4096

  /// The most bytes of a picture's name, so that a file system takes it after that of its case.
  static let pictureNameBytesMaximum = 64

  func fail(_ message: String, _ argument: Argument, help: String? = nil) -> Diagnostic {
    .error(message, at: argument.range, in: source, help: help)
  }

  func wrong(_ expected: String, _ argument: Argument, help: String? = nil) -> Diagnostic {
    fail("expected \(expected), found \(argument.term.kindName)", argument, help: help)
  }

  /// A time that is not negative, in nanoseconds.
  func duration(_ argument: Argument) throws(Diagnostic) -> Int64 {
    guard case .number(let quantity) = argument.term else {
      throw wrong("a duration", argument, help: "such as 300ms")
    }
    let digits = quantity.number.text
    guard let unit = quantity.unit else {
      throw fail(
        "a duration needs a unit", argument, help: "write \(digits)ms or \(digits)s")
    }
    guard unit.nanoseconds != nil else {
      throw fail("`\(unit.rawValue)` is no unit of time", argument, help: "such as 300ms")
    }
    guard !quantity.number.isNegative else {
      throw fail("a duration is not negative", argument)
    }
    guard let nanoseconds = quantity.nanoseconds else {
      throw fail(
        "a duration is a whole number of nanoseconds below 292 years", argument)
    }
    return nanoseconds
  }

  /// A length that may be negative.
  func length(_ argument: Argument, _ name: String = "a length") throws(Diagnostic)
    -> SessionLength
  {
    guard case .number(let quantity) = argument.term else {
      throw wrong(name, argument, help: "such as 0.4pg, 40% or 120px")
    }
    let digits = quantity.number.text
    switch quantity.unit {
    case .pixels: return .pixels(quantity.number.double)
    case .percent: return .percent(quantity.number.double)
    case .pages: return .pages(quantity.number.double)
    case nil:
      throw fail("\(name) needs a unit", argument, help: "write \(digits)pg or \(digits)px")
    case .nanoseconds, .microseconds, .milliseconds, .seconds, .minutes, .pixelsPerSecond,
      .pagesPerSecond, .hertz, .perSecond:
      throw fail(
        "`\(quantity.unit?.rawValue ?? "")` is no unit of length", argument,
        help: "the units of length are px % pg")
    }
  }

  /// A distance; the direction is said apart, so it is never negative.
  func distance(_ argument: Argument) throws(Diagnostic) -> SessionLength {
    let length = try length(argument, "a distance")
    guard case .number(let quantity) = argument.term, quantity.number.isNegative else {
      return length
    }
    throw fail(
      "a distance is not negative", argument, help: "the direction says which way it goes")
  }

  /// Pixels, not negative unless `isSigned`.
  func pixels(
    _ argument: Argument, _ name: String, isSigned: Bool = false
  ) throws(Diagnostic) -> Double {
    if case .number(let quantity) = argument.term, quantity.unit == nil {
      throw fail("\(name) needs a unit", argument, help: "write \(quantity.text)px")
    }
    guard case .pixels(let value) = try length(argument, name) else {
      throw fail("\(name) is in px here", argument)
    }
    guard isSigned || value >= 0 else { throw fail("\(name) is not negative", argument) }
    return value
  }

  /// A speed greater than 0.
  func speed(_ argument: Argument) throws(Diagnostic) -> SessionSpeed {
    guard case .number(let quantity) = argument.term else {
      throw wrong("a speed", argument, help: "such as 3pg/s or 1200px/s")
    }
    let digits = quantity.number.text
    let value = quantity.number.double
    switch quantity.unit {
    case .pixelsPerSecond where value > 0: return .pixelsPerSecond(value)
    case .pagesPerSecond where value > 0: return .pagesPerSecond(value)
    case .pixelsPerSecond, .pagesPerSecond:
      throw fail("a speed is greater than 0", argument)
    case nil:
      throw fail("a speed needs a unit", argument, help: "write \(digits)pg/s or \(digits)px/s")
    case .nanoseconds, .microseconds, .milliseconds, .seconds, .minutes, .pixels, .percent,
      .pages, .hertz, .perSecond:
      throw fail(
        "`\(quantity.unit?.rawValue ?? "")` is no unit of speed", argument,
        help: "the units of speed are px/s pg/s")
    }
  }

  /// A whole number without a unit, from `minimum` to `maximum`.
  func count(
    _ argument: Argument, _ name: String, from minimum: Int64 = 0, to maximum: Int64 = indexMaximum
  ) throws(Diagnostic) -> Int {
    guard case .number(let quantity) = argument.term else {
      throw wrong(name, argument, help: "such as 3")
    }
    guard quantity.unit == nil, let value = quantity.number.integer else {
      throw fail("\(name) is a whole number without a unit", argument)
    }
    guard value >= minimum, value <= maximum else {
      throw fail("\(name) is from \(minimum) to \(maximum)", argument)
    }
    return Int(value)
  }

  /// A word; `in` is one where a word is meant.
  func word(_ argument: Argument, _ name: String) throws(Diagnostic) -> String {
    switch argument.term {
    case .word(let word): return word
    case .sign(.within): return TermSign.within.rawValue
    case .string, .number, .size, .sign, .variable, .call, .point, .range:
      throw wrong(name, argument)
    }
  }

  /// A style token: a word, or a word of a page such as `page(0).image`.
  func token(_ argument: Argument) throws(Diagnostic) -> String {
    if case .call(let call) = argument.term, !call.isVariable { return call.text }
    return try word(argument, "a token")
  }

  /// A quoted text.
  func string(_ argument: Argument, _ name: String) throws(Diagnostic) -> String {
    if case .string(let text) = argument.term { return text }
    var help: String?
    if case .word(let word) = argument.term { help = "write \"\(word)\"" }
    throw wrong("\(name) in quotes", argument, help: help)
  }

  /// The name of a picture, which names a file too.
  func pictureName(_ argument: Argument) throws(Diagnostic) -> String {
    let name = try string(argument, "a name")
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) }
    guard isPlain, !name.isEmpty, name.utf8.count <= Self.pictureNameBytesMaximum else {
      throw fail(
        "a snapshot cannot be called \(argument.term.text)", argument,
        help: "use letters, digits, `-`, `_` and `.`, "
          + "at most \(Self.pictureNameBytesMaximum) bytes")
    }
    return name
  }

  /// A title, not longer than a tab could ever show.
  func title(_ argument: Argument) throws(Diagnostic) -> String {
    let text = try string(argument, "a title")
    guard text.utf8.count <= Self.titleBytesMaximum else {
      throw fail("a title has at most \(Self.titleBytesMaximum) bytes", argument)
    }
    return text
  }

  /// A word or a quoted text: an id, a finger, a mark.
  func identifier(_ argument: Argument, _ name: String) throws(Diagnostic) -> String {
    switch argument.term {
    case .word(let word): return word
    case .string(let text): return text
    case .number(let quantity) where quantity.unit == nil: return quantity.text
    case .number, .size, .sign, .variable, .call, .point, .range:
      throw wrong(name, argument)
    }
  }

  /// The name of a key.
  func key(_ argument: Argument) throws(Diagnostic) -> String {
    // A digit is a key, too, and nobody would think of quotes.
    if case .number(let quantity) = argument.term, quantity.unit == nil,
      quantity.number.text.utf8.count == 1
    {
      return quantity.number.text
    }
    let name = try identifier(argument, "a key")
    guard let fault = KeyName.fault(of: name) else { return name }
    throw fail(fault.message, argument, help: fault.help)
  }

  /// One of a few words.
  func choice<Value: RawRepresentable & CaseIterable>(
    _ argument: Argument, _ name: String, as type: Value.Type
  ) throws(Diagnostic) -> Value where Value.RawValue == String {
    let words = type.allCases.map(\.rawValue)
    let written = try word(argument, name)
    if let value = Value(rawValue: written) { return value }
    throw fail(
      "`\(written)` is not \(name)", argument,
      help: Suggestion.help(for: written, among: words) ?? "one of " + words.joined(separator: " "))
  }
}
