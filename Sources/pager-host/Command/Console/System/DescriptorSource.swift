import Glibc

/// A file that is read by its descriptor.
final class DescriptorSource: ByteSource {
  /// Bytes that are asked for at once.
  private static let chunkSize = 1 << 16

  /// Whether it is a file, which can be read again.
  let isRepeatable: Bool

  /// The bytes of a file; 0 for what has no size.
  let size: Int

  private let path: String
  private let descriptor: Int32

  init(_ path: String) throws(FileFault) {
    let isInput = path == "-"
    let descriptor = isInput ? 0 : unsafe Glibc.open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemConsole.fault(path) }
    var status = stat()
    let isKnown = unsafe fstat(descriptor, &status) == 0
    let kind = status.st_mode & S_IFMT
    let isFile = isKnown && kind == S_IFREG
    self.path = path
    self.descriptor = descriptor
    isRepeatable = isFile && !isInput
    size = isFile ? Int(status.st_size) : 0
    if isKnown, kind == S_IFDIR { throw FileFault(path, .folder) }
  }

  deinit {
    if descriptor > 0 { close(descriptor) }
  }

  var standing: SourceStanding {
    var own = stat()
    var other = stat()
    guard unsafe fstat(descriptor, &own) == 0 else { return .gone }
    guard unsafe stat(path, &other) == 0 else { return .gone }
    guard own.st_ino == other.st_ino, own.st_dev == other.st_dev else { return .replaced }
    return Int(own.st_size) < Int(lseek(descriptor, 0, SEEK_CUR)) ? .shorter : .same
  }

  func next() throws(FileFault) -> [UInt8] {
    var chunk = [UInt8](repeating: 0, count: Self.chunkSize)
    while true {
      let count = unsafe Glibc.read(descriptor, &chunk, Self.chunkSize)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw SystemConsole.fault(path) }
      chunk.removeLast(Self.chunkSize - count)
      return chunk
    }
  }
}
