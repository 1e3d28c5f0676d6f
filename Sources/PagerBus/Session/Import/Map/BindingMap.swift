/// How the texts and ids of an app are said in the session language.
///
/// A map is text, one line a rule; `#` begins a comment:
///
/// ```
/// tap "Next" -> press next
/// see "page number {n}" -> expect page = {n}
/// tap "Logs" -> drop "shows the app's own log"
///
/// section "Dots Example"
/// file "*dots_example*"
/// pages 4
/// set swipe off
/// see "Page Index: {n}" -> expect page = {n-1}
/// ```
///
/// - Rules are tried from the top, those of the open section first; the first that matches counts.
/// - A rule begins with `tap`, `see` (visible), `gone` (not visible) or `from` (a swipe begins in
///   it), then `text` or `id` to compare only that one.
/// - In a pattern `*` stands for anything and `{name}` for a number.
/// - Behind `->` stand statements, with `;` between them, where `{name}`, `{name-1}` and `{name+1}`
///   are numbers; `{count}` is the number of pages at that point and `{last}` the last one's index.
///   Or `drop "why"`, or `leave` when the step leaves the screen. What `from` becomes is `pages`
///   (the element is the page area) or `drop`.
/// - `section "A" "B"` begins the rules of the screen that is opened by tapping one of these names.
///   `file "pattern"` says the same of a flow that cannot be read, `at N` on which page it ends.
/// - `outside` before a rule makes it hold where no screen is open, such as on an app's first one.
/// - ` when {name} > 1` behind the statements of a rule says when they are said; else the step does
///   nothing. The signs are = < >.
/// - In a section, `pages` and `set` are setup of the session.
package struct BindingMap: Equatable, Sendable {
  /// The most lines that a map has.
  package static let linesMaximum = 10_000

  var common: [BindingRule] = []
  /// The rules that hold where no screen of a pager is open.
  var outside: [BindingRule] = []
  var sections: [BindingSection] = []

  /// A map without a rule.
  package init() {}

  /// Reads a map; what cannot be read is left out and reported.
  ///
  /// - Parameters:
  ///   - text: the map.
  ///   - file: the name for problems.
  /// - Returns: the rules that could be read, and what could not.
  package static func read(
    _ text: String, file: String
  ) -> (map: BindingMap, problems: [Diagnostic]) {
    var reader = BindingMapReader(file: file, text: text)
    reader.read()
    return (reader.map, reader.problems)
  }

  /// Reads a map, whatever its bytes are.
  ///
  /// - Parameter source: the map; what is no text is a problem.
  /// - Returns: the rules that could be read, and what could not.
  package static func read(_ source: SourceText) -> (map: BindingMap, problems: [Diagnostic]) {
    if let fault = source.fault() { return (BindingMap(), [fault]) }
    let text = source.text(from: source.startOfText, to: source.bytes.count)
    return read(text, file: source.name)
  }

  /// The text of the map that is used when no other is given.
  package static let builtInText = BuiltInMap.text

  /// The map of the pager vocabulary that is used when no other is given.
  package static let builtIn = readBuiltIn.map

  /// What is wrong with the built-in map: nothing, as a test holds.
  package static let builtInProblems = readBuiltIn.problems

  private static let readBuiltIn = read(BuiltInMap.text, file: "built-in map")

  /// The index of the section that a tap on this text or id opens.
  func section(openedBy words: BindingText) -> Int? {
    sections.firstIndex { section in
      section.patterns.contains { pattern in
        [words.text, words.id].contains { $0.flatMap(pattern.match) != nil }
      }
    }
  }

  /// The section that a flow with this name opens, and the page that it ends on.
  func section(ofFile stem: String) -> (index: Int, page: Int?)? {
    let stem = BindingPattern.normalized(stem)
    for (index, section) in sections.enumerated() {
      for file in section.files where file.pattern.match(stem) != nil {
        return (index, file.page)
      }
    }
    return nil
  }

  /// The first rule for a step, with the numbers in it.
  func rule(
    _ subject: BindingRule.Subject, _ words: BindingText, section: Int?
  ) -> (rule: BindingRule, numbers: [String: Int])? {
    let own = section.map { sections[$0].rules } ?? []
    return first(of: own, subject, words) ?? first(of: common, subject, words)
  }

  /// The first rule for a step where no screen is open.
  func ruleOutside(
    _ subject: BindingRule.Subject, _ words: BindingText
  ) -> (rule: BindingRule, numbers: [String: Int])? {
    first(of: outside, subject, words)
  }

  private func first(
    of rules: [BindingRule], _ subject: BindingRule.Subject, _ words: BindingText
  ) -> (rule: BindingRule, numbers: [String: Int])? {
    for rule in rules {
      if let numbers = rule.match(subject, words) { return (rule, numbers) }
    }
    return nil
  }

  /// The quoted strings of a statement.
  static func strings(in text: some StringProtocol) -> [String] {
    var strings: [String] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "\""),
      let (string, after) = BindingMapReader.quoted(rest[open...])
    {
      strings.append(string)
      rest = rest[after...]
    }
    return strings
  }
}
