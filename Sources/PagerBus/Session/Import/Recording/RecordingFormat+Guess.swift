/// What a file looks like that is not what it was said to be.
extension RecordingFormat {
  /// The beginnings of lines that stand in flows and nowhere else.
  private static let flowLines = [
    "appId:", "- tapOn", "- launchApp", "- swipe", "- assertVisible", "- runFlow", "- scroll",
    "- waitForAnimationToEnd", "- back", "- repeat", "- extendedWaitUntil",
  ]

  /// The beginnings of lines that stand in scripts of `input` and nowhere else.
  private static let scriptLines = ["adb ", "input "]

  /// The format that a text has by its looks; nil if it has none of them.
  static func looks(_ text: some StringProtocol) -> RecordingFormat? {
    let lines = text.split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " } }
    if lines.contains(where: { line in flowLines.contains { line.hasPrefix($0) } }) {
      return .maestro
    }
    if let first = lines.first, "{[".contains(first.prefix(1)), text.contains("\"actions\"") {
      return .w3c
    }
    let isScript = lines.contains { line in scriptLines.contains { line.hasPrefix($0) } }
    return isScript ? .adb : nil
  }

  /// What to do about a file that was given the wrong format; nil if it looks like this one.
  func help(for text: some StringProtocol) -> String? {
    if text.hasPrefix("session 1") { return "this is a session already: `pager-host run` runs it" }
    guard let other = Self.looks(text), other != self else { return nil }
    return "it looks like \(other.thing): `--from \(other.rawValue)`"
  }

  /// What a file of this format is called.
  var thing: String {
    switch self {
    case .maestro: "a flow of Maestro"
    case .w3c: "the JSON of WebDriver actions"
    case .adb: "a script of `input`"
    }
  }
}
