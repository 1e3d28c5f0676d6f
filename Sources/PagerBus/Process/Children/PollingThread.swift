import Glibc
import Synchronization

/// The thread that reads and writes for all plugins of one guard, so that nobody else waits.
final class PollingThread: Sendable {
  /// How much is read at a time.
  static let chunkByteCount = 64 << 10

  private struct State {
    var children: [PluginChild] = []
    var isGuardGone = false
  }

  private let socket: GuardSocket
  private let wake: Wakeup
  private let state = Mutex(State())

  init(socket: GuardSocket, wake: Wakeup) {
    self.socket = socket
    self.wake = wake
  }

  /// The children that have not ended.
  var children: [PluginChild] { state.withLock { $0.children } }

  /// Watches a child from now on; false if its guard is gone.
  func watch(_ child: PluginChild) -> Bool {
    let isWatched = state.withLock { state in
      guard !state.isGuardGone else { return false }
      state.children.append(child)
      return true
    }
    wake.happen()
    return isWatched
  }

  /// Runs until the guard is gone.
  func run() {
    var buffer = [UInt8](repeating: 0, count: Self.chunkByteCount)
    while round(&buffer) {}
    let children = state.withLock { state in
      state.isGuardGone = true
      defer { state.children = [] }
      return state.children
    }
    for child in children {
      child.answer(.failed(SystemError(number: ECHILD)))
      child.end(.unknown)
    }
  }

  /// One look at everything; false if the guard is gone.
  private func round(_ buffer: inout [UInt8]) -> Bool {
    let children = children
    for child in children { child.closeInputIfAsked() }
    var requests = [wake.descriptor, socket.descriptor].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    var owners: [PluginChild] = []
    for child in children {
      let interests = child.interests
      requests += interests
      owners += interests.map { _ in child }
    }
    let deadline = children.compactMap(\.deadline).min()
    let count = unsafe poll(
      &requests, nfds_t(requests.count), RealTime.milliseconds(until: deadline))
    if count > 0 {
      if requests[0].revents != 0 { wake.clear() }
      for (request, owner) in zip(requests.dropFirst(2), owners) where request.revents != 0 {
        owner.serve(request, &buffer)
      }
      if requests[1].revents != 0, !receive(&buffer) { return false }
    }
    advance(children)
    return true
  }

  private func advance(_ children: [PluginChild]) {
    let time = RealTime.now
    for child in children {
      for number in child.advance(to: time) {
        _ = socket.send(
          GuardRequest.signal(token: child.token, number: number).bytes, waits: false)
      }
    }
    state.withLock { state in
      state.children.removeAll { $0.isOver }
    }
  }

  /// Takes everything that the guard says; false if it is gone.
  private func receive(_ buffer: inout [UInt8]) -> Bool {
    while true {
      switch socket.receive(into: &buffer) {
      case .nothing: return true
      case .closed: return false
      case .packet(let packet): take(GuardReply(packet.bytes))
      }
    }
  }

  private func take(_ reply: GuardReply?) {
    switch reply {
    case nil: break

    case .started(let token, let process): child(token)?.answer(.started(process: process))

    case .failed(let token, let error):
      child(token)?.answer(.failed(SystemError(number: error)))
      child(token)?.end(.unknown)

    case .ended(let token, let exit): child(token)?.end(exit)
    }
  }

  private func child(_ token: UInt32) -> PluginChild? {
    children.first { $0.token == token }
  }
}
