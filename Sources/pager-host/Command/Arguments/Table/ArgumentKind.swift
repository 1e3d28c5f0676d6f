/// What the value of an option may be.
enum ArgumentKind: Equatable, Sendable {
  /// No value: the option is there or not.
  case flag

  /// Any text; the word stands for it in the help.
  case text(String)

  /// A whole number within these bounds; the word stands for it in the help.
  case count(String, ClosedRange<Int>)

  /// A number with at most three digits behind the point, within these thousandths.
  case factor(ClosedRange<Int>)

  /// A whole number of 64 bits without a sign.
  case seed

  /// A time with its unit.
  case duration

  /// Width and height.
  case size

  /// A name and a value.
  case assignment

  /// How often in a second.
  case rate

  /// One of these words; a later version knows more.
  case words([String], later: [String])

  /// What stands for the value in the help; nil if there is none.
  var placeholder: String? {
    switch self {
    case .flag: nil
    case .text(let word), .count(let word, _): word
    case .seed, .factor: "N"
    case .duration: "D"
    case .size: "WxH"
    case .assignment: "KEY=VALUE"
    case .rate: "N/s"
    case .words(let words, _): words.joined(separator: "|")
    }
  }

  /// What a value is, in words.
  var description: String {
    switch self {
    case .flag: "no value"
    case .text: "a text"
    case .count(_, let range):
      range.upperBound == .max
        ? "a whole number from \(range.lowerBound)"
        : "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .factor(let range):
      "a number such as 0.25 from \(Self.decimal(range.lowerBound)) to "
        + Self.decimal(range.upperBound)
    case .seed: "a whole number from 0 to \(UInt64.max)"
    case .duration: "a time such as 300ms, 2s or 10min"
    case .size: "a size such as 390x844"
    case .assignment: "a name and a value such as swipe=off"
    case .rate: "a rate such as 100/s"
    case .words(let words, _): words.joined(separator: " or ")
    }
  }

  /// Thousandths as a decimal number.
  private static func decimal(_ thousandths: Int) -> String {
    var digits = String(1_000 + thousandths % 1_000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(thousandths / 1_000)" + (digits.isEmpty ? "" : ".\(digits)")
  }
}
