/// A text to compare with: characters, `*` for any others, `{name}` for a number.
///
/// Upper and lower case are the same, as in the recordings' own matching; spaces at the ends do not
/// count, and several in a row are one.
struct BindingPattern: Equatable, Sendable {
  /// The longest text that is compared, in characters; a longer one does not match.
  static let lengthMaximum = 1_000

  enum Token: Equatable, Sendable {
    /// Exactly this character.
    case character(Character)
    /// Any characters, or none.
    case anything
    /// Digits, under this name.
    case number(String)
  }

  let tokens: [Token]

  /// Nil for a brace that does not hold a name.
  init?(_ text: String) {
    var tokens: [Token] = []
    var rest = Self.normalized(text)[...]
    while let next = rest.popFirst() {
      switch next {
      case "*": tokens.append(.anything)
      case "{":
        guard let end = rest.firstIndex(of: "}") else { return nil }
        let name = String(rest[..<end])
        guard Self.isName(name) else { return nil }
        tokens.append(.number(name))
        rest = rest[(end + 1)...]
      case "}": return nil
      default: tokens.append(.character(next))
      }
    }
    self.tokens = tokens
  }

  /// The numbers of a normalized text that matches.
  func match(_ text: [Character]) -> [String: Int]? {
    guard text.count <= Self.lengthMaximum else { return nil }
    var numbers: [String: Int] = [:]
    var token = 0
    var index = 0
    // Where the last `*` was, so that it can be tried once more with one character in it.
    var retry: (token: Int, index: Int)?
    while index < text.count || token < tokens.count {
      if token < tokens.count, step(&token, &index, text, &numbers, &retry) { continue }
      guard let last = retry, last.index < text.count else { return nil }
      token = last.token
      index = last.index + 1
      retry = (last.token, index)
    }
    return numbers
  }

  private func step(
    _ token: inout Int, _ index: inout Int, _ text: [Character],
    _ numbers: inout [String: Int], _ retry: inout (token: Int, index: Int)?
  ) -> Bool {
    switch tokens[token] {
    case .anything:
      token += 1
      retry = (token, index)
      return true
    case .character(let character):
      guard index < text.count, text[index] == character else { return false }
      index += 1
    case .number(let name):
      let digits = text[index...].prefix { $0.isASCII && $0.isWholeNumber }
      guard let number = Int(String(digits)) else { return false }
      numbers[name] = number
      index += digits.count
    }
    token += 1
    return true
  }

  static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isASCII && $0.isLetter }
  }

  /// Lower case, single spaces, none at the ends.
  static func normalized(_ text: String) -> [Character] {
    Array(text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " "))
  }
}
