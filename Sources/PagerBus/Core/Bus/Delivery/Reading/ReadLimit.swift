public import Synchronization

/// A sequence number that readers may read below.
@usableFromInline
final class ReadLimit: Sendable {
  @usableFromInline let value: Atomic<UInt64>

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
