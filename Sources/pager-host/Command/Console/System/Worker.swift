import Glibc

/// A thread of our own, with a stack that is large enough for deep inputs.
struct Worker {
  /// The size of a worker's stack.
  static let stackBytes = 8 << 20

  private let thread: pthread_t

  /// Starts a thread; nil if the system gives none.
  init?(_ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    unsafe pthread_attr_init(&attributes)
    defer { unsafe pthread_attr_destroy(&attributes) }
    unsafe pthread_attr_setstacksize(&attributes, Self.stackBytes)
    let box = unsafe Unmanaged.passRetained(WorkerBody(body)).toOpaque()
    var thread = pthread_t()
    let code = unsafe pthread_create(&thread, &attributes, runWorker, box)
    guard code == 0 else {
      unsafe Unmanaged<WorkerBody>.fromOpaque(box).release()
      return nil
    }
    self.thread = thread
  }

  /// Lets the thread end by itself.
  func detach() {
    pthread_detach(thread)
  }
}

private final class WorkerBody: Sendable {
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) {
    self.body = body
  }
}

private func runWorker(_ box: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let box = unsafe box else { return nil }
  unsafe Unmanaged<WorkerBody>.fromOpaque(box).takeRetainedValue().body()
  return nil
}
