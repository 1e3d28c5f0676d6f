import Synchronization

/// What hosts and plugins say to each other, line by line: `H> ` and `P> `.
final class Transcript: Sendable {
  private let sink: any ByteSink
  private let fault = Mutex<FileFault?>(nil)

  /// Writes to a file that has just begun.
  init(_ sink: any ByteSink) {
    self.sink = sink
  }

  /// Appends one line; what follows a line that cannot be written is dropped.
  func write(_ mark: String, _ line: [UInt8]) {
    fault.withLock { fault in
      guard fault == nil else { return }
      do throws(FileFault) {
        try sink.write(Array(mark.utf8) + line + [UInt8(ascii: "\n")])
      } catch {
        fault = error
      }
    }
  }

  /// Ends the file.
  ///
  /// - Throws: why it is not whole.
  func finish() throws(FileFault) {
    if let fault = fault.withLock({ $0 }) { throw fault }
    try sink.finish()
  }
}
