/// A small hash by which two states that should be the same are compared: FNV-1a, 32 bits.
///
/// Constants from Fowler, Noll and Vo: offset basis 2166136261, prime 16777619.
public enum StateHash {
  /// The hash of bytes.
  public static func of(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return hash
  }

  /// The hash as eight lower-case hexadecimal digits.
  public static func text(_ hash: UInt32) -> String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.utf8.count) + digits
  }
}
