import Glibc

/// Cuts a stream of bytes into lines, whatever pieces it arrives in.
///
/// Bytes are cut at each newline before anybody decodes them, so a character that is split between
/// two reads stays whole. A line that grows beyond the maximum is counted and not kept: the memory
/// that a stream can cost is the maximum, and the next newline brings it back into step.
package struct LineSplitter: Equatable, Sendable {
  /// What a stream consists of.
  package enum Piece: Equatable, Sendable {
    /// A whole line, without its newline.
    case line([UInt8])

    /// A line that had more bytes than the maximum; none of them was kept.
    case tooLong(count: Int)

    /// The stream ended inside a line of so many bytes.
    case cutShort(count: Int)
  }

  private enum State: Equatable, Sendable {
    /// The bytes of a line that has not ended, at most the maximum.
    case keeping([UInt8])

    /// The line has more bytes than the maximum; they are counted.
    case counting(Int)
  }

  /// The most bytes that a line may have.
  package let byteMaximum: Int

  private var state = State.keeping([])

  /// A splitter at the begin of a stream.
  ///
  /// - Parameter byteMaximum: the most bytes that a line may have, without its newline.
  package init(byteMaximum: Int) {
    precondition(byteMaximum >= 0, "a line of at most \(byteMaximum) bytes")
    self.byteMaximum = byteMaximum
  }

  /// How many bytes of a line that has not ended are kept.
  package var keptCount: Int {
    switch state {
    case .keeping(let bytes): bytes.count
    case .counting: 0
    }
  }

  /// The length so far of a line that is too long already and has not ended; else nil.
  package var tooLongCount: Int? {
    switch state {
    case .keeping: nil
    case .counting(let count): count
    }
  }

  /// Takes the next bytes of the stream.
  ///
  /// - Parameter bytes: as many as came.
  /// - Returns: the lines that ended in them.
  package mutating func split(_ bytes: ArraySlice<UInt8>) -> [Piece] {
    var pieces: [Piece] = []
    var rest = bytes
    while let end = Self.newline(in: rest) {
      append(rest[..<end])
      pieces.append(endLine())
      rest = rest[(end + 1)...]
    }
    append(rest)
    return pieces
  }

  /// Ends the stream.
  ///
  /// - Returns: what is left of a line that nobody ended; nil if the last line was whole.
  package mutating func finish() -> Piece? {
    defer { state = .keeping([]) }
    switch state {
    case .keeping(let bytes): return bytes.isEmpty ? nil : .cutShort(count: bytes.count)
    case .counting(let count): return .tooLong(count: count)
    }
  }

  private mutating func append(_ bytes: ArraySlice<UInt8>) {
    switch state {
    case .keeping(var kept):
      let count = kept.count + bytes.count
      guard count <= byteMaximum else {
        state = .counting(count)
        return
      }
      // Released first, so that the bytes grow in place.
      state = .counting(0)
      kept.append(contentsOf: bytes)
      state = .keeping(kept)

    case .counting(let count):
      state = .counting(count + bytes.count)
    }
  }

  /// The system's own search, since a flood of bytes is searched.
  private static func newline(in bytes: ArraySlice<UInt8>) -> Int? {
    unsafe bytes.withUnsafeBytes { memory in
      guard let start = memory.baseAddress,
        let found = unsafe memchr(start, Int32(UInt8(ascii: "\n")), memory.count)
      else { return nil }
      return unsafe bytes.startIndex + (UnsafeRawPointer(found) - start)
    }
  }

  private mutating func endLine() -> Piece {
    defer { state = .keeping([]) }
    switch state {
    case .keeping(let bytes): return .line(bytes)
    case .counting(let count): return .tooLong(count: count)
    }
  }
}
