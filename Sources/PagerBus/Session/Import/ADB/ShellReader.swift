/// Splits a shell script into commands, as far as scripts of recorded input are written.
///
/// Read: words, quotes, backslashes, comments, and commands one after the other: on lines, behind
/// `;` or behind `&&`. Whatever decides *whether* or *how often* a command runs, or what is in it,
/// is refused by its name: a session that left it out would say something else.
struct ShellReader {
  /// The most commands of one script.
  static let commandsMaximum = 100_000
  /// The most problems that are kept; reading stops there.
  static let problemsMaximum = 100

  private var cursor: SourceCursor
  private let source: SourceText
  private(set) var commands: [ShellCommand] = []
  private(set) var problems: [Diagnostic] = []
  private var words: [ShellWord] = []

  private init(_ cursor: SourceCursor) {
    self.cursor = cursor
    source = cursor.source
  }

  /// Reads a whole script.
  static func read(_ source: SourceText) -> (commands: [ShellCommand], problems: [Diagnostic]) {
    read(SourceCursor(source))
  }

  /// Reads the part of a script between a cursor and its end.
  static func read(
    _ cursor: SourceCursor
  ) -> (commands: [ShellCommand], problems: [Diagnostic]) {
    var reader = ShellReader(cursor)
    reader.read()
    return (reader.commands, reader.problems)
  }

  private mutating func read() {
    while cursor.byte != nil, problems.count < Self.problemsMaximum {
      do throws(Diagnostic) {
        try readPiece()
      } catch {
        problems.append(error)
        words = []
        cursor.skip { $0 != UInt8(ascii: "\n") }
      }
    }
    endCommand()
  }

  /// Reads a space, a comment, a separator or a word.
  private mutating func readPiece() throws(Diagnostic) {
    guard let byte = cursor.byte else { return }
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): cursor.advance()
    case UInt8(ascii: "#"): cursor.skip { $0 != UInt8(ascii: "\n") }
    case UInt8(ascii: "\n"), UInt8(ascii: ";"): try separate(length: 1)
    case UInt8(ascii: "&") where cursor.isAt("&&"): try separate(length: 2)
    case UInt8(ascii: "\\") where cursor.isAt("\\\n"): cursor.advance(2)
    case UInt8(ascii: "\\") where cursor.isAt("\\\r\n"): cursor.advance(3)
    default: words.append(try takeWord())
    }
  }

  private mutating func separate(length: Int) throws(Diagnostic) {
    guard !words.isEmpty || cursor.byte == UInt8(ascii: "\n") else {
      let name = length == 1 ? ";" : "&&"
      throw .error("a command is missing before `\(name)`", at: cursor.nextRange(), in: source)
    }
    cursor.advance(length)
    endCommand()
    guard commands.count < Self.commandsMaximum else {
      cursor.skip { _ in true }
      throw .error(
        "a script has at most \(Self.commandsMaximum) commands", at: cursor.nextRange(),
        in: source)
    }
  }

  private mutating func endCommand() {
    guard let first = words.first else { return }
    let command = ShellCommand(words: words)
    words = []
    if let name = Self.syntax(first) {
      problems.append(
        .error(
          "\(name) is not supported", at: first.range, in: source,
          help: "write the commands that it runs, one after the other"))
    } else {
      commands.append(command)
    }
  }

  /// What a first word begins, if that is not a program.
  private static func syntax(_ word: ShellWord) -> String? {
    guard word.range.end - word.range.start.offset == word.text.utf8.count else { return nil }
    if keywords.contains(word.text) { return "`\(word.text)`" }
    let name = word.text.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    return !name.isEmpty && word.text.dropFirst(name.count).first == "="
      ? "a variable (\(name))" : nil
  }

  private static let keywords: Set<String> = [
    "if", "then", "elif", "else", "fi", "for", "while", "until", "do", "done", "case", "esac",
    "select", "function", "time", "{", "}", "!", "[[", "in", "coproc",
  ]

  // MARK: - Words

  private mutating func takeWord() throws(Diagnostic) -> ShellWord {
    let start = cursor.position()
    var text: [UInt8] = []
    var inside: Range<Int>?
    var parts = 0
    while let byte = cursor.byte, !Self.endsWord(byte) {
      parts += 1
      switch byte {
      case UInt8(ascii: "'"), UInt8(ascii: "\""): inside = try takeQuoted(byte, &text)
      case UInt8(ascii: "\\"): takeEscaped(&text)
      default:
        try refuseSyntax(byte)
        text.append(byte)
        cursor.advance()
      }
    }
    if let byte = cursor.byte { try refuseSyntax(byte) }
    return ShellWord(
      text: String(decoding: text, as: UTF8.self), range: cursor.range(from: start),
      inside: parts == 1 ? inside : nil)
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    " \t\r\n;&".utf8.contains(byte)
  }

  /// What stands between two quotes; the range without them.
  private mutating func takeQuoted(
    _ quote: UInt8, _ text: inout [UInt8]
  ) throws(Diagnostic) -> Range<Int> {
    let open = cursor.nextRange()
    cursor.advance()
    let start = cursor.offset
    while let byte = cursor.byte, byte != quote {
      if quote == UInt8(ascii: "\"") {
        if byte == UInt8(ascii: "\\") {
          takeEscaped(&text, quoted: true)
          continue
        }
        if byte == UInt8(ascii: "$") || byte == UInt8(ascii: "`") { try refuseSyntax(byte) }
      }
      text.append(byte)
      cursor.advance()
    }
    guard cursor.byte != nil else {
      throw .error("this quote is never closed", at: open, in: source)
    }
    let inside = start..<cursor.offset
    cursor.advance()
    return inside
  }

  /// A backslash and what it stands before; between quotes it escapes few characters only.
  private mutating func takeEscaped(_ text: inout [UInt8], quoted: Bool = false) {
    cursor.advance()
    guard let next = cursor.byte else { return }
    if quoted, !"\"\\$`\n".utf8.contains(next) { text.append(UInt8(ascii: "\\")) }
    if next != UInt8(ascii: "\n") { text.append(next) }
    cursor.advance()
  }

  // MARK: - Syntax

  private mutating func refuseSyntax(_ byte: UInt8) throws(Diagnostic) {
    let what: String
    switch byte {
    case UInt8(ascii: "$"): what = "an expansion (`$`)"
    case UInt8(ascii: "`"): what = "a command substitution"
    case UInt8(ascii: "|"): what = cursor.isAt("||") ? "`||`" : "a pipe (`|`)"
    case UInt8(ascii: "<"), UInt8(ascii: ">"): what = "a redirection"
    case UInt8(ascii: "("), UInt8(ascii: ")"): what = "a parenthesis"
    case UInt8(ascii: "&") where !cursor.isAt("&&"): what = "a job in the background (`&`)"
    default: return
    }
    throw .error("\(what) is not supported", at: cursor.nextRange(), in: source)
  }
}
