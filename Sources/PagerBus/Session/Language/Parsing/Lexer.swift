/// Cuts a session into tokens, one at a time.
///
/// Errors are reported to ``diagnostics`` and leave an invalid token, so that reading goes on
/// behind them.
struct Lexer: Sendable {
  /// What was found wrong so far.
  var diagnostics = Diagnostics()

  /// Where the next token begins.
  var cursor: SourceCursor

  private var hasBareReturn = false

  init(_ source: SourceText) {
    cursor = SourceCursor(source)
  }

  /// What is read.
  var source: SourceText { cursor.source }

  /// Reads the next token; after the end always the end.
  mutating func next() -> Token {
    cursor.skip { $0 == 0x20 || $0 == 0x09 }
    if cursor.isAt("\r\n") { cursor.advance() }
    let start = cursor.position()
    let kind = takeKind(start)
    return Token(kind: kind, range: cursor.range(from: start))
  }

  private mutating func takeKind(_ start: SourcePosition) -> Token.Kind {
    guard let byte = cursor.byte else { return .end }
    switch byte {
    case UInt8(ascii: "\n"): return single(.newline)
    case UInt8(ascii: "\r"): return takeBareReturn(start)
    case UInt8(ascii: ";"): return single(.semicolon)
    case UInt8(ascii: ","): return single(.comma)
    case UInt8(ascii: "("): return single(.open)
    case UInt8(ascii: ")"): return single(.close)
    case UInt8(ascii: "{"): return single(.openBrace)
    case UInt8(ascii: "}"): return single(.closeBrace)
    case UInt8(ascii: "#"): return takeComment()
    case UInt8(ascii: "\""): return takeString()
    case UInt8(ascii: "$"): return takeVariable(start)
    case UInt8(ascii: "."): return takePoint(start)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return takeNumber(start)
    case UInt8(ascii: "-"):
      return isDigit(cursor.byte(ahead: 1)) ? takeNumber(start) : unexpected(start)
    default: return takeSign() ?? takeWord(start)
    }
  }

  private mutating func single(_ kind: Token.Kind) -> Token.Kind {
    cursor.advance()
    return kind
  }

  /// Says it once; the line ends here all the same, so that nothing else seems to be wrong.
  private mutating func takeBareReturn(_ start: SourcePosition) -> Token.Kind {
    cursor.advance()
    guard !hasBareReturn else { return .newline }
    hasBareReturn = true
    diagnostics.report(
      .error(
        "a line ends with LF or CR LF, not with CR alone", at: cursor.range(from: start),
        in: source, help: "save the file with the line ends of Unix"))
    return .newline
  }

  private mutating func takeComment() -> Token.Kind {
    let start = cursor.offset + 1
    cursor.skip { $0 != UInt8(ascii: "\n") }
    return .comment(CommentLine.trimmed(source.text(from: start, to: cursor.offset)))
  }

  private mutating func takeString() -> Token.Kind {
    do throws(Diagnostic) {
      return .string(try cursor.takeString())
    } catch {
      return fail(error)
    }
  }

  private mutating func takeVariable(_ start: SourcePosition) -> Token.Kind {
    cursor.advance()
    guard let word = scanWord() else {
      return fail("a variable is `$` and a name", start, help: "such as $i")
    }
    return .variable(word)
  }

  private mutating func takePoint(_ start: SourcePosition) -> Token.Kind {
    cursor.advance()
    if cursor.byte == UInt8(ascii: ".") { return single(.dots) }
    guard let word = scanWord() else { return fail("a name must follow the point", start) }
    return .member(word)
  }

  private mutating func takeSign() -> Token.Kind? {
    let signs: [(StaticString, TermSign)] = [
      ("!=", .notEqual), ("<=", .lessOrEqual), (">=", .greaterOrEqual), ("+-", .tolerance),
      ("±", .tolerance), ("=", .equal), ("<", .less), (">", .greater),
    ]
    for (text, sign) in signs where cursor.isAt(text) {
      cursor.advance(text.utf8CodeUnitCount)
      return .sign(sign)
    }
    return nil
  }

  private mutating func takeWord(_ start: SourcePosition) -> Token.Kind {
    guard let word = scanWord() else { return unexpected(start) }
    return word == TermSign.within.rawValue ? .sign(.within) : .word(word)
  }

  mutating func unexpected(_ start: SourcePosition) -> Token.Kind {
    // All of a character, or else each of its scalars would be one more error at the same column.
    cursor.advance(max(1, source.characterLength(at: start.offset)))
    let range = cursor.range(from: start)
    let text = source.text(from: start.offset, to: min(range.end, start.offset + 40))
    return fail(.error("unexpected character `\(text)`", at: range, in: source))
  }

  mutating func fail(_ message: String, _ start: SourcePosition, help: String? = nil) -> Token.Kind
  {
    fail(.error(message, at: cursor.range(from: start), in: source, help: help))
  }

  mutating func fail(_ diagnostic: Diagnostic) -> Token.Kind {
    diagnostics.report(diagnostic)
    return .invalid
  }
}

extension CommentLine {
  /// The text of a comment as it is kept: no line end, one space at the front left out.
  static func trimmed(_ text: String) -> String {
    let line = text.utf8.contains(0x0D) ? String(text.map { $0 == "\r" ? " " : $0 }) : text
    var scalars = line[...].unicodeScalars
    if scalars.first == " " { scalars.removeFirst() }
    return withoutEnd(scalars)
  }

  /// Scalars without the spaces at their end.
  ///
  /// Scalars, because an accent may stand behind a space and make one character with it.
  static func withoutEnd(_ scalars: Substring.UnicodeScalarView) -> String {
    var scalars = scalars
    while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
    return String(scalars)
  }
}
