/// Cuts Swift source into tokens, well enough for rules about its shape.
///
/// Code inside string interpolations is cut too. Regex literals between slashes are not known to
/// it.
struct Lexer {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var lastLine = 0
  private(set) var tokens: [Token] = []

  /// The tokens of a text.
  static func tokens(of text: String) -> [Token] {
    var lexer = Lexer(bytes: Array(text.utf8))
    lexer.readCode(untilClosing: false)
    return lexer.tokens
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private func byte(_ offset: Int = 0) -> UInt8 {
    index + offset < bytes.count ? bytes[index + offset] : 0
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where index < bytes.count {
      if bytes[index] == .newline { line += 1 }
      index += 1
    }
  }

  /// Reads code to the end, or to the parenthesis that closes an interpolation.
  private mutating func readCode(untilClosing: Bool) {
    var depth = 0
    while index < bytes.count {
      let next = byte()
      if next == UInt8(ascii: "/"), byte(1) == next {
        skipLine()
      } else if next == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        skipBlockComment()
      } else if let hashes = hashesBeforeQuote() {
        readString(hashes: hashes)
      } else if next == UInt8(ascii: "`") {
        readRawName()
      } else if next.isWordByte {
        readWord()
      } else {
        if next == UInt8(ascii: "(") { depth += 1 }
        if next == UInt8(ascii: ")") { depth -= 1 }
        if untilClosing, depth < 0 { return }
        if !next.isSpace { append(.mark, String(UnicodeScalar(next))) }
        advance()
      }
    }
  }

  private mutating func append(_ kind: Token.Kind, _ text: String) {
    tokens.append(
      Token(
        kind: kind, text: text, line: line, lastLine: line, isFirstOfLine: line != lastLine))
    lastLine = line
  }

  private mutating func skipLine() {
    while index < bytes.count, byte() != .newline { advance() }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        advance(2)
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        advance(2)
      } else {
        advance()
      }
    } while depth > 0 && index < bytes.count
  }

  /// How many number signs stand before a quote that begins here; nil if none begins.
  private func hashesBeforeQuote() -> Int? {
    var count = 0
    while byte(count) == UInt8(ascii: "#") { count += 1 }
    return byte(count) == .quote ? count : nil
  }

  private mutating func readRawName() {
    let start = index
    let name = bytes[(index + 1)...].prefix { $0 != UInt8(ascii: "`") && $0 != .newline }
    append(.raw, String(decoding: bytes[start..<(start + 1 + name.count)], as: UTF8.self))
    advance(name.count + 2)
  }

  private mutating func readWord() {
    let start = index
    var end = index
    while end < bytes.count, bytes[end].isWordByte { end += 1 }
    append(.word, String(decoding: bytes[start..<end], as: UTF8.self))
    index = end
  }
}

extension Lexer {
  private mutating func readString(hashes: Int) {
    let place = tokens.count
    append(.string, "")
    advance(hashes)
    let isLong = byte(1) == .quote && byte(2) == .quote
    let quotes = isLong ? 3 : 1
    advance(quotes)

    var content: [UInt8] = []
    while index < bytes.count, !isEnd(quotes: quotes, hashes: hashes) {
      if !isLong, byte() == .newline { break }
      if byte() == .backslash, isEscape(hashes: hashes) {
        content.append(byte())
        let isCode = byte(1 + hashes) == UInt8(ascii: "(")
        advance(2 + hashes)
        if isCode {
          readCode(untilClosing: true)
          advance()
        }
      } else {
        content.append(byte())
        advance()
      }
    }
    advance(quotes + hashes)
    tokens[place].text = String(decoding: content, as: UTF8.self)
    tokens[place].lastLine = line
  }

  private func isEscape(hashes: Int) -> Bool {
    (0..<hashes).allSatisfy { byte(1 + $0) == UInt8(ascii: "#") }
  }

  private func isEnd(quotes: Int, hashes: Int) -> Bool {
    (0..<quotes).allSatisfy { byte($0) == .quote }
      && (0..<hashes).allSatisfy { byte(quotes + $0) == UInt8(ascii: "#") }
  }
}

extension UInt8 {
  fileprivate static let newline = UInt8(ascii: "\n")
  fileprivate static let quote = UInt8(ascii: "\"")
  fileprivate static let backslash = UInt8(ascii: "\\")

  fileprivate var isSpace: Bool { self <= 32 }

  fileprivate var isWordByte: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
      || self == UInt8(ascii: "_") || self >= 0x80
  }
}
