import Glibc
import Synchronization

/// The console of a process: file descriptors and the environment.
struct SystemConsole: Console {
  /// Held while a record is written, so that a signal never cuts one in two.
  static let gate = Mutex<Void>(())

  /// Bytes that are asked for at once.
  private static let chunkSize = 1 << 16

  /// Takes the numbers of streams that are closed, so that no file gets one of them.
  ///
  /// Writing to such a stream still fails.
  static func reserveStreams() {
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) < 0 {
      _ = unsafe Glibc.open("/dev/null", O_RDONLY)
    }
  }

  func read(_ path: String, limit: Int) throws(FileFault) -> [UInt8] {
    if path == "-" { return try Self.read(descriptor: 0, "-", limit: limit) }
    let descriptor = unsafe Glibc.open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.fault(path) }
    defer { close(descriptor) }
    return try Self.read(descriptor: descriptor, path, limit: limit)
  }

  private static func read(
    descriptor: Int32, _ path: String, limit: Int
  ) throws(FileFault) -> [UInt8] {
    var status = stat()
    if unsafe fstat(descriptor, &status) == 0 {
      if status.st_mode & S_IFMT == S_IFDIR { throw FileFault(path, .folder) }
      if status.st_mode & S_IFMT == S_IFREG, status.st_size > limit {
        throw FileFault(path, .tooLarge(limit: limit))
      }
    }
    var bytes: [UInt8] = []
    while true {
      let chunk = try read(descriptor: descriptor, path, count: chunkSize)
      guard !chunk.isEmpty else { return bytes }
      guard bytes.count + chunk.count <= limit else {
        throw FileFault(path, .tooLarge(limit: limit))
      }
      bytes += chunk
    }
  }

  /// The next bytes of a descriptor, at most `count`; none at its end.
  static func read(
    descriptor: Int32, _ path: String, count: Int
  ) throws(FileFault) -> [UInt8] {
    var chunk = [UInt8](repeating: 0, count: count)
    while true {
      let taken = unsafe Glibc.read(descriptor, &chunk, count)
      if taken < 0, errno == EINTR { continue }
      guard taken >= 0 else { throw fault(path) }
      return Array(chunk[..<taken])
    }
  }

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
    let code = gate.withLock { _ in
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
    guard code == 0 else { throw fault(path, code) }
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
