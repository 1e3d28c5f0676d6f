import Glibc

/// A folder of its own for one test.
struct TemporaryFolder {
  /// Its path, without links.
  let path: String

  struct Failure: Error {
    let number: Int32
  }

  init() throws(Failure) {
    let parent = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
    // The system replaces the six letters by what makes the name its own.
    var template = Array("\(parent)/pagerbus-process-XXXXXX".utf8CString)
    guard unsafe mkdtemp(&template) != nil, let real = unsafe realpath(template, nil) else {
      throw Failure(number: errno)
    }
    path = unsafe String(cString: real)
    unsafe free(real)
  }

  func write(_ name: String, _ text: String, mode: mode_t) throws(Failure) {
    let file = unsafe open("\(path)/\(name)", O_WRONLY | O_CREAT | O_CLOEXEC, mode)
    guard file >= 0 else { throw Failure(number: errno) }
    defer { close(file) }
    let count = unsafe Glibc.write(file, text, text.utf8.count)
    guard count == text.utf8.count else { throw Failure(number: errno) }
  }

  func remove() {
    for name in ProcessCount.entries(of: path) { unsafe unlink("\(path)/\(name)") }
    unsafe rmdir(path)
  }
}
