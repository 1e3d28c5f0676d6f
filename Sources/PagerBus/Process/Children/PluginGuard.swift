import Glibc
import Synchronization

/// Starts plugins as processes, and sees to it that none of them is left, however the host ends.
///
/// It is the host's side of a ``GuardProcess``; whoever makes one calls ``close()`` in the end.
package final class PluginGuard: Sendable {
  /// How long the guard may take to answer a request.
  package static let answerMaximum = Duration.seconds(10)

  /// How long the guard may take to kill what is left when the host closes it.
  package static let closeMaximum = Duration.seconds(5)

  private struct State {
    var nextToken: UInt32 = 1
    var isClosed = false
  }

  private let socket: GuardSocket
  private let wake: Wakeup
  private let polling: PollingThread
  private let thread: OwnThread
  private let state = Mutex(State())

  /// The process of the guard, to name it to people.
  package let process: Int32

  /// Starts the guard.
  ///
  /// - Parameter executable: the file of the program whose `main` knows ``GuardProcess/verb``; by
  ///   default the one that runs.
  /// - Throws: ``PluginStartError`` if the system has nothing left for it.
  package init(executable: String = "/proc/self/exe") throws(PluginStartError) {
    // A plugin that ends while it is written to is no reason to end too.
    signal(SIGPIPE, SIG_IGN)
    do throws(SystemError) {
      let wake = try Wakeup()
      let (socket, process) = try Self.connect(executable)
      let polling = PollingThread(socket: socket, wake: wake)
      do throws(SystemError) {
        thread = try OwnThread { polling.run() }
      } catch {
        Self.endGuard(process, socket)
        Glibc.close(socket.descriptor)
        throw error
      }
      (self.wake, self.socket, self.process, self.polling) = (wake, socket, process, polling)
    } catch {
      throw .exhausted(error)
    }
  }

  /// Starts a plugin and waits, shortly, until it runs.
  ///
  /// - Parameters:
  ///   - launch: the plugin.
  ///   - limits: what it can cost.
  /// - Returns: its connection.
  /// - Throws: ``PluginStartError`` if it does not run; nothing of it is left then.
  package func start(
    _ launch: PluginLaunch, limits: ChildLimits = ChildLimits()
  ) throws(PluginStartError) -> PluginChild {
    let program = try launch.resolved()
    let token = nextToken()
    let request = GuardRequest.start(token: token, program: program).bytes
    guard request.count <= GuardRequest.byteMaximum else {
      throw .tooLarge(byteMaximum: GuardRequest.byteMaximum)
    }
    let pipes = try ChildPipes()
    defer { pipes.closeStreams() }
    let child = try watchedChild(token, pipes, limits)
    guard socket.send(request, streams: pipes.streams, waits: false) == 0 else {
      child.beginStop(.none)
      throw .noGuard
    }
    try wait(for: child, program)
    return child
  }

  /// Kills the plugins that still run, then everything that they left, and ends the guard.
  ///
  /// Stop the plugins before, one by one, if they shall have time to end by themselves.
  package func close() {
    let isFirst = state.withLock { state in
      defer { state.isClosed = true }
      return !state.isClosed
    }
    guard isFirst else { return }
    let children = polling.children
    for child in children { child.beginStop(.none) }
    for child in children { child.stop(.none) }
    Self.endGuard(process, socket)
    thread.join()
    Glibc.close(socket.descriptor)
  }

  private static func connect(
    _ executable: String
  ) throws(SystemError) -> (socket: GuardSocket, process: Int32) {
    let nowhere = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
    guard nowhere >= 0 else { throw SystemError(number: errno) }
    defer { Glibc.close(nowhere) }
    guard let ends = GuardSocket.pair() else { throw SystemError(number: errno) }
    defer { Glibc.close(ends.guarding.descriptor) }
    let program = ProgramStart(
      path: executable, folder: "/", arguments: ["pager-host", GuardProcess.verb],
      environment: libraryPath)
    let streams = [ends.guarding.descriptor, nowhere, nowhere]
    switch program.spawn(streams: streams, isPlugin: false) {
    case .success(let process): return (ends.host, process)

    case .failure(let error):
      Glibc.close(ends.host.descriptor)
      throw error
    }
  }

  /// Where the loader looks for libraries, if the host was told.
  private static var libraryPath: [String] {
    let name = "LD_LIBRARY_PATH"
    guard let value = unsafe getenv(name) else { return [] }
    return unsafe ["\(name)=\(String(cString: value))"]
  }

  private func nextToken() -> UInt32 {
    state.withLock { state in
      defer { state.nextToken += 1 }
      return state.nextToken
    }
  }

  private func watchedChild(
    _ token: UInt32, _ pipes: ChildPipes, _ limits: ChildLimits
  ) throws(PluginStartError) -> PluginChild {
    do throws(SystemError) {
      let child = try PluginChild(token: token, pipes: pipes, limits: limits, wake: wake)
      guard polling.watch(child) else {
        child.end(.unknown)
        throw SystemError(number: ECHILD)
      }
      return child
    } catch {
      throw error.number == ECHILD ? .noGuard : .exhausted(error)
    }
  }

  private func wait(
    for child: PluginChild, _ program: ProgramStart
  ) throws(PluginStartError) {
    let deadline = RealTime.now + Self.answerMaximum.wholeNanoseconds
    while true {
      switch child.state.withLock({ $0.start }) {
      case .started: return

      case .failed(let error):
        throw error.number == ECHILD ? .noGuard : .refused(path: program.path, error)

      case .asked:
        guard child.arrival.wait(until: deadline) else {
          child.beginStop(.none)
          throw .noGuard
        }
      }
    }
  }

  /// Tells the guard that the host is done, and reaps it; kills it if it takes too long, so that
  /// the system kills the plugins.
  private static func endGuard(_ process: Int32, _ socket: GuardSocket) {
    shutdown(socket.descriptor, Int32(SHUT_WR))
    let deadline = RealTime.now + closeMaximum.wholeNanoseconds
    var request = pollfd(fd: socket.descriptor, events: 0, revents: 0)
    while request.revents & Int16(POLLHUP) == 0, RealTime.now < deadline {
      _ = unsafe poll(&request, 1, RealTime.milliseconds(until: deadline))
    }
    if request.revents & Int16(POLLHUP) == 0 { kill(process, SIGKILL) }
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
  }
}

extension StopPatience {
  /// Kills at once, and waits as long as usual for the end.
  static let none = StopPatience(close: .zero, terminate: .zero)
}
