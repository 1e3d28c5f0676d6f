import PagerBus
import PagerSession

/// Pieces of SVG with one spelling each.
enum SVGText {
  /// The most narrow letters that a text takes; a picture keeps the whole text as its title.
  static let roomMaximum = 80

  /// A length with at most two digits behind the point; the same on every machine.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let hundredths = Int64(min(abs(value), 1e12) * 100 + 0.5)
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    let sign = value < 0 && hundredths > 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    let digits = rest < 10 ? "0\(rest)" : "\(rest % 10 == 0 ? rest / 10 : rest)"
    return "\(sign)\(whole).\(digits)"
  }

  /// The attributes of a rectangle.
  static func place(_ rect: Rect) -> String {
    "x=\"\(number(rect.x))\" y=\"\(number(rect.y))\" "
      + "width=\"\(number(max(0, rect.width)))\" height=\"\(number(max(0, rect.height)))\""
  }

  /// A rectangle.
  static func box(_ rect: Rect, _ attributes: String) -> String {
    "<rect \(place(rect)) \(attributes)/>"
  }

  /// A text around a point; what takes more narrow letters than `room` is cut, and kept as the
  /// title.
  static func label(
    _ text: String, x: Double, y: Double, size: Double, _ attributes: String,
    room: Int = roomMaximum
  ) -> String {
    let shown = fitted(text, room)
    let title = shown == text ? "" : "<title>\(XMLText.content(text))</title>"
    return "<text x=\"\(number(x))\" y=\"\(number(y))\" font-size=\"\(number(size))\" "
      + "unicode-bidi=\"plaintext\" \(attributes)>"
      + "\(XMLText.content(shown))\(title)</text>"
  }

  /// The text, or as much of its beginning as fits with a sign that there is more.
  private static func fitted(_ text: String, _ room: Int) -> String {
    var taken = 0
    // Where the sign still fits behind what was taken.
    var cut = text.startIndex
    for index in text.indices {
      taken += DisplayWidth.of(text[index])
      if taken > room { return text[..<cut] + "…" }
      if taken < room { cut = text.index(after: index) }
    }
    return text
  }
}
