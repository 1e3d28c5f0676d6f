#if TSAN
  import Glibc
#else
  public import Synchronization
#endif

/// A value behind one short lock.
///
/// The thread sanitizer does not see the futex of `Mutex` and reports false races, so with the flag
/// `TSAN` the lock is a POSIX mutex; otherwise it is a `Mutex`.
@usableFromInline
@safe final class Locked<Value>: Sendable {
  #if TSAN
    // The sanitizer itself watches that both are used under the lock.
    nonisolated(unsafe) private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(
      capacity: 1)
    nonisolated(unsafe) private var value: Value

    @usableFromInline
    init(_ value: sending Value) {
      unsafe self.value = value
      unsafe pthread_mutex_init(mutex, nil)
    }

    deinit {
      unsafe pthread_mutex_destroy(mutex)
      unsafe mutex.deallocate()
    }

    /// Runs `body` with the value while nobody else can see it.
    @usableFromInline
    func withLock<Result: ~Copyable, Failure: Error>(
      _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      unsafe pthread_mutex_lock(mutex)
      defer { unsafe pthread_mutex_unlock(mutex) }
      return try unsafe body(&value)
    }
  #else
    @usableFromInline let mutex: Mutex<Value>

    init(_ value: sending Value) {
      mutex = Mutex(value)
    }

    /// Runs `body` with the value while nobody else can see it.
    @inlinable
    @inline(__always)
    func withLock<Result: ~Copyable, Failure: Error>(
      _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
      try mutex.withLock(body)
    }
  #endif
}
