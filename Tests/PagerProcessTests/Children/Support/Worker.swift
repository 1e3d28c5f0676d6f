import Glibc
import PagerProcess
import Synchronization

/// A thread of its own that calls something which blocks, and its answer.
final class Worker: Sendable {
  private let body: @Sendable () -> PluginExit
  private let answer = Mutex<PluginExit?>(nil)
  private let thread = Mutex<pthread_t?>(nil)

  struct Failure: Error {
    let number: Int32
  }

  init(_ body: @escaping @Sendable () -> PluginExit) throws(Failure) {
    self.body = body
    let box = unsafe Unmanaged.passRetained(self).toOpaque()
    var made = pthread_t()
    let code = unsafe pthread_create(
      &made, nil,
      { box in
        guard let box = unsafe box else { return nil }
        let worker = unsafe Unmanaged<Worker>.fromOpaque(box).takeRetainedValue()
        let exit = worker.body()
        worker.answer.withLock { $0 = exit }
        return nil
      }, box)
    guard code == 0 else { throw Failure(number: code) }
    let thread = made
    self.thread.withLock { $0 = thread }
  }

  /// Waits until the call returned.
  func result() -> PluginExit? {
    if let thread = thread.withLock({ $0 }) { pthread_join(thread, nil) }
    return answer.withLock { $0 }
  }
}
