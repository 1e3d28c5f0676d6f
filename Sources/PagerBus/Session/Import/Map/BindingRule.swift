/// One line of a map: what a step looks like, and what it becomes.
struct BindingRule: Equatable, Sendable {
  /// The kind of step that a rule is about.
  enum Subject: String, CaseIterable, Sendable {
    /// A tap on something with this text or id.
    case tap
    /// Something with this text or id is visible.
    case see
    /// Nothing with this text or id is visible.
    case gone
    /// A swipe that begins in the element with this id.
    case from
  }

  /// Whether the text or the id of an element is compared.
  enum Field: String, CaseIterable, Sendable {
    case text
    case id
  }

  /// What a step becomes.
  enum Outcome: Equatable, Sendable {
    /// Statements, with `{name}` for numbers.
    case statements([BindingTemplate])
    /// The screen of the section is left.
    case leave
    /// Nothing, for a reason.
    case drop(String)
  }

  let subject: Subject
  /// Either one when nil.
  let field: Field?
  let pattern: BindingPattern
  let outcome: Outcome
  /// Under which it says anything; always when nil.
  let condition: Condition?

  /// The numbers in a text or an id that this rule is about.
  func match(_ subject: Subject, _ words: BindingText) -> [String: Int]? {
    guard subject == self.subject else { return nil }
    if field != .id, let numbers = words.text.flatMap(pattern.match) { return numbers }
    if field != .text, let numbers = words.id.flatMap(pattern.match) { return numbers }
    return nil
  }
}

extension BindingRule {
  /// What must hold for a rule's statements to be said, such as `{last} > 0`.
  struct Condition: Equatable, Sendable {
    /// The condition as it is written in the map.
    let source: String
    private let left: BindingTemplate
    private let sign: Character
    private let right: Int

    /// Nil for anything but a number in braces, a sign and a whole number.
    init?(_ text: String) {
      let words = text.split { $0.isWhitespace }
      guard words.count == 3, words[1].count == 1, let sign = words[1].first, "=<>".contains(sign),
        let left = BindingTemplate(String(words[0])), let right = Int(words[2]),
        left.parts.count == 1, case .number = left.parts[0]
      else { return nil }
      source = text
      self.left = left
      self.sign = sign
      self.right = right
    }

    /// Whether it holds; a number that is not known or below 0 makes it false.
    func holds(_ numbers: [String: Int]) -> Bool {
      guard let number = left.statement(numbers).flatMap({ Int($0) }) else { return false }
      return sign == "=" ? number == right : sign == "<" ? number < right : number > right
    }
  }
}
