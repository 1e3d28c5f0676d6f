/// The names of keys, as browsers call them: of those without a character a fixed list, else the
/// character itself.
enum KeyName {
  /// Keys that move through pages, and those that confirm and leave.
  static let all = [
    "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown", "Tab",
    "Space", "Enter", "Escape",
  ]

  /// Whether there is such a key: one of ``all``, one character, or one that recordings have.
  static func exists(_ name: String) -> Bool {
    name.count == 1 || all.contains(name) || ActionKey.isName(name)
  }

  /// What is wrong with a name; nil if there is such a key.
  static func fault(of name: String) -> (message: String, help: String)? {
    guard !exists(name) else { return nil }
    let list = "one of " + all.joined(separator: " ") + ", or one character"
    return ("there is no key `\(name)`", Suggestion.help(for: name, among: all) ?? list)
  }
}
