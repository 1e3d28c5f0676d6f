/// The bytes of one input together with the name that diagnostics print for it.
///
/// Sessions, JSON files, manifests and traces are all read through this type. The bytes are
/// taken as they are; ``fault()`` tells whether they are text at all.
package struct SourceText: Hashable, Sendable {
  /// What diagnostics call the input: a relative path, or `-` for the standard input.
  package let name: String

  /// The whole input.
  package let bytes: [UInt8]

  /// The number of the text among those of a session; its places carry it.
  package private(set) var number = 0

  /// Makes a source from its name and its bytes.
  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// Makes a source from its name and a text.
  package init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  /// The same input with another number.
  package func numbered(_ number: Int) -> SourceText {
    var copy = self
    copy.number = number
    return copy
  }

  /// The text between two byte offsets; offsets outside the input are clamped.
  package func text(from start: Int, to end: Int) -> String {
    let lower = min(max(start, 0), bytes.count)
    let upper = min(max(end, lower), bytes.count)
    return String(decoding: bytes[lower..<upper], as: UTF8.self)
  }

  /// Line and column of a byte offset; costs a scan of the input up to there.
  package func position(at offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), bytes.count)
    var line = 1
    var lineStart = startOfText
    for index in bytes[..<offset].indices where bytes[index] == UInt8(ascii: "\n") {
      line += 1
      lineStart = index + 1
    }
    let column = 1 + characterCount(from: lineStart, to: offset)
    return SourcePosition(offset: offset, line: line, column: column, source: number)
  }

  /// The range between two byte offsets; costs a scan of the input.
  package func range(from start: Int, to end: Int) -> SourceRange {
    SourceRange(start: position(at: start), end: max(start, end))
  }

  /// The offset of the first byte after a byte order mark, if there is one.
  package var startOfText: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// Characters between two byte offsets, as a reader counts them.
  func characterCount(from start: Int, to end: Int) -> Int {
    characters(from: start, to: end).count
  }

  /// Characters between two byte offsets, and where the last one of them begins.
  func characters(from start: Int, to end: Int) -> (count: Int, last: Int) {
    guard start < end else { return (0, start) }
    let slice = bytes[start..<end]
    if slice.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) { return (slice.count, end - 1) }
    let text = String(decoding: slice, as: UTF8.self)
    let count = text.count
    let length = text.last?.utf8.count ?? 0
    if text.utf8.count == slice.count { return (count, end - length) }
    // What is no UTF-8 is longer as text than it is here.
    let last = (1...max(1, min(length, slice.count))).first { length in
      String(decoding: slice.dropLast(length), as: UTF8.self).count == count - 1
    }
    return (count, max(start, end - (last ?? length)))
  }

  /// The length of the character that begins at an offset, in bytes; 0 at the end.
  ///
  /// Looks at no more than twice the character, so that it can be asked for each one of a line.
  func characterLength(at offset: Int) -> Int {
    var window = 32
    while true {
      let end = min(bytes.count, offset + window)
      let first = String(decoding: bytes[offset..<end], as: UTF8.self).first
      let length = first?.utf8.count ?? 0
      // A window can cut the character, or the scalar behind it, which decides where it ends.
      if end == bytes.count || length + 4 <= window { return min(length, end - offset) }
      window *= 2
    }
  }

  /// The offsets of the line that holds `offset`, without its line end.
  func lineBounds(at offset: Int) -> Range<Int> {
    let offset = min(max(offset, 0), bytes.count)
    var start = offset
    while start > startOfText, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    var end = offset
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return min(start, end)..<end
  }
}

extension SourceText: CustomDebugStringConvertible {
  /// The name; the bytes would drown everything around them.
  package var debugDescription: String { "SourceText(\(name))" }
}

extension SourceText {
  /// Why the bytes are not text: the first NUL or the first byte that is not UTF-8; nil if they
  /// are text.
  package func fault() -> Diagnostic? {
    let zero = bytes.firstIndex(of: 0)
    if let invalid = firstInvalidOffset(), invalid < zero ?? bytes.count {
      return .error(
        "this is not UTF-8", at: range(from: invalid, to: invalid + 1), in: self,
        note: "byte 0x\(hexadecimal(bytes[invalid]))", help: "save the file as UTF-8")
    }
    guard let zero else { return nil }
    return .error(
      "a NUL byte is not allowed", at: range(from: zero, to: zero + 1), in: self,
      help: "this looks like a binary file; a text has no NUL")
  }

  private func firstInvalidOffset() -> Int? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded): offset += encoded.count
      case .error: return min(offset, bytes.count - 1)
      case .emptyInput: return nil
      }
    }
  }

  private func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.utf8.count == 1 ? "0" + digits : digits
  }
}
