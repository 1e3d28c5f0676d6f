/// A point in percent or in points, with the digits of the flow.
struct FlowPoint: Equatable, Sendable {
  /// In the session language: `90%` or `120px`.
  var x: String
  /// In the session language: `50%` or `300px`.
  var y: String

  var text: String { "\(x),\(y)" }

  static func percent(_ x: Int, _ y: Int) -> FlowPoint {
    FlowPoint(x: "\(x)%", y: "\(y)%")
  }

  /// Reads `90%, 50%` or `120, 300`; nil for anything else, and for more than 100 percent.
  init?(_ text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let x = Self.length(parts[0]), let y = Self.length(parts[1]) else {
      return nil
    }
    self.init(x: x, y: y)
  }

  init(x: String, y: String) {
    self.x = x
    self.y = y
  }

  private static func length(_ text: Substring) -> String? {
    let trimmed = text.filter { $0 != " " }
    let isPercent = trimmed.hasSuffix("%")
    let digits = isPercent ? String(trimmed.dropLast()) : trimmed
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), digits.count <= 12,
      parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isNumber } }),
      let whole = Int(parts[0]), let value = Double(digits), !isPercent || value <= 100
    else { return nil }
    let fraction = parts.count == 2 ? Self.withoutZeros(parts[1]) : ""
    let number = fraction.isEmpty ? "\(whole)" : "\(whole).\(fraction)"
    return number + (isPercent ? "%" : "px")
  }

  private static func withoutZeros(_ digits: Substring) -> Substring {
    var digits = digits
    while digits.last == "0" { digits.removeLast() }
    return digits
  }
}
