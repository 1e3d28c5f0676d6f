import CSystem
import Glibc

/// The process between a host and its plugins: their parent, and the heir of all their descendants.
///
/// It starts and signals plugins as the host asks, tells how they ended, and kills everything below
/// it when the host is gone, however that ended. One thread, which waits for the host and for the
/// ends of children and does nothing else.
package struct GuardProcess {
  /// The word on the command line that makes a process a guard.
  package static let verb = "plugin-guard"

  /// Whether the standard input is the connection to a host, as it is in a guard alone.
  package static var isConnected: Bool {
    var kind: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    return unsafe getsockopt(STDIN_FILENO, SOL_SOCKET, SO_TYPE, &kind, &size) == 0
      && kind == Int32(SOCK_SEQPACKET.rawValue)
  }

  /// Guards until the host is gone and nothing is left below this process.
  ///
  /// - Returns: the exit code of the process.
  package static func run() -> Int32 {
    let ends = csystem_child_ends()
    guard ends >= 0, csystem_adopt_orphans() == 0 else { return osErrorCode }
    var process = GuardProcess(ends: ends)
    process.serve()
    process.endDescendants()
    return 0
  }

  /// What the exit codes of `sysexits` call a failure of the system.
  private static let osErrorCode: Int32 = 71

  private let host = GuardSocket(descriptor: STDIN_FILENO)
  private let ends: Int32
  private var buffer = [UInt8](repeating: 0, count: GuardRequest.byteMaximum)

  /// The plugins that were not reaped yet, by their process.
  private var tokens: [Int32: UInt32] = [:]

  private init(ends: Int32) {
    self.ends = ends
  }

  private mutating func serve() {
    while true {
      var requests = [host.descriptor, ends].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      guard unsafe poll(&requests, 2, -1) > 0 else { continue }
      // First what ended, so that no signal goes to a process that is not there any more.
      if requests[1].revents != 0 { reapEnded() }
      if requests[0].revents != 0, !takeRequest() { return }
    }
  }

  /// False if the host is gone.
  private mutating func takeRequest() -> Bool {
    switch host.receive(into: &buffer) {
    case .closed: return false

    case .nothing: return true

    case .packet(let packet):
      defer { for stream in packet.streams { close(stream) } }
      switch GuardRequest(packet.bytes) {
      case .start(let token, let program): return start(token, program, packet.streams)

      case .signal(let token, let number):
        signalPlugin(token, number)
        return true

      case nil: return false
      }
    }
  }

  private mutating func start(
    _ token: UInt32, _ program: ProgramStart, _ streams: [Int32]
  ) -> Bool {
    guard streams.count == 3 else { return tell(.failed(token: token, error: EBADF)) }
    switch program.spawn(streams: streams, isPlugin: true) {
    case .success(let process):
      tokens[process] = token
      return tell(.started(token: token, process: process))

    case .failure(let error):
      return tell(.failed(token: token, error: error.number))
    }
  }

  /// Reaches the group, and with SIGKILL also what left it.
  private func signalPlugin(_ token: UInt32, _ number: Int32) {
    guard let process = tokens.first(where: { $0.value == token })?.key else { return }
    let escaped = number == SIGKILL ? Descendants().below(process) : []
    kill(-process, number)
    kill(process, number)
    for other in escaped { kill(other, number) }
  }

  /// Reaps every child that ended; a plugin's group goes first, while its number is still taken.
  private mutating func reapEnded() {
    var info = [UInt8](repeating: 0, count: 1_024)
    while unsafe read(ends, &info, info.count) > 0 {}
    while let process = endedChild() {
      if tokens[process] != nil { kill(-process, SIGKILL) }
      var status: Int32 = 0
      guard unsafe waitpid(process, &status, WNOHANG) == process else { continue }
      if let token = tokens.removeValue(forKey: process) {
        _ = tell(.ended(token: token, exit: PluginExit(waited: status)))
        if tokens.isEmpty { endDescendants() }
      }
    }
  }

  /// A child that ended and is not reaped.
  private func endedChild() -> Int32? {
    var info = unsafe siginfo_t()
    guard unsafe waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) == 0 else { return nil }
    let process = unsafe info._sifields._sigchld.si_pid
    return process > 0 ? process : nil
  }

  private func tell(_ reply: GuardReply) -> Bool {
    host.send(reply.bytes, waits: true) == 0
  }

  /// Kills and reaps until nothing is left below this process.
  ///
  /// Whoever loses its parent meanwhile becomes a child of this process before that parent can be
  /// reaped, so each round sees what the one before it set free.
  private mutating func endDescendants() {
    while true {
      for process in Descendants().below(getpid()) {
        if tokens[process] != nil { kill(-process, SIGKILL) }
        kill(process, SIGKILL)
      }
      var status: Int32 = 0
      var reaped = unsafe waitpid(-1, &status, 0)
      if reaped < 0, errno == ECHILD { return }
      while reaped > 0 {
        tokens[reaped] = nil
        reaped = unsafe waitpid(-1, &status, WNOHANG)
      }
    }
  }
}
