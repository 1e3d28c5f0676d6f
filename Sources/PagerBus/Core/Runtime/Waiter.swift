/// A suspended task that is resumed exactly once.
///
/// The continuation is an unchecked one (25 ns against 64 to 120 of a checked one): whoever keeps a
/// waiter takes it out of where it is kept before resuming it, under the lock that guards the
/// place.
@usableFromInline
@safe struct Waiter: Sendable {
  @usableFromInline let continuation: UnsafeContinuation<Void, Never>

  #if TSAN
    // A resumption may come before the task sleeps. Then the runtime orders it before what follows
    // the wait in a way that the sanitizer does not see, so it is shown a lock that does the same.
    @usableFromInline let resumption: Locked<Bool>
  #endif

  /// Suspends the current task and hands it to `keep`, which resumes it at once or puts it where
  /// somebody will.
  @inlinable
  @inline(__always)
  static func wait(
    isolation: isolated (any Actor)? = #isolation, _ keep: (Waiter) -> Void
  ) async {
    #if TSAN
      let resumption = Locked(false)
      unsafe await withUnsafeContinuation { continuation in
        unsafe keep(Waiter(continuation: continuation, resumption: resumption))
      }
      resumption.withLock { _ in }
    #else
      unsafe await withUnsafeContinuation { continuation in
        unsafe keep(Waiter(continuation: continuation))
      }
    #endif
  }

  #if TSAN
    @usableFromInline
    init(continuation: UnsafeContinuation<Void, Never>, resumption: Locked<Bool>) {
      unsafe self.continuation = unsafe continuation
      self.resumption = resumption
    }
  #else
    @inlinable
    init(continuation: UnsafeContinuation<Void, Never>) {
      unsafe self.continuation = unsafe continuation
    }
  #endif

  /// Lets the task go on.
  func resume() {
    #if TSAN
      resumption.withLock { isResumed in
        isResumed = true
        unsafe continuation.resume()
      }
    #else
      unsafe continuation.resume()
    #endif
  }
}
