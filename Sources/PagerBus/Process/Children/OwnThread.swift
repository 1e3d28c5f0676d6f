import Glibc

/// A thread of our own, for work that blocks.
struct OwnThread: Sendable {
  private let thread: pthread_t

  /// Starts a thread.
  init(_ body: @escaping @Sendable () -> Void) throws(SystemError) {
    let box = unsafe Unmanaged.passRetained(ThreadBody(body)).toOpaque()
    var thread = pthread_t()
    let code = unsafe pthread_create(&thread, nil, runThread, box)
    guard code == 0 else {
      unsafe Unmanaged<ThreadBody>.fromOpaque(box).release()
      throw SystemError(number: code)
    }
    self.thread = thread
  }

  /// Waits until the thread is over; once only.
  func join() {
    pthread_join(thread, nil)
  }
}

private final class ThreadBody: Sendable {
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) {
    self.body = body
  }
}

private func runThread(_ box: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let box = unsafe box else { return nil }
  unsafe Unmanaged<ThreadBody>.fromOpaque(box).takeRetainedValue().body()
  return nil
}
