import Synchronization

/// What a case says while it runs: at once if it runs alone, else kept until its turn.
final class CaseOutput: Sendable {
  /// Where something is said.
  enum Place: Sendable {
    case stream(StandardStream)
    case file(any ByteSink)
  }

  private struct State {
    var kept: [(place: Place, bytes: [UInt8])] = []
    var fault: FileFault?
  }

  private let console: any Console
  private let isDirect: Bool
  private let state = Mutex(State())

  init(_ console: any Console, isDirect: Bool) {
    self.console = console
    self.isDirect = isDirect
  }

  /// Says one line.
  func write(line: String, to place: Place) {
    let bytes = Array((line + "\n").utf8)
    if isDirect { return put(bytes, place) }
    state.withLock { $0.kept.append((place, bytes)) }
  }

  /// Says everything that was kept.
  ///
  /// - Throws: why something could not be said, now or before.
  func flush() throws(CommandFailure) {
    let kept = state.withLock { state in
      defer { state.kept = [] }
      return state.kept
    }
    for (place, bytes) in kept { put(bytes, place) }
    if let fault = state.withLock({ $0.fault }) { throw .unwritable(fault) }
  }

  private func put(_ bytes: [UInt8], _ place: Place) {
    guard state.withLock({ $0.fault }) == nil else { return }
    do throws(FileFault) {
      switch place {
      case .stream(let stream): try console.write(bytes, to: stream)
      case .file(let file): try file.write(bytes)
      }
    } catch {
      state.withLock { $0.fault = error }
    }
  }
}
