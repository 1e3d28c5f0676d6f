/// The keys that have no character of their own, as WebDriver numbers them.
enum ActionKey {
  /// The normalized name of a key; nil if the character itself is its name.
  static func name(of scalar: Unicode.Scalar) -> String? {
    guard scalar.value >= first, Int(scalar.value - first) < names.count else {
      return right[scalar.value]
    }
    let name = names[Int(scalar.value - first)]
    return name.isEmpty ? nil : name
  }

  /// Whether a key has this normalized name.
  static func isName(_ name: String) -> Bool {
    !name.isEmpty && (names.contains(name) || right.values.contains(name))
  }

  private static let first: UInt32 = 0xE000

  /// From U+E000 on; an empty name is not given to a key.
  private static let names = [
    "Unidentified", "Cancel", "Help", "Backspace", "Tab", "Clear", "Return", "Enter",
    "Shift", "Control", "Alt", "Pause", "Escape", " ", "PageUp", "PageDown",
    "End", "Home", "ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown", "Insert", "Delete",
    ";", "=", "0", "1", "2", "3", "4", "5",
    "6", "7", "8", "9", "*", "+", ",", "-",
    ".", "/", "", "", "", "", "", "",
    "", "F1", "F2", "F3", "F4", "F5", "F6", "F7",
    "F8", "F9", "F10", "F11", "F12", "Meta",
  ]

  /// The right one of two keys, and those of the number pad.
  private static let right: [UInt32: String] = [
    0xE040: "ZenkakuHankaku", 0xE050: "Shift", 0xE051: "Control", 0xE052: "Alt", 0xE053: "Meta",
    0xE054: "PageUp", 0xE055: "PageDown", 0xE056: "End", 0xE057: "Home", 0xE058: "ArrowLeft",
    0xE059: "ArrowUp", 0xE05A: "ArrowRight", 0xE05B: "ArrowDown", 0xE05C: "Insert",
    0xE05D: "Delete",
  ]
}
