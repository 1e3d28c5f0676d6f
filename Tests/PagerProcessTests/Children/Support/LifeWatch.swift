import Glibc

/// A named pipe that processes hold open, so that a test is told when the last one ended.
struct LifeWatch {
  /// What the processes open.
  let path: String

  private let folder: TemporaryFolder
  private let descriptor: Int32

  init() throws(TemporaryFolder.Failure) {
    folder = try TemporaryFolder()
    path = folder.path + "/life"
    guard unsafe mkfifo(path, 0o600) == 0 else { throw .init(number: errno) }
    descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw .init(number: errno) }
  }

  /// Waits until somebody held it and nobody does any more; false if that takes too long.
  func seesTheEnd() -> Bool {
    var request = pollfd(fd: descriptor, events: 0, revents: 0)
    var count: Int32 = 0
    repeat { count = unsafe poll(&request, 1, 60_000) } while count < 0 && errno == EINTR
    return count == 1 && request.revents & Int16(POLLHUP) != 0
  }

  func remove() {
    close(descriptor)
    folder.remove()
  }
}
