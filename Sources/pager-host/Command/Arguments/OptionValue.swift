/// The value of an option, read by its kind.
enum OptionValue: Equatable, Sendable {
  /// The option is there.
  case flag
  /// A text, or a word.
  case text(String)
  /// A whole number.
  case count(Int)
  /// A number, in thousandths.
  case factor(thousandths: Int)
  /// A seed.
  case seed(UInt64)
  /// A time in nanoseconds.
  case duration(Int64)
  /// Width and height.
  case size(width: Int, height: Int)
  /// A name and a value.
  case assignment(key: String, value: String)

  /// Reads a text; nil if it is none of this kind.
  init?(_ text: String, kind: ArgumentKind) {
    switch kind {
    case .flag: return nil
    case .text:
      if text.isEmpty { return nil }
      self = .text(text)
    case .words(let words, _):
      guard words.contains(text) else { return nil }
      self = .text(text)
    case .count(_, let range):
      guard let value = Self.whole(text), range.contains(value) else { return nil }
      self = .count(value)
    case .factor(let range):
      guard let value = Self.thousandths(text), range.contains(value) else { return nil }
      self = .factor(thousandths: value)
    case .seed:
      guard Self.isDigits(text), let value = UInt64(text) else { return nil }
      self = .seed(value)
    case .duration:
      guard let value = Self.nanoseconds(text) else { return nil }
      self = .duration(value)
    case .size:
      let parts = text.split(separator: "x", omittingEmptySubsequences: false)
      guard parts.count == 2, let width = Self.whole(parts[0]), let height = Self.whole(parts[1])
      else { return nil }
      self = .size(width: width, height: height)
    case .assignment:
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
      self = .assignment(key: String(parts[0]), value: String(parts[1]))
    case .rate:
      guard text.hasSuffix("/s"), let value = Self.whole(text.dropLast(2)) else { return nil }
      self = .count(value)
    }
  }

  private static func isDigits(_ text: some StringProtocol) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  private static func whole(_ text: some StringProtocol) -> Int? {
    isDigits(text) ? Int(text) : nil
  }

  /// Thousandths of a decimal number with at most three digits behind its point.
  private static func thousandths(_ text: String) -> Int? {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let fraction = parts.dropFirst().first ?? "0"
    guard parts.allSatisfy({ isDigits($0) }), fraction.utf8.count <= 3,
      let whole = Int(parts[0]), whole < 1_000_000,
      let rest = Int(fraction + String(repeating: "0", count: 3 - fraction.utf8.count))
    else { return nil }
    return whole * 1_000 + rest
  }

  /// Nanoseconds of a decimal number with a unit; nil beyond 64 bits.
  private static func nanoseconds(_ text: String) -> Int64? {
    let units: [(name: String, factor: Int64)] = [
      ("ns", 1), ("us", 1_000), ("ms", 1_000_000), ("min", 60_000_000_000), ("s", 1_000_000_000),
    ]
    guard let unit = units.first(where: { text.hasSuffix($0.name) }) else { return nil }
    let number = text.dropLast(unit.name.count)
    let parts = number.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.allSatisfy({ isDigits($0) }), let whole = Int64(parts[0]) else { return nil }
    let (base, isTooLarge) = whole.multipliedReportingOverflow(by: unit.factor)
    guard !isTooLarge else { return nil }
    var (total, place) = (base, unit.factor)
    for digit in parts.dropFirst().first?.utf8.map({ Int64($0 - UInt8(ascii: "0")) }) ?? [] {
      place /= 10
      let (sum, overflows) = total.addingReportingOverflow(digit * place)
      guard !overflows else { return nil }
      total = sum
    }
    return total
  }
}
