public import Synchronization

/// A sequence number that readers may read below.
///
/// It is written with every publish and read with every look, so nothing else lies in its line of
/// the processors' caches.
@usableFromInline
final class ReadLimit: Sendable {
  private let before = Padding(repeating: 0)
  @usableFromInline let value: Atomic<UInt64>
  private let after = Padding(repeating: 0)

  /// What is left of a line of 64 bytes beside one number.
  private typealias Padding = InlineArray<7, UInt64>

  init(_ value: UInt64) {
    self.value = Atomic(value)
  }
}

extension ReadLimit {
  /// Lets readers read below `sequence`.
  func raise(to sequence: UInt64) {
    value.store(max(sequence, value.load(ordering: .relaxed)), ordering: .sequentiallyConsistent)
  }
}
