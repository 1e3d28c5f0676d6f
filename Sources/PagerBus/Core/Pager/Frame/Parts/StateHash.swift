/// A small hash by which two states that should be the same are compared: FNV-1a, 32 bits.
///
/// Constants from Fowler, Noll and Vo: offset basis 2166136261, prime 16777619.
public enum StateHash {
  /// The hash of bytes.
  public static func of(_ bytes: [UInt8]) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    var index = 0
    // An index, not an iterator: without optimisation it is five times as fast.
    while index < bytes.count {
      hash = (hash ^ UInt32(bytes[index])) &* 16_777_619
      index += 1
    }
    return hash
  }

  /// The hash as eight lower-case hexadecimal digits.
  public static func text(_ hash: UInt32) -> String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.utf8.count) + digits
  }
}
