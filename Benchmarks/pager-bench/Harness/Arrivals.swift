import Synchronization

/// Waits until so many tasks have come to where they wait.
final class Arrivals: Sendable {
  private let left: Mutex<Int>
  private let done = AsyncStream<Void>.makeStream()

  init(_ count: Int) {
    left = Mutex(count)
    if count == 0 { done.continuation.finish() }
  }

  /// One has come; it suspends at the next thing that it does.
  func arrive() {
    let isLast = left.withLock { left in
      left -= 1
      return left == 0
    }
    if isLast { done.continuation.finish() }
  }

  /// Returns when all have come.
  func all() async {
    for await _ in done.stream {}
  }
}
