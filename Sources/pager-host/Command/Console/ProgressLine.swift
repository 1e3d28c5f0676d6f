/// The line of a terminal that says how far something is: one line, written over and over.
///
/// It knows whether the line is there, so that everything else that is written finds it erased.
struct ProgressLine: Equatable, Sendable {
  /// Goes to the beginning of the line and erases it.
  private static let erasure = Array("\r\u{1B}[2K".utf8)

  private var shown = ""

  /// What makes the terminal show a text in place of what it shows; nothing if it is the same.
  mutating func show(_ text: String) -> [UInt8] {
    guard text != shown else { return [] }
    defer { shown = text }
    return (shown.isEmpty ? [] : Self.erasure) + Array(text.utf8)
  }

  /// What makes the terminal as if the line had never been.
  mutating func clear() -> [UInt8] { show("") }
}
