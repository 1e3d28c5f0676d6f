/// Reads JSON (RFC 8259) with the place of every key and value.
///
/// Stricter than the standard where it leaves a choice: a name that occurs twice in an object
/// is an error, and nesting is limited, so that no input can exhaust the stack.
package struct JSONParser: Sendable {
  /// The deepest nesting of arrays and objects that is read.
  package static let depthMaximum = 64

  private(set) var cursor: SourceCursor
  private let depthLimit: Int
  private var depth = 0

  init(_ cursor: SourceCursor, depthLimit: Int = depthMaximum) {
    self.cursor = cursor
    self.depthLimit = depthLimit
  }

  /// Reads the one value that a source holds.
  ///
  /// - Throws: the first thing that is wrong, with its place.
  package static func parse(_ source: SourceText) throws(DiagnosticsError) -> JSONNode {
    try parse(source, depthLimit: depthMaximum)
  }

  /// Reads the one value that a source holds, with a limit on nesting of the caller's own.
  static func parse(_ source: SourceText, depthLimit: Int) throws(DiagnosticsError) -> JSONNode {
    if let fault = source.fault() { throw DiagnosticsError(fault) }
    return try parseAll(SourceCursor(source), depthLimit: depthLimit)
  }

  /// Reads the one value between a cursor and its end.
  static func parseAll(
    _ cursor: SourceCursor, depthLimit: Int = depthMaximum
  ) throws(DiagnosticsError) -> JSONNode {
    var parser = JSONParser(cursor, depthLimit: depthLimit)
    do throws(Diagnostic) {
      let node = try parser.takeValue()
      parser.skipSpace()
      guard parser.cursor.byte == nil else {
        throw parser.unexpected("the end after the value")
      }
      return node
    } catch {
      throw DiagnosticsError(error)
    }
  }

  /// Reads the value that begins at the cursor and stops right after it.
  mutating func takeValue() throws(Diagnostic) -> JSONNode {
    skipSpace()
    let start = cursor.position()
    let content = try takeContent(start)
    return JSONNode(content: content, range: cursor.range(from: start))
  }

  private mutating func takeContent(_ start: SourcePosition) throws(Diagnostic) -> JSONNode.Content
  {
    guard let byte = cursor.byte else { throw unexpected("a value") }
    switch byte {
    case UInt8(ascii: "{"):
      return .object(try nested(start) { (parser) throws(Diagnostic) in try parser.takeMembers() })
    case UInt8(ascii: "["):
      return .array(try nested(start) { (parser) throws(Diagnostic) in try parser.takeElements() })
    case UInt8(ascii: "\""): return .string(try cursor.takeString())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try takeNumber())
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
      return try takeWord(start)
    default: throw unexpected("a value")
    }
  }

  private mutating func nested<Value>(
    _ start: SourcePosition, _ body: (inout JSONParser) throws(Diagnostic) -> Value
  ) throws(Diagnostic) -> Value {
    depth += 1
    defer { depth -= 1 }
    guard depth <= depthLimit else {
      throw .error(
        "nesting is deeper than \(depthLimit)",
        at: SourceRange(start: start, end: start.offset + 1), in: cursor.source)
    }
    return try body(&self)
  }

  private mutating func takeMembers() throws(Diagnostic) -> [JSONNode.Member] {
    var members: [JSONNode.Member] = []
    var names: Set<String> = []
    cursor.advance()
    skipSpace()
    if take("}") { return [] }
    while true {
      skipSpace()
      guard cursor.byte == UInt8(ascii: "\"") else {
        if !members.isEmpty, cursor.byte == UInt8(ascii: "}") { throw extraComma("}") }
        throw unexpected(members.isEmpty ? "a name in quotes or `}`" : "a name in quotes")
      }
      let start = cursor.position()
      let name = try cursor.takeString()
      let range = cursor.range(from: start)
      guard names.insert(name).inserted else {
        throw .error("`\(name)` occurs twice in this object", at: range, in: cursor.source)
      }
      skipSpace()
      guard take(":") else { throw unexpected("`:` after the name") }
      members.append(.init(name: name, nameRange: range, node: try takeValue()))
      skipSpace()
      if take("}") { return members }
      guard take(",") else { throw unexpected("`,` or `}`") }
    }
  }

  private mutating func takeElements() throws(Diagnostic) -> [JSONNode] {
    var elements: [JSONNode] = []
    cursor.advance()
    skipSpace()
    if take("]") { return [] }
    while true {
      skipSpace()
      if !elements.isEmpty, cursor.byte == UInt8(ascii: "]") { throw extraComma("]") }
      elements.append(try takeValue())
      skipSpace()
      if take("]") { return elements }
      guard take(",") else { throw unexpected("`,` or `]`") }
    }
  }
}

extension JSONParser {
  private mutating func takeWord(_ start: SourcePosition) throws(Diagnostic) -> JSONNode.Content {
    cursor.skip { ($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "z") }
    let range = cursor.range(from: start)
    let word = cursor.source.text(from: start.offset, to: range.end)
    switch word {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    default:
      throw .error(
        "`\(word.prefix(40))` is not a JSON value", at: range, in: cursor.source,
        help: Suggestion.help(for: word, among: ["null", "true", "false"]) ?? "quote a text")
    }
  }

  private mutating func takeNumber() throws(Diagnostic) -> JSONNumber {
    let start = cursor.position()
    if cursor.byte == UInt8(ascii: "-") { cursor.advance() }
    let leadsWithZero = cursor.byte == UInt8(ascii: "0")
    let digits = takeDigits()
    guard digits > 0 else { throw unexpected("a digit") }
    if leadsWithZero, digits > 1 {
      throw .error(
        "a number does not begin with 0", at: cursor.range(from: start), in: cursor.source)
    }
    if take(".") { guard takeDigits() > 0 else { throw unexpected("a digit after the point") } }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      guard takeDigits() > 0 else { throw unexpected("a digit of the exponent") }
    }
    let text = cursor.source.text(from: start.offset, to: cursor.offset)
    guard let double = Double(text), double.isFinite else {
      throw .error(
        "this number is too large", at: cursor.range(from: start), in: cursor.source)
    }
    return JSONNumber(validated: text)
  }

  private mutating func takeDigits() -> Int {
    let start = cursor.offset
    cursor.skip { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    return cursor.offset - start
  }

  private mutating func take(_ text: StaticString) -> Bool {
    guard cursor.isAt(text) else { return false }
    cursor.advance(text.utf8CodeUnitCount)
    return true
  }

  private mutating func skipSpace() {
    cursor.skip { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
  }

  private mutating func extraComma(_ bracket: String) -> Diagnostic {
    .error(
      "a comma stands before `\(bracket)`", at: cursor.nextRange(), in: cursor.source,
      help: "JSON has no comma behind the last element; take it away")
  }

  private mutating func unexpected(_ expected: String) -> Diagnostic {
    let other = cursor.byte == nil ? "the end" : "a byte that is not UTF-8"
    let found = cursor.scalar.map { "`\($0.value)`" } ?? other
    return .error(
      "expected \(expected), found \(found)", at: cursor.nextRange(), in: cursor.source)
  }
}
