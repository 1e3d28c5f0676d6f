import Glibc

/// A host with one plugin in a process of its own, which a test may kill.
struct HostProcess {
  let process: Int32

  private let output: Int32
  private let input: Int32

  struct Failure: Error {
    let number: Int32
  }

  /// Starts the host and its plugin, a shell with a script.
  init(script: String) throws {
    let path = try ProbeHost.path()
    var ends: [Int32] = [-1, -1, -1, -1]
    guard unsafe pipe(&ends) == 0 else { throw Failure(number: errno) }
    var more: [Int32] = [-1, -1]
    guard unsafe pipe(&more) == 0 else { throw Failure(number: errno) }
    for end in ends.prefix(2) + more { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, more[0], 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    let texts = [path, "/", "sh", "-c", script]
    var words = unsafe texts.map { unsafe strdup($0) } + [nil]
    var variables = unsafe [strdup("PATH=/usr/bin:/bin")] + [nil]
    defer { unsafe (words + variables).forEach { unsafe free($0) } }
    var started: Int32 = 0
    let code = unsafe posix_spawn(&started, path, &actions, nil, &words, &variables)
    close(more[0])
    close(ends[1])
    (process, output, input) = (started, ends[0], more[1])
    guard code == 0 else { throw Failure(number: code) }
  }

  /// The next line that the host writes; nil at the end, or if it takes too long.
  func line() -> String? {
    var bytes: [UInt8] = []
    while true {
      var request = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      guard unsafe poll(&request, 1, 60_000) > 0 else { return nil }
      var byte: UInt8 = 0
      guard unsafe read(output, &byte, 1) == 1 else { return nil }
      if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
    }
  }

  /// Waits until the host is gone; which signal ended it, or 0.
  func reap() -> Int32 {
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
    close(input)
    return status & 0x7F
  }
}
