/// Memory of its own for what many processors read, or one writes all the time.
///
/// A processor that writes takes the whole line away from all others, with whatever else is in it.
/// So what readers without the lock ask for with every event must not share a line with what every
/// publish writes.
enum CacheLine {
  /// Two lines of 64 bytes, since processors of today fetch them in pairs (Intel 64 and IA-32
  /// Architectures Optimization Reference Manual, "spatial prefetcher").
  static let byteCount = 128

  /// Memory for one value that shares no line with anything; not initialised.
  static func allocate<Value: ~Copyable>(_ type: Value.Type) -> UnsafeMutablePointer<Value> {
    let lines = (MemoryLayout<Value>.size + byteCount - 1) / byteCount
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: max(1, lines) * byteCount, alignment: byteCount)
    return unsafe memory.bindMemory(to: type, capacity: 1)
  }
}
