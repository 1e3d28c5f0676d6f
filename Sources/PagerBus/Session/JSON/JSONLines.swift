/// Reads JSON line by line, one value a line, from bytes that come piece by piece.
///
/// Empty lines are skipped. Every line is judged alone, so a torn last line does not hide the
/// others; whether it was torn is for the caller to decide by ``Line/isTerminated``. What is held
/// does not grow with the input: it is the line that is being read, and the last piece.
package struct JSONLines: Sequence, IteratorProtocol, Sendable {
  /// The longest line, in bytes.
  package static let lineMaximum = 64 << 20

  /// One line that is not empty.
  package struct Line: Sendable {
    /// The line alone; places of its values are places in it.
    package let source: SourceText

    /// The number of the line, counted from 1.
    package let number: Int

    /// Whether a line end follows; false only for the last line of a source that breaks off.
    package let isTerminated: Bool

    /// The value, or what is wrong with the line.
    package let result: Result<JSONNode, DiagnosticsError>
  }

  /// Whether no bytes follow those that it was given.
  package private(set) var isClosed = false

  private let name: String
  private var held: [UInt8] = []

  /// Where the next line begins among the bytes that are held.
  private var start = 0

  /// Up to where the bytes that are held are known to have no line end.
  private var searched = 0
  private var number = 0

  /// Starts before the first line of an input of that name, with nothing given.
  package init(name: String) {
    self.name = name
  }

  /// Starts before the first line of a whole input.
  package init(_ source: SourceText) {
    name = source.name
    held = source.bytes
    isClosed = true
  }

  /// How many bytes are held.
  package var heldCount: Int { held.count }

  /// Takes the next bytes of the input.
  package mutating func feed(_ bytes: [UInt8]) {
    held.removeFirst(start)
    searched -= start
    start = 0
    held += bytes
  }

  /// Says that no bytes follow.
  package mutating func close() {
    isClosed = true
  }

  /// The next line that is not empty; nil if it needs more bytes, or at the end if it is closed.
  package mutating func next() -> Line? {
    while let (bytes, isTerminated) = nextBytes() {
      number += 1
      guard !bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { continue }
      let source = SourceText(name: name, bytes: bytes)
      guard bytes.count <= Self.lineMaximum else {
        return Line(
          source: source, number: number, isTerminated: true, result: .failure(tooLong()))
      }
      let opening = number == 1 ? source.startOfText : 0
      let cursor = SourceCursor(source, from: opening, to: bytes.count, line: number)
      do throws(DiagnosticsError) {
        let node = try JSONParser.parseAll(cursor)
        return Line(
          source: source, number: number, isTerminated: isTerminated, result: .success(node))
      } catch {
        return Line(
          source: source, number: number, isTerminated: isTerminated, result: .failure(error))
      }
    }
    return nil
  }

  /// The bytes of the next line without its end.
  private mutating func nextBytes() -> (bytes: [UInt8], isTerminated: Bool)? {
    let lineEnd = held[searched...].firstIndex(of: UInt8(ascii: "\n"))
    searched = lineEnd ?? held.count
    let isReady = lineEnd != nil || isClosed || searched - start > Self.lineMaximum
    guard isReady, start < held.count else { return nil }
    var bytes = held[start..<searched]
    if bytes.last == UInt8(ascii: "\r") { bytes = bytes.dropLast() }
    start = lineEnd.map { $0 + 1 } ?? searched
    searched = start
    return (Array(bytes), lineEnd != nil)
  }

  private func tooLong() -> DiagnosticsError {
    DiagnosticsError(
      Diagnostic(
        .error, "line \(number) of `\(name)` is longer than \(Self.lineMaximum >> 20) MiB"))
  }
}
