import PagerBus

/// What stands before the case of an exported session: settings, pages, plugins.
struct ExportedSetup {
  private(set) var settings = PagerSettings()

  /// The seed that the case's own follows from; nil for 0.
  private(set) var fileSeed: UInt64?

  /// What of the trace cannot be said in a session.
  private(set) var warnings: [String] = []

  private var lines: [String] = []
  private var titles: [String] = []
  private var isOpen = true

  /// Takes in the first line of the trace.
  mutating func read(_ header: TraceFileHeader) {
    let value = header.value
    if let manifest = value["manifest"]?.plainText {
      lines.append("plugins \(JSONValue.string(manifest).text)")
    }
    if case .object(let members)? = value["set"] {
      for member in members { apply(member) }
    } else {
      applyView(value)
    }
    if let seed = value["fileSeed"]?.plainText { fileSeed = UInt64(seed) }
    if let digest = value["settings"]?.plainText, digest != TraceHeader.digest(of: settings) {
      warnings.append("the trace does not say all of its settings; the session may act otherwise")
    }
  }

  /// Takes in a list of pages; the first one before any statement is that of the setup.
  mutating func read(_ changed: PagesChanged) {
    guard isOpen else { return }
    for case .replace(let pages) in changed.edits { titles = pages.map(\.title) }
    isOpen = false
  }

  /// A statement begins: pages that come now come from it.
  mutating func close() { isOpen = false }

  /// The statements, one a line.
  func text(named session: String) -> String {
    let isPlain = titles == CaseSetup.titles(count: titles.count)
    let pages =
      isPlain ? "\(titles.count)" : titles.map { JSONValue.string($0).text }.joined(separator: " ")
    return "# exported from a trace of \(SessionPiece.comment(session))\n"
      + (lines + ["pages \(pages)"]).map { $0 + "\n" }.joined()
  }

  private mutating func apply(_ member: JSONValue.Member) {
    guard let text = member.value.plainText else { return }
    do {
      try settings.apply(key: member.name, value: text)
      lines.append(Self.statement(key: member.name, text))
    } catch {
      warnings.append("\(error)")
    }
  }

  /// A trace of an older version says only these two.
  private mutating func applyView(_ value: JSONValue) {
    let defaults = PagerSettings()
    if let view = value["view"], case .integer(let width)? = view["w"],
      case .integer(let height)? = view["h"],
      defaults.view != Size(width: Double(width), height: Double(height))
    {
      apply(JSONValue.Member("view", .string("\(width)x\(height)")))
    }
    if case .integer(let rate)? = value["clock"]?["sampling"], Int64(defaults.sampling) != rate {
      apply(JSONValue.Member("sampling", .string("\(rate)Hz")))
    }
  }

  /// The statement that sets a setting.
  private static func statement(key: String, _ text: String) -> String {
    for verb in ["place", "style"] where key.hasPrefix(verb + ".") {
      let name = key.dropFirst(verb.count + 1)
      return "\(verb) \(name) \(verb == "style" ? JSONValue.string(text).text : text)"
    }
    return ["view", "tabs"].contains(key) ? "\(key) \(text)" : "set \(key) \(text)"
  }
}

extension JSONValue {
  /// The text, if the value is one.
  fileprivate var plainText: String? {
    if case .string(let text) = self { return text }
    return nil
  }
}
