import Glibc
import Synchronization

/// One running plugin process.
///
/// Callers only queue and take; the polling thread reads, writes what waits, and is the only one
/// that closes the pipes, so that no descriptor is polled that is something else by then.
package final class PluginChild: PluginLine {
  /// The name of the process between the host and its guard; never used twice.
  let token: UInt32

  let limits: ChildLimits

  /// Happens when a blocked caller may go on.
  let arrival: Wakeup

  /// Wakes the polling thread.
  let wake: Wakeup

  let state: Mutex<ChildState>

  init(
    token: UInt32, pipes: ChildPipes, limits: ChildLimits, wake: Wakeup
  ) throws(SystemError) {
    self.token = token
    self.limits = limits
    self.wake = wake
    arrival = try Wakeup()
    state = Mutex(ChildState(pipes, limits))
  }

  /// The process, to name it to people; it may have ended.
  package var process: Int32? {
    state.withLock { state in
      switch state.start {
      case .started(let process): process
      case .asked, .failed: nil
      }
    }
  }

  /// How many bytes wait to be written; the most that a plugin that does not read can cost.
  package var waitingByteCount: Int {
    state.withLock { $0.outgoing.count }
  }

  package func send(_ line: [UInt8]) throws(PluginLineError) {
    try send(piece: line + [UInt8(ascii: "\n")])
  }

  /// Queues bytes that need not be a whole line, to see what a plugin makes of pieces.
  ///
  /// - Parameter piece: the bytes, newlines included.
  /// - Throws: ``PluginLineError`` if the queue is full, or nobody is there who would read it.
  package func send(piece: [UInt8]) throws(PluginLineError) {
    let needsWake = try state.withLock { state throws(PluginLineError) -> Bool in
      guard state.input != nil, !state.closesInput else { throw .closed }
      let isFirst = state.outgoing.isEmpty
      guard state.outgoing.append(piece: piece) else {
        throw .queueFull(byteMaximum: limits.outgoingByteMaximum)
      }
      guard isFirst else { return false }
      if Self.write(&state) { return !state.outgoing.isEmpty }
      state.closesInput = true
      wake.happen()
      throw .closed
    }
    if needsWake { wake.happen() }
  }

  /// Writes as much as the pipe takes; false if nobody can read it any more.
  static func write(_ state: inout ChildState) -> Bool {
    guard let input = state.input else { return false }
    while !state.outgoing.isEmpty {
      let count = unsafe state.outgoing.next.withUnsafeBytes {
        unsafe Glibc.write(input, $0.baseAddress, $0.count)
      }
      if count > 0 {
        state.outgoing.wrote(count)
      } else if errno == EAGAIN {
        return true
      } else if errno != EINTR {
        state.outgoing.removeAll()
        return false
      }
    }
    return true
  }
}
