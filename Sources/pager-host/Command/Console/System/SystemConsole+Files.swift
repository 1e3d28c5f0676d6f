import Glibc
import Synchronization

extension SystemConsole {
  /// What new files may be used for, before the process's mask.
  private static let fileMode: mode_t = 0o666
  private static let folderMode: mode_t = 0o777

  func kind(of path: String) -> PathKind {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return .missing }
    return status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }

  func enter(_ path: String) throws(FileFault) {
    guard unsafe chdir(path) == 0 else { throw Self.fault(path) }
  }

  func create(_ path: String) throws(FileFault) -> any ByteSink {
    try makeFolders(of: path)
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC
    let descriptor = unsafe Glibc.open(path, flags, Self.fileMode)
    guard descriptor >= 0 else { throw Self.fault(path) }
    return DescriptorSink(path: path, descriptor: descriptor)
  }

  /// Makes every folder on the way to a file that does not exist.
  private func makeFolders(of path: String) throws(FileFault) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    var folder = ""
    for part in parts {
      folder += part + "/"
      guard folder != "/", kind(of: folder) == .missing else { continue }
      guard unsafe mkdir(folder, Self.folderMode) == 0 || errno == EEXIST else {
        throw Self.fault(folder)
      }
    }
  }

  /// Writes beside the file and renames, so that a reader sees the old content or the new.
  func replace(_ path: String, with bytes: [UInt8]) throws(FileFault) {
    let target = Self.resolved(path)
    var status = stat()
    guard unsafe stat(target, &status) == 0 else { throw Self.fault(path) }
    guard unsafe access(target, W_OK) == 0 else { throw Self.fault(path) }
    let mode = status.st_mode & 0o7777
    // A signal finds the old file or the new one, and never what lies between them.
    let code = Self.gate.withLock { line in
      SignalThread.endIfTold(&line)
      defer { SignalThread.endIfTold(&line) }
      return Self.swap(target, bytes, mode)
    }
    guard code == 0 else { throw Self.fault(path, code) }
  }

  /// Writes a file beside another and lets it take the other's place.
  ///
  /// - Returns: 0, or the number of the system for what is wrong; nothing is left behind then.
  private static func swap(_ target: String, _ bytes: [UInt8], _ mode: mode_t) -> Int32 {
    let scratch = "\(target).\(getpid()).part"
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    let descriptor = unsafe Glibc.open(scratch, flags, fileMode)
    guard descriptor >= 0 else { return errno }
    var code = put(bytes, descriptor: descriptor)
    fchmod(descriptor, mode)
    if close(descriptor) != 0, code == 0 { code = errno }
    if code == 0, unsafe rename(scratch, target) != 0 { code = errno }
    if code != 0 { unsafe unlink(scratch) }
    return code
  }

  /// Where a path leads, over links.
  private static func resolved(_ path: String) -> String {
    guard let real = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }
}

/// A file that is written by its descriptor.
private final class DescriptorSink: ByteSink {
  private let path: String
  private let descriptor: Int32

  init(path: String, descriptor: Int32) {
    self.path = path
    self.descriptor = descriptor
  }

  func write(_ bytes: [UInt8]) throws(FileFault) {
    try SystemConsole.write(bytes, descriptor: descriptor, path)
  }

  func finish() throws(FileFault) {
    guard close(descriptor) == 0 else { throw SystemConsole.fault(path) }
  }
}
