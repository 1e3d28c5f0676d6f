import Glibc

/// Lets one thread wait until another has something for it: a pipe of which the bytes mean nothing.
final class Bell: Sendable {
  private let reading: Int32
  private let writing: Int32

  /// Makes a bell; throws if the system has no file descriptors left.
  init() throws(FileFault) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw SystemConsole.fault("a pipe") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    reading = ends[0]
    writing = ends[1]
  }

  deinit {
    close(reading)
    close(writing)
  }

  /// Wakes the one who waits, now or when it comes to wait.
  func ring() {
    var byte: UInt8 = 0
    while unsafe write(writing, &byte, 1) < 0, errno == EINTR {}
  }

  /// Waits for one ring, but not longer than this many milliseconds.
  func wait(milliseconds: Int32) {
    var request = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&request, 1, milliseconds) > 0 else { return }
    var byte: UInt8 = 0
    _ = unsafe read(reading, &byte, 1)
  }

  /// Nanoseconds of a clock that only goes forward.
  static func now() -> Int64 {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
