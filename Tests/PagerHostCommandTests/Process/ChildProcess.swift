import Glibc
import Synchronization

/// A child process with its two streams.
struct ChildProcess {
  private var pid: pid_t = 0
  private var output: Int32 = -1
  private var error: Int32 = -1

  /// Held from the making of pipes to the end of a start, so that no other child gets their ends.
  private static let gate = Mutex<Void>(())

  /// Starts a program in a process group of its own.
  init(_ words: [String], variables: [String]) throws(HostProcess.Failure) {
    self = try Self.gate.withLock { _ throws(HostProcess.Failure) in
      var child = ChildProcess()
      try child.start(words, variables: variables)
      return child
    }
  }

  private init() {}

  private mutating func start(
    _ words: [String], variables: [String]
  ) throws(HostProcess.Failure) {
    let out = try Self.ends()
    let err = try Self.ends()
    var actions = unsafe posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    defer {
      unsafe posix_spawn_file_actions_destroy(&actions)
      unsafe posix_spawnattr_destroy(&attributes)
    }
    unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, out.write, 1)
    unsafe posix_spawn_file_actions_adddup2(&actions, err.write, 2)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    var environment = unsafe variables.map { unsafe strdup($0) } + [nil]
    defer { unsafe (arguments + environment).forEach { unsafe free($0) } }
    let code = unsafe posix_spawn(&pid, words[0], &actions, &attributes, &arguments, &environment)
    for descriptor in [out.write, err.write] { close(descriptor) }
    (output, error) = (out.read, err.read)
    guard code == 0 else {
      throw HostProcess.Failure(description: "cannot start \(words[0]): error \(code)")
    }
  }

  private static func ends() throws(HostProcess.Failure) -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else {
      throw HostProcess.Failure(description: "no pipe: error \(errno)")
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// Reads both streams to their ends, but not longer than this many milliseconds.
  func outcome(limit: Int32) -> HostProcess.Outcome {
    var texts: [Int32: [UInt8]] = [output: [], error: []]
    var open = [output, error]
    let start = Self.now()
    var isLate = false
    while !open.isEmpty {
      let rest = limit - (Self.now() - start)
      var requests = open.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      guard rest > 0, unsafe poll(&requests, nfds_t(requests.count), rest) > 0 else {
        isLate = true
        break
      }
      for request in requests where request.revents != 0 {
        let bytes = Self.read(request.fd)
        if bytes.isEmpty { open.removeAll { $0 == request.fd } }
        let room = HostProcess.bytesMaximum - (texts[request.fd]?.count ?? 0)
        texts[request.fd]?.append(contentsOf: bytes.prefix(max(0, room)))
      }
    }
    if isLate { kill(-pid, SIGKILL) }
    for descriptor in [output, error] { close(descriptor) }
    let (exit, mebibytes) = reap()
    return HostProcess.Outcome(
      exit: exit, output: String(decoding: texts[output] ?? [], as: UTF8.self),
      error: String(decoding: texts[error] ?? [], as: UTF8.self), isLate: isLate,
      mebibytes: mebibytes)
  }

  private func reap() -> (exit: Int32, mebibytes: Int) {
    var status: Int32 = 0
    var usage = rusage()
    while unsafe wait4(pid, &status, 0, &usage) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return (signal == 0 ? (status >> 8) & 0xFF : 128 + signal, Int(usage.ru_maxrss) >> 10)
  }

  private static func read(_ descriptor: Int32) -> [UInt8] {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    var count = 0
    repeat {
      count = unsafe Glibc.read(descriptor, &chunk, chunk.count)
    } while count < 0 && errno == EINTR
    return Array(chunk.prefix(max(0, count)))
  }

  private static func now() -> Int32 {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Int32(truncatingIfNeeded: Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000)
  }
}
