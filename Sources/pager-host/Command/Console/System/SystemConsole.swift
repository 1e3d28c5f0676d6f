import Glibc
import Synchronization

/// The console of a process: file descriptors and the environment.
struct SystemConsole: Console {
  /// Held while a record is written, so that a signal never cuts one in two; keeps what is to be
  /// erased before the next one.
  static let gate = Mutex(ProgressLine())

  /// Takes the numbers of streams that are closed, so that no file gets one of them.
  ///
  /// Writing to such a stream still fails.
  static func reserveStreams() {
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) < 0 {
      _ = unsafe Glibc.open("/dev/null", O_RDONLY)
    }
  }

  func read(_ path: String, limit: Int) throws(FileFault) -> [UInt8] {
    let source = try DescriptorSource(path)
    guard source.size <= limit else { throw FileFault(path, .tooLarge(limit: limit)) }
    var bytes: [UInt8] = []
    while true {
      let chunk = try source.next()
      if chunk.isEmpty { return bytes }
      guard bytes.count + chunk.count <= limit else {
        throw FileFault(path, .tooLarge(limit: limit))
      }
      bytes += chunk
    }
  }

  func open(_ path: String) throws(FileFault) -> any ByteSource { try DescriptorSource(path) }

  func write(_ bytes: [UInt8], to stream: StandardStream) throws(FileFault) {
    let descriptor: Int32 =
      switch stream {
      case .output: 1
      case .error: 2
      }
    try Self.write(bytes, descriptor: descriptor, stream.name)
  }

  /// Writes all bytes as one record.
  static func write(_ bytes: [UInt8], descriptor: Int32, _ path: String) throws(FileFault) {
    let code = gate.withLock { line in
      SignalThread.endIfTold(&line)
      if descriptor <= 2 { _ = put(line.clear(), descriptor: 2) }
      defer { SignalThread.endIfTold(&line) }
      return put(bytes, descriptor: descriptor)
    }
    guard code == 0 else { throw fault(path, code) }
  }

  /// Writes all bytes, by somebody who holds the gate.
  ///
  /// - Returns: 0, or the number of the system for what is wrong.
  static func put(_ bytes: [UInt8], descriptor: Int32) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { buffer in
        unsafe Glibc.write(descriptor, buffer.baseAddress, buffer.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return count < 0 ? errno : EIO }
      rest = rest.dropFirst(count)
    }
    return 0
  }

  func watch(_ grain: WatchGrain) throws(FileFault) -> any FileWatch {
    try SystemFileWatch(grain)
  }

  func now() -> Int64 { Bell.now() }

  func pause(nanoseconds: Int64) {
    let (seconds, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    var time = timespec(tv_sec: Int(seconds), tv_nsec: Int(rest))
    var left = timespec()
    while unsafe nanosleep(&time, &left) != 0, errno == EINTR { time = left }
  }

  func show(progress: String) {
    Self.gate.withLock { line in
      SignalThread.endIfTold(&line)
      _ = Self.put(line.show(progress), descriptor: 2)
    }
  }

  func variable(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  func isTerminal(_ stream: StandardStream) -> Bool {
    switch stream {
    case .output: isatty(1) == 1
    case .error: isatty(2) == 1
    }
  }

  /// The fault of the call that just failed.
  static func fault(_ path: String, _ code: Int32 = errno) -> FileFault {
    switch code {
    case ENOENT: FileFault(path, .missing)
    case EISDIR: FileFault(path, .folder)
    case EPIPE: FileFault(path, .closed)
    default: FileFault(path, .other(words(for: code)))
    }
  }

  private static func words(for code: Int32) -> String {
    guard let text = unsafe strerror(code) else { return "error \(code)" }
    return unsafe String(cString: text)
  }
}
