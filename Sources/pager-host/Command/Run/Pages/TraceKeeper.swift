import PagerSession
import Synchronization

/// Keeps the trace of one case in memory, for what is drawn of it after the run.
final class TraceKeeper: Sendable {
  private struct State {
    var bytes: [UInt8] = []
    var isTooLong = false
  }

  private let state = Mutex(State())

  /// Keeps the next line.
  func keep(_ line: [UInt8]) {
    state.withLock { state in
      guard !state.isTooLong, state.bytes.count + line.count < TraceReader.byteMaximum else {
        state.isTooLong = true
        return
      }
      state.bytes += line
      state.bytes.append(UInt8(ascii: "\n"))
    }
  }

  /// The whole trace, under a name for messages.
  ///
  /// - Throws: if it is longer than any trace that is held.
  func source(named name: String) throws(CommandFailure) -> SourceText {
    let (bytes, isTooLong) = state.withLock { ($0.bytes, $0.isTooLong) }
    guard !isTooLong else {
      throw .unreadable(FileFault(name, .tooLarge(limit: TraceReader.byteMaximum)))
    }
    return SourceText(name: name, bytes: bytes)
  }
}
