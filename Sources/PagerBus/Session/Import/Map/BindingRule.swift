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

  /// The numbers in a text or an id that this rule is about.
  func match(_ subject: Subject, _ words: BindingText) -> [String: Int]? {
    guard subject == self.subject else { return nil }
    if field != .id, let numbers = words.text.flatMap(pattern.match) { return numbers }
    if field != .text, let numbers = words.id.flatMap(pattern.match) { return numbers }
    return nil
  }
}
