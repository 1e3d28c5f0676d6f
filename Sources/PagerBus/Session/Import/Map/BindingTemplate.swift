/// A statement of the session language with `{name}`, `{name-1}` and `{name+1}` for numbers.
///
/// Two names are always known to the importer: `count`, the number of pages at this point, and
/// `last`, the index of the last one.
struct BindingTemplate: Equatable, Sendable {
  enum Part: Equatable, Sendable {
    /// As written.
    case text(String)
    /// A number plus a constant.
    case number(name: String, offset: Int)
  }

  let parts: [Part]
  /// The template as it is written in the map.
  let source: String

  /// Nil for a brace that does not hold a name and an optional constant.
  init?(_ text: String) {
    var parts: [Part] = []
    var plain = ""
    var rest = Array(text)[...]
    while let next = rest.popFirst() {
      guard next == "{" else {
        guard next != "}" else { return nil }
        plain.append(next)
        continue
      }
      guard let end = rest.firstIndex(of: "}"), let part = Self.number(rest[..<end]) else {
        return nil
      }
      if !plain.isEmpty { parts.append(.text(plain)) }
      plain = ""
      parts.append(part)
      rest = rest[(end + 1)...]
    }
    if !plain.isEmpty { parts.append(.text(plain)) }
    self.parts = parts
    source = text
  }

  /// The statement with 1 for every number, to see whether it is one.
  var example: String {
    parts.reduce(into: "") { result, part in
      switch part {
      case .text(let text): result += text
      case .number: result += "1"
      }
    }
  }

  /// The statement, or nil when a number is unknown or would be negative.
  func statement(_ numbers: [String: Int]) -> String? {
    var result = ""
    for part in parts {
      switch part {
      case .text(let text): result += text
      case .number(let name, let offset):
        guard let number = numbers[name] else { return nil }
        let (sum, overflow) = number.addingReportingOverflow(offset)
        guard !overflow, sum >= 0 else { return nil }
        result += String(sum)
      }
    }
    return result
  }

  private static func number(_ text: ArraySlice<Character>) -> Part? {
    let name = text.prefix { $0.isLetter }
    let rest = text.dropFirst(name.count)
    guard BindingPattern.isName(String(name)) else { return nil }
    guard !rest.isEmpty else { return .number(name: String(name), offset: 0) }
    guard rest.first == "+" || rest.first == "-", rest.count <= 6,
      let offset = Int(String(rest))
    else { return nil }
    return .number(name: String(name), offset: offset)
  }
}
