/// How numbers and times are written in settings.
package enum SettingText {
  /// A number without exponent, sign of zero, or trailing zeros, that reads back as the same value.
  package static func decimal(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let text = abs(value).description
    let parts = text.split(separator: "e")
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    let halves = parts[0].split(separator: ".")
    var whole = String(halves[0])
    var part = halves.count > 1 && halves[1] != "0" ? String(halves[1]) : ""
    if exponent < 0 {
      part = String(repeating: "0", count: max(-exponent - whole.count, 0)) + whole + part
      whole = "0"
    } else if exponent > 0 {
      let digits = part + String(repeating: "0", count: max(exponent - part.count, 0))
      whole += digits.prefix(exponent)
      part = String(digits.dropFirst(exponent))
    }
    let sign = value < 0 ? "-" : ""
    return part.isEmpty ? sign + whole : "\(sign)\(whole).\(part)"
  }

  /// A time with the greatest unit of which it is a whole number.
  package static func time(_ nanoseconds: Int64) -> String {
    guard nanoseconds != 0 else { return "0ms" }
    let unit = SettingReader.timeUnits.first { nanoseconds % $0.nanoseconds == 0 }
    return "\(nanoseconds / (unit?.nanoseconds ?? 1))\(unit?.name ?? "ns")"
  }
}
