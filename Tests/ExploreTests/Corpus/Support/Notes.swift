import Synchronization

/// What components of a scene put down for the verdict.
final class Notes: Sendable {
  private let counts = Mutex<[String: Int]>([:])

  /// How often something was put down, or its number.
  subscript(word: String) -> Int { counts.withLock { $0[word] ?? 0 } }

  /// Puts something down once more.
  func count(_ word: String) { counts.withLock { $0[word, default: 0] += 1 } }

  /// Puts a number down.
  func set(_ word: String, to number: Int) { counts.withLock { $0[word] = number } }
}
