/// Reads the text of a map, line by line, and collects everything that is wrong with it.
struct BindingMapReader {
  private let source: SourceText
  private let text: String
  private(set) var map = BindingMap()
  private(set) var problems: [Diagnostic] = []
  private var line: Substring = ""
  private var number = 0

  init(file: String, text: String) {
    source = SourceText(name: file, text: text)
    self.text = text
  }

  mutating func read() {
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      guard number <= BindingMap.linesMaximum else {
        refuse("a map has at most \(BindingMap.linesMaximum) lines", at: line.startIndex)
        return
      }
      self.line = line
      readLine()
    }
  }

  // MARK: - Lines

  private mutating func readLine() {
    let text = line.drop { $0.isWhitespace }
    guard let first = text.first, first != "#" else { return }
    let word = String(text.prefix { !$0.isWhitespace })
    let rest = text.dropFirst(word.count)
    if let subject = BindingRule.Subject(rawValue: word) {
      readRule(subject, rest)
      return
    }
    switch word {
    case "section": readSection(rest)
    case "file": readFile(rest)
    case "pages", "set": readSetup(word, text)
    default:
      refuse(
        "unknown word \"\(word)\"", at: text.startIndex, length: word.count,
        help: "a line begins with section, file, pages, set, tap, see, gone or from")
    }
  }

  private mutating func readSection(_ text: Substring) {
    var section = BindingSection()
    var rest = skipSpaces(text)
    while !isEnd(rest) {
      guard let (name, after) = quotedPattern(rest) else { return }
      section.names.append(name.text)
      section.patterns.append(name.pattern)
      rest = skipSpaces(after)
    }
    guard !section.names.isEmpty else {
      refuse("a section needs a name in quotes", at: rest.startIndex)
      return
    }
    map.sections.append(section)
  }

  private mutating func readFile(_ text: Substring) {
    guard let (name, after) = quotedPattern(skipSpaces(text)) else { return }
    var rest = skipSpaces(after)
    var page: Int?
    if rest.hasPrefix("at ") {
      let digits = skipSpaces(rest.dropFirst(3)).prefix { !$0.isWhitespace }
      guard let value = Int(digits), value >= 0 else {
        refuse("expected a page behind `at`", at: digits.startIndex, length: digits.count)
        return
      }
      page = value
      rest = skipSpaces(line[digits.endIndex...])
    }
    guard isEnd(rest) else { return refuseRest(rest) }
    inSection(text) { $0.files.append(.init(pattern: name.pattern, page: page)) }
  }

  private mutating func readSetup(_ word: String, _ text: Substring) {
    let statement = trimmed(withoutComment(text))
    guard isStatement(statement, at: text) else { return }
    inSection(text) { section in
      if word == "pages" { section.pages = statement } else { section.setup.append(statement) }
    }
  }

  private mutating func inSection(_ text: Substring, _ change: (inout BindingSection) -> Void) {
    guard !map.sections.isEmpty else {
      refuse("this line belongs into a section", at: text.startIndex)
      return
    }
    change(&map.sections[map.sections.count - 1])
  }

  // MARK: - Rules

  private mutating func readRule(_ subject: BindingRule.Subject, _ text: Substring) {
    var rest = skipSpaces(text)
    var field: BindingRule.Field?
    for candidate in BindingRule.Field.allCases where rest.hasPrefix(candidate.rawValue + " ") {
      field = candidate
      rest = skipSpaces(rest.dropFirst(candidate.rawValue.count))
      break
    }
    guard let (name, after) = quotedPattern(rest) else { return }
    rest = skipSpaces(after)
    guard rest.hasPrefix("->") else {
      refuse("expected `->`", at: rest.startIndex)
      return
    }
    guard let outcome = outcome(subject, skipSpaces(rest.dropFirst(2))) else { return }
    let rule = BindingRule(
      subject: subject, field: field, pattern: name.pattern, outcome: outcome)
    if map.sections.isEmpty {
      map.common.append(rule)
    } else {
      map.sections[map.sections.count - 1].rules.append(rule)
    }
  }

  private mutating func outcome(
    _ subject: BindingRule.Subject, _ text: Substring
  ) -> BindingRule.Outcome? {
    if text.hasPrefix("drop ") {
      let rest = skipSpaces(text.dropFirst(5))
      guard let (why, after) = Self.quoted(rest) else {
        refuse("expected the reason in quotes", at: rest.startIndex)
        return nil
      }
      let end = skipSpaces(line[after...])
      guard isEnd(end) else {
        refuseRest(end)
        return nil
      }
      return .drop(why)
    }
    let parts = statements(withoutComment(text))
    if parts == ["leave"] { return .leave }
    if subject == .from, parts != ["pages"] {
      refuse("a swipe from an element becomes `pages` or `drop`", at: text.startIndex)
      return nil
    }
    guard !parts.isEmpty else {
      refuse("expected a statement behind `->`", at: text.startIndex)
      return nil
    }
    let templates = parts.compactMap(BindingTemplate.init)
    guard templates.count == parts.count else {
      refuse(
        "a brace holds a name, and at most + or - and a number", at: text.startIndex,
        length: text.count)
      return nil
    }
    let isKnown = subject == .from || parts.allSatisfy { isStatement($0, at: text) }
    return isKnown ? .statements(templates) : nil
  }

  /// The statements between `;`, which inside quotes is only a character.
  private func statements(_ text: Substring) -> [String] {
    var parts: [String] = []
    var current = ""
    var isQuoted = false
    var isEscaped = false
    for character in text {
      if character == ";", !isQuoted {
        parts.append(trimmed(current[...]))
        current = ""
        continue
      }
      if character == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = character == "\\" && !isEscaped
      current.append(character)
    }
    parts.append(trimmed(current[...]))
    return parts.filter { !$0.isEmpty }
  }

  // MARK: - Pieces of a line

  private mutating func quotedPattern(
    _ text: Substring
  ) -> (name: (text: String, pattern: BindingPattern), after: Substring)? {
    guard let (string, after) = Self.quoted(text) else {
      refuse("expected a text in quotes", at: text.startIndex)
      return nil
    }
    guard let pattern = BindingPattern(string) else {
      refuse("a brace holds the name of a number", at: text.startIndex, length: string.count + 2)
      return nil
    }
    return ((string, pattern), line[after...])
  }

  /// The string that begins a text, with `\"` and `\\`, and the index behind it.
  static func quoted(_ text: some StringProtocol) -> (String, String.Index)? {
    guard text.first == "\"" else { return nil }
    var string = ""
    var index = text.index(after: text.startIndex)
    while index < text.endIndex, text[index] != "\"" {
      let next = text.index(after: index)
      if text[index] == "\\", next < text.endIndex {
        string.append(text[next])
        index = text.index(after: next)
      } else {
        string.append(text[index])
        index = next
      }
    }
    guard index < text.endIndex else { return nil }
    return (string, text.index(after: index))
  }

  private func withoutComment(_ text: Substring) -> Substring {
    var isQuoted = false
    var isEscaped = false
    for index in text.indices {
      let character = text[index]
      if character == "#", !isQuoted { return text[..<index] }
      if character == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = character == "\\" && !isEscaped
    }
    return text
  }

  private func skipSpaces(_ text: Substring) -> Substring {
    text.drop { $0.isWhitespace }
  }

  private func isEnd(_ text: Substring) -> Bool {
    text.isEmpty || text.first == "#"
  }

  private func trimmed(_ text: Substring) -> String {
    var text = text.drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  private mutating func refuseRest(_ text: Substring) {
    refuse("unexpected text", at: text.startIndex, length: text.count)
  }

  /// Reports a statement that the session language does not have.
  private mutating func isStatement(_ statement: String, at text: Substring) -> Bool {
    let example = BindingTemplate(statement)?.example ?? statement
    guard let message = SessionPiece.fault(in: example) else { return true }
    refuse("`\(statement)`: \(message)", at: text.startIndex, length: text.count)
    return false
  }

  private mutating func refuse(
    _ message: String, at index: String.Index, length: Int = 1, help: String? = nil
  ) {
    let index = min(max(index, line.startIndex), line.endIndex)
    let column = line.distance(from: line.startIndex, to: index) + 1
    let offset = text.utf8.distance(from: text.startIndex, to: index)
    let end = line.index(index, offsetBy: length, limitedBy: line.endIndex) ?? line.endIndex
    let position = SourcePosition(offset: offset, line: number, column: column)
    let range = SourceRange(
      start: position, end: text.utf8.distance(from: text.startIndex, to: end))
    problems.append(.error(message, at: range, in: source, help: help))
  }
}
