import PagerSession

/// The names of everything in a new package, made of the plugin's id.
struct PluginName: Equatable {
  /// The id: lower-case letters and digits, in parts joined by `-` or `.`.
  let id: String

  /// The longest id that becomes the name of a folder.
  private static let lengthMaximum = 64

  /// Makes the names of an id; throws with an id that is near if it is none.
  init(_ id: String) throws(UsageError) {
    guard !id.isEmpty, Self.id(near: id) == id, id.utf8.count <= Self.lengthMaximum else {
      let near = Self.id(near: id)
      throw UsageError(
        message: "\"\(id)\" is no id of a plugin",
        help: near.isEmpty || near == id
          ? "an id is lower-case letters and digits, in parts joined by - or ."
          : "an id is lower-case letters and digits, in parts joined by - or .: `\(near)`")
    }
    guard !Self.reserved.contains(id) else {
      throw UsageError(
        message: "`\(id)` is a word of the language, and no name of a plugin",
        help: "take another name, such as `\(id)-pages`")
    }
    self.id = id
  }

  /// Words that Swift, Python, the shell or sessions read as something else.
  private static let reserved: Set = [
    "actor", "and", "any", "as", "assert", "async", "await", "break", "case", "catch", "class",
    "continue", "def", "default", "defer", "deinit", "del", "do", "done", "elif", "else", "enum",
    "esac", "except", "extension", "fallthrough", "false", "fi", "finally", "for", "from", "func",
    "function", "global", "if", "import", "in", "init", "inout", "integer", "internal", "is",
    "lambda", "let", "nil", "none", "nonlocal", "not", "off", "on", "operator", "or", "pass",
    "private", "protocol", "public", "raise", "repeat", "rethrows", "return", "safe", "self",
    "static", "struct", "subscript", "super", "switch", "then", "throw", "throws", "true", "try",
    "typealias", "until", "var", "where", "while", "with", "yield",
  ]

  /// The type of the plugin; it ends with a word that no type of the library ends with.
  var type: String { camel + "Plugin" }

  /// The module of the plugin; no type has its name.
  var module: String { camel + "Kit" }

  /// The program that runs sessions with the plugin.
  var host: String { id.split(separator: ".").joined(separator: "-") + "-host" }

  /// The id that a text is near to; empty if there is none.
  static func near(_ text: String) -> String { id(near: text) }

  /// The parts of the id, each with a capital; what begins with a digit gets a letter in front.
  private var camel: String {
    let words = id.split { $0 == "-" || $0 == "." }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.first?.isNumber == true ? "P" + name : name
  }

  /// The id that somebody probably meant: `Page Dots` and `PageDots` are `page-dots`.
  private static func id(near text: String) -> String {
    var parts = [""]
    var wasLower = false
    for character in text.unicodeScalars {
      let isUpper = (0x41...0x5A).contains(character.value)
      let isLower = (0x61...0x7A).contains(character.value)
      let isDigit = (0x30...0x39).contains(character.value)
      if isUpper, wasLower { parts.append("") }
      if isUpper || isLower || isDigit {
        parts[parts.count - 1] += Character(character).lowercased()
      } else {
        if character == "." { parts[parts.count - 1] += "." }
        parts.append("")
      }
      wasLower = isLower || isDigit
    }
    return joined(parts)
  }

  /// Parts with dashes between them, and with the dots that they end with in place of a dash.
  private static func joined(_ parts: [String]) -> String {
    var id = ""
    for part in parts {
      let word = part.prefix { $0 != "." }
      if !word.isEmpty {
        if let last = id.last, last != "." { id += "-" }
        id += word
      }
      if part.hasSuffix("."), let last = id.last, last != "." { id += "." }
    }
    return id.last == "." ? String(id.dropLast()) : id
  }
}
