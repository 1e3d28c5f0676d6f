import Glibc
import Synchronization

/// The two ends of the pipe to a host: lines in and lines out, and nobody else writes there.
final class HostStream: Sendable {
  /// The most bytes of one line of the host.
  static let lineBytesMaximum = 16 << 20

  /// How many bytes are read at once.
  private static let chunk = 64 << 10

  private struct State {
    var splitter = LineSplitter(byteMaximum: HostStream.lineBytesMaximum)
    var lines: [[UInt8]] = []
    var next = 0
  }

  private let output: Int32
  private let state = Mutex(State())

  /// Takes standard input and output; whatever is printed from now on goes to the standard error.
  init() {
    output = fcntl(1, F_DUPFD_CLOEXEC, 3)
    dup2(2, 1)
  }

  /// Blocks the thread until the host has said something.
  func next() throws(HostLoss) -> [UInt8] {
    while true {
      if let line = takeLine() { return line }
      try read()
    }
  }

  private func takeLine() -> [UInt8]? {
    state.withLock { state in
      guard state.next < state.lines.count else {
        state.lines.removeAll(keepingCapacity: true)
        state.next = 0
        return nil
      }
      defer { state.next += 1 }
      return state.lines[state.next]
    }
  }

  private func read() throws(HostLoss) {
    var bytes = [UInt8](repeating: 0, count: Self.chunk)
    let count = unsafe bytes.withUnsafeMutableBytes { memory in
      unsafe Glibc.read(0, memory.baseAddress, memory.count)
    }
    if count < 0, errno == EINTR { return }
    guard count > 0 else { throw .gone }
    let isTooLong = state.withLock { state in
      var isTooLong = false
      for piece in state.splitter.split(bytes[..<count]) {
        switch piece {
        case .line(let line): state.lines.append(line)
        case .tooLong, .cutShort: isTooLong = true
        }
      }
      return isTooLong
    }
    if isTooLong { throw .senseless("a line of the host is too long") }
  }

  /// Writes one line, whole.
  func send(_ line: [UInt8]) throws(HostLoss) {
    var rest = (line + [UInt8(ascii: "\n")])[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { memory in
        unsafe write(output, memory.baseAddress, memory.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .gone }
      rest = rest.dropFirst(count)
    }
  }
}
