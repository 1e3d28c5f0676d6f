import CSystem
import Glibc

/// What one thread waits for and another makes happen.
final class Wakeup: Sendable {
  /// Readable once it happened.
  let descriptor: Int32

  /// A wakeup that did not happen yet.
  init() throws(SystemError) {
    descriptor = csystem_event()
    guard descriptor >= 0 else { throw SystemError(number: errno) }
  }

  deinit {
    close(descriptor)
  }

  func happen() {
    var one: UInt64 = 1
    _ = unsafe write(descriptor, &one, MemoryLayout<UInt64>.size)
  }

  /// Forgets that it happened.
  func clear() {
    var count: UInt64 = 0
    _ = unsafe read(descriptor, &count, MemoryLayout<UInt64>.size)
  }

  /// Blocks the thread until it happens, and forgets it; false if the deadline passed before.
  func wait(until deadline: Int64?) -> Bool {
    while true {
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      if unsafe poll(&request, 1, RealTime.milliseconds(until: deadline)) > 0 {
        clear()
        return true
      }
      if let deadline, RealTime.now >= deadline { return false }
    }
  }
}
