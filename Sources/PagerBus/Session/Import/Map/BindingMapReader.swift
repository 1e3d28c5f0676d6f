/// Reads the text of a map, line by line, and collects everything that is wrong with it.
struct BindingMapReader {
  /// The most problems that are kept; later ones are not reported.
  static let problemsMaximum = 100

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
      if let rule = rule(subject, rest) { add(rule) }
      return
    }
    switch word {
    case "outside": readOutside(rest)
    case "section": readSection(rest)
    case "file": readFile(rest)
    case "pages", "set": readSetup(word, text)
    default:
      refuse(
        "unknown word \"\(word)\"", at: text.startIndex, length: word.count,
        help: "a line begins with section, file, pages, set, outside, tap, see, gone or from")
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

  /// Reads a rule that holds where no screen of a pager is open.
  private mutating func readOutside(_ text: Substring) {
    let rest = skipSpaces(text)
    let word = rest.prefix { !$0.isWhitespace }
    guard let subject = BindingRule.Subject(rawValue: String(word)), subject != .from else {
      refuse("outside stands before tap, see or gone", at: rest.startIndex, length: word.count)
      return
    }
    guard let rule = rule(subject, rest.dropFirst(word.count)) else { return }
    map.outside.append(rule)
  }

  private mutating func add(_ rule: BindingRule) {
    if map.sections.isEmpty {
      map.common.append(rule)
    } else {
      map.sections[map.sections.count - 1].rules.append(rule)
    }
  }

  private mutating func rule(
    _ subject: BindingRule.Subject, _ text: Substring
  ) -> BindingRule? {
    var rest = skipSpaces(text)
    var field: BindingRule.Field?
    for candidate in BindingRule.Field.allCases where rest.hasPrefix(candidate.rawValue + " ") {
      field = candidate
      rest = skipSpaces(rest.dropFirst(candidate.rawValue.count))
      break
    }
    guard let (name, after) = quotedPattern(rest) else { return nil }
    rest = skipSpaces(after)
    guard rest.hasPrefix("->") else {
      refuse("expected `->`", at: rest.startIndex)
      return nil
    }
    let right = withoutComment(skipSpaces(rest.dropFirst(2)))
    var condition: BindingRule.Condition?
    var end = right.endIndex
    if let place = Self.condition(in: right) {
      condition = BindingRule.Condition(trimmed(right[place.upperBound...]))
      guard condition != nil else {
        refuse(
          "a condition is a number in braces, one of = < >, and a whole number",
          at: place.upperBound, length: right[place.upperBound...].count)
        return nil
      }
      end = place.lowerBound
    }
    guard let outcome = outcome(subject, right[..<end]) else { return nil }
    return BindingRule(
      subject: subject, field: field, pattern: name.pattern, outcome: outcome,
      condition: condition)
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
    let parts = statements(text)
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
    guard problems.count < Self.problemsMaximum else { return }
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
