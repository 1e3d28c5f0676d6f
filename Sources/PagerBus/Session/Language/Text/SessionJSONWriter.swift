import PagerBus

/// Writes a session as JSON, without loss: comments, empty lines and every digit are kept.
///
/// A word, a variable, a sign and a size are JSON strings; a text is `{"text":…}`; a bare number
/// is a number, one with a unit `{"n":…,"unit":…}`; then `{"call":…,"args":[…],"member":…}`,
/// `{"point":[x,y]}` and `{"from":…,"to":…}`. Options are members with their own names. One
/// statement a line.
package struct SessionJSONWriter: Sendable {
  private var text = ""

  private init() {}

  /// The JSON of a session; ends with a line end.
  package static func text(of file: SessionFile) -> String {
    var writer = SessionJSONWriter()
    var head = ["\"session\":\(SessionFile.version)"]
    head += member("before", file.before) + member("comment", file.comment)
    writer.text = "{" + head.joined(separator: ",") + ",\"body\":"
    writer.write(file.statements, level: 0)
    writer.text += tail(member("after", file.after)) + "}\n"
    return writer.text
  }

  private mutating func write(_ statements: [Statement], level: Int) {
    guard !statements.isEmpty else {
      text += "[]"
      return
    }
    let indentation = String(repeating: "  ", count: level + 1)
    text += "[\n"
    for (index, statement) in statements.enumerated() {
      text += indentation
      write(statement, level: level + 1)
      text += index + 1 < statements.count ? ",\n" : "\n"
    }
    text += indentation.dropLast(2) + "]"
  }

  private mutating func write(_ statement: Statement, level: Int) {
    var head = ["\"do\":" + Self.quoted(statement.verb)]
    if !statement.arguments.isEmpty {
      head.append("\"args\":" + Self.array(statement.arguments))
    }
    for option in statement.options {
      let value =
        option.arguments.count == 1
        ? Self.json(option.arguments[0].term) : Self.array(option.arguments)
      head.append(Self.quoted(option.name) + ":" + value)
    }
    if let payload = statement.payload { head.append("\"data\":" + payload.text) }
    head += Self.member("before", statement.before)
    head += Self.member("comment", statement.comment)
    text += "{" + head.joined(separator: ",")
    if let block = statement.block {
      text += ",\"body\":"
      write(block.statements, level: level)
      let end = Self.member("after", block.after)
      text += Self.tail(end + Self.member("endComment", statement.endComment))
    }
    text += "}"
  }

  private static func tail(_ members: [String]) -> String {
    members.map { "," + $0 }.joined()
  }

  private static func member(_ name: String, _ lines: [CommentLine]) -> [String] {
    guard !lines.isEmpty else { return [] }
    let parts = lines.map { line in
      switch line {
      case .empty: "null"
      case .comment(let words): quoted(words)
      }
    }
    return ["\"\(name)\":[" + parts.joined(separator: ",") + "]"]
  }

  private static func member(_ name: String, _ comment: String?) -> [String] {
    comment.map { ["\"\(name)\":" + quoted($0)] } ?? []
  }

  private static func quoted(_ text: String) -> String { JSONValue.string(text).text }

  private static func array(_ arguments: [Argument]) -> String {
    "[" + arguments.map { json($0.term) }.joined(separator: ",") + "]"
  }

  private static func json(_ term: Term) -> String {
    switch term {
    case .string(let text): "{\"text\":" + quoted(text) + "}"
    case .number(let quantity):
      quantity.unit.map { "{\"n\":\(quantity.number.text),\"unit\":\"\($0.rawValue)\"}" }
        ?? quantity.number.text
    case .size, .sign, .word, .variable: quoted(term.text)
    case .call(let call):
      "{\"call\":" + quoted((call.isVariable ? "$" : "") + call.name)
        + ",\"args\":" + array(call.arguments)
        + (call.member.map { ",\"member\":" + quoted($0) } ?? "") + "}"
    case .point(let x, let y): "{\"point\":[" + json(x.term) + "," + json(y.term) + "]}"
    case .range(let lower, let upper):
      "{\"from\":" + json(lower.term) + ",\"to\":" + json(upper.term) + "}"
    }
  }
}
