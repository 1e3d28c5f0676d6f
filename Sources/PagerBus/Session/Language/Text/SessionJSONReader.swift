/// Reads the JSON form of a session, as ``SessionJSONWriter`` writes it.
///
/// The places of the result are those of the JSON text. Whatever the text form could not say is
/// refused, so that both forms always mean the same.
package struct SessionJSONReader: Sendable {
  /// The deepest nesting of JSON: a block takes two levels, and so does a call.
  private static let depthMaximum = 4 * Parser.depthMaximum + 16

  let source: SourceText

  /// Reads a session from its JSON form.
  ///
  /// - Throws: the first thing that is wrong, with its place.
  package static func read(_ source: SourceText) throws(DiagnosticsError) -> SessionFile {
    let node = try JSONParser.parse(source, depthLimit: depthMaximum)
    do throws(Diagnostic) {
      return try SessionJSONReader(source: source).file(node)
    } catch {
      throw DiagnosticsError(error)
    }
  }

  func wrong(_ expected: String, _ node: JSONNode) -> Diagnostic {
    .error("expected \(expected), found \(node.kindName)", at: node.range, in: source)
  }

  private func file(_ node: JSONNode) throws(Diagnostic) -> SessionFile {
    guard let members = node.members else { throw wrong("a session", node) }
    guard let version = node["session"] else {
      throw .error("`session` is missing", at: node.range.opening, in: source)
    }
    guard version.integer == Int64(SessionFile.version) else {
      throw .error("this version reads session 1 only", at: version.range, in: source)
    }
    var file = SessionFile(source: source)
    for member in members {
      switch member.name {
      case "session", "$schema": break
      case "before": file.before = try lines(member.node)
      case "comment": file.comment = try comment(member.node)
      case "after": file.after = try lines(member.node)
      case "body": file.statements = try statements(member.node, depth: 0)
      default:
        let names = ["session", "before", "comment", "body", "after"]
        throw unknown(member, among: names)
      }
    }
    return file
  }

  private func unknown(_ member: JSONNode.Member, among names: [String]) -> Diagnostic {
    .error(
      "unknown member `\(member.name)`", at: member.nameRange, in: source,
      help: Suggestion.help(for: member.name, among: names)
        ?? "one of " + names.joined(separator: " "))
  }

  private func statements(_ node: JSONNode, depth: Int) throws(Diagnostic) -> [Statement] {
    guard let elements = node.elements else { throw wrong("an array of statements", node) }
    guard depth <= Parser.depthMaximum else {
      throw .error(
        "blocks are nested deeper than \(Parser.depthMaximum)", at: node.range.opening, in: source)
    }
    var statements: [Statement] = []
    for element in elements { statements.append(try statement(element, depth: depth)) }
    return statements
  }

  private func statement(_ node: JSONNode, depth: Int) throws(Diagnostic) -> Statement {
    guard let members = node.members else { throw wrong("a statement", node) }
    guard let name = node["do"] else {
      throw .error("`do` is missing", at: node.range.opening, in: source)
    }
    guard let verb = name.string, Lexer.isWord(verb), verb != TermSign.within.rawValue else {
      throw wrong("a verb", name)
    }
    var statement = Statement(verb: verb, at: name.range)
    let options = Verb.named(verb)?.options ?? []
    var block: Block?
    for member in members {
      switch member.name {
      case "do": break
      case "args": statement.arguments = try arguments(member.node, options: options)
      case "data": statement.payload = member.node
      case "before": statement.before = try lines(member.node)
      case "comment": statement.comment = try comment(member.node)
      case "endComment": statement.endComment = try comment(member.node)
      case "body":
        block = block ?? Block(range: member.node.range.opening)
        block?.statements = try statements(member.node, depth: depth + 1)
      case "after":
        block = block ?? Block(range: member.node.range.opening)
        block?.after = try lines(member.node)
      default:
        guard options.contains(member.name) else {
          let names = ["do", "args", "data", "before", "comment", "body", "after", "endComment"]
          throw unknown(member, among: names + options)
        }
        statement.options.append(try option(member))
      }
    }
    statement.block = block
    try checkPayload(statement, node)
    return statement
  }

  /// Only `publish` has JSON, and it has nothing after its type.
  private func checkPayload(_ statement: Statement, _ node: JSONNode) throws(Diagnostic) {
    let isPublish = statement.verb == "publish"
    guard isPublish == (statement.payload != nil),
      !isPublish || (statement.arguments.count == 1 && statement.block == nil)
    else {
      throw .error(
        "`publish` has one type and `data`, and nothing else has `data`", at: node.range.opening,
        in: source)
    }
  }

  private func option(_ member: JSONNode.Member) throws(Diagnostic) -> StatementOption {
    var option = StatementOption(name: member.name, nameRange: member.nameRange, arguments: [])
    if Verb.valueCount(ofOption: member.name) == 1 {
      option.arguments = [try top(member.node)]
      return option
    }
    option.arguments = try arguments(member.node, options: [])
    guard option.arguments.count == Verb.valueCount(ofOption: member.name) else {
      throw wrong("three values", member.node)
    }
    return option
  }

  private func arguments(
    _ node: JSONNode, options: [String]
  ) throws(Diagnostic) -> [Argument] {
    guard let elements = node.elements else { throw wrong("an array of values", node) }
    var arguments: [Argument] = []
    for element in elements {
      let value = try top(element)
      if case .word(let word) = value.term, options.contains(word) {
        throw .error(
          "`\(word)` is an option here", at: element.range, in: source,
          help: "write it as a member of its own")
      }
      arguments.append(value)
    }
    return arguments
  }

  /// A value that stands in no other one.
  private func top(_ node: JSONNode) throws(Diagnostic) -> Argument {
    let value = try argument(node, allowsPoint: true)
    guard value.callDepth <= Parser.depthMaximum else {
      throw .error(
        "calls are nested deeper than \(Parser.depthMaximum)", at: node.range.opening, in: source)
    }
    return value
  }

  private func lines(_ node: JSONNode) throws(Diagnostic) -> [CommentLine] {
    guard let elements = node.elements else { throw wrong("an array of comments", node) }
    var lines: [CommentLine] = []
    for element in elements {
      if element.content == .null {
        lines.append(.empty)
      } else {
        lines.append(.comment(try comment(element)))
      }
    }
    return lines
  }

  private func comment(_ node: JSONNode) throws(Diagnostic) -> String {
    guard let text = node.string else { throw wrong("a comment", node) }
    guard !text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D || $0 == 0 }) else {
      throw .error("a comment is one line", at: node.range, in: source)
    }
    return CommentLine.withoutEnd(text[...].unicodeScalars)
  }
}

extension SourceRange {
  /// Its first byte.
  var opening: SourceRange { SourceRange(start: start, end: start.offset + 1) }
}
