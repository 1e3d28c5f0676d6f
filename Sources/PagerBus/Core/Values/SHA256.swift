/// Computes the SHA-256 digest of bytes that come in pieces.
///
/// FIPS 180-4. Not meant for secrets: it is the fingerprint of traces and manifests.
public struct SHA256: Sendable {
  private var words: [UInt32]
  private var block: [UInt8] = []
  private var schedule = [UInt32](repeating: 0, count: 64)
  private var count: UInt64 = 0

  /// Makes the digest of nothing so far.
  public init() {
    words = Self.start
    block.reserveCapacity(64)
  }

  /// Takes in more bytes.
  public mutating func update(_ bytes: [UInt8]) {
    count += UInt64(bytes.count)
    var index = 0
    while index < bytes.count {
      let taken = min(64 - block.count, bytes.count - index)
      block += bytes[index..<index + taken]
      index += taken
      if block.count == 64 { compress() }
    }
  }

  /// The digest of all bytes so far, as 64 hexadecimal digits.
  public var hexadecimal: String {
    var copy = self
    copy.pad()
    var text = ""
    for word in copy.words {
      let digits = String(word, radix: 16)
      text += String(repeating: "0", count: 8 - digits.count) + digits
    }
    return text
  }

  /// The digest in the form in which traces and manifests write it: `sha256:` and the digits.
  public static func label(of bytes: [UInt8]) -> String {
    var digest = SHA256()
    digest.update(bytes)
    return digest.label
  }

  /// The digest in the form in which traces and manifests write it: `sha256:` and the digits.
  public var label: String { "sha256:" + hexadecimal }

  private mutating func pad() {
    let bits = count &* 8
    block.append(0x80)
    if block.count > 56 {
      block += Array(repeating: 0, count: 64 - block.count)
      compress()
    }
    block += Array(repeating: 0, count: 56 - block.count)
    for shift in stride(from: 56, through: 0, by: -8) {
      block.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
    }
    compress()
  }

  private mutating func compress() {
    for index in 0..<16 {
      let place = index * 4
      schedule[index] =
        UInt32(block[place]) << 24 | UInt32(block[place + 1]) << 16
        | UInt32(block[place + 2]) << 8 | UInt32(block[place + 3])
    }
    for index in 16..<64 {
      let early = schedule[index - 15]
      let late = schedule[index - 2]
      let small = early.rotated(7) ^ early.rotated(18) ^ early >> 3
      let large = late.rotated(17) ^ late.rotated(19) ^ late >> 10
      schedule[index] = schedule[index - 16] &+ small &+ schedule[index - 7] &+ large
    }
    var (a, b, c, d) = (words[0], words[1], words[2], words[3])
    var (e, f, g, h) = (words[4], words[5], words[6], words[7])
    for index in 0..<64 {
      let choice = (e & f) ^ (~e & g)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      let high = e.rotated(6) ^ e.rotated(11) ^ e.rotated(25)
      let low = a.rotated(2) ^ a.rotated(13) ^ a.rotated(22)
      let first = h &+ high &+ choice &+ Self.constants[index] &+ schedule[index]
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ low &+ majority)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() {
      words[index] = words[index] &+ word
    }
    block.removeAll(keepingCapacity: true)
  }

  /// The first 32 bits of the fractional parts of the square roots of the first 8 primes.
  private static let start: [UInt32] = [
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C,
    0x1F83_D9AB, 0x5BE0_CD19,
  ]

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1,
    0x923F_82A4, 0xAB1C_5ED5, 0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3,
    0x72BE_5D74, 0x80DE_B1FE, 0x9BDC_06A7, 0xC19B_F174, 0xE49B_69C1, 0xEFBE_4786,
    0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F, 0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA,
    0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7, 0xC6E0_0BF3, 0xD5A7_9147,
    0x06CA_6351, 0x1429_2967, 0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC, 0x5338_0D13,
    0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85, 0xA2BF_E8A1, 0xA81A_664B,
    0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070,
    0x19A4_C116, 0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A,
    0x5B9C_CA4F, 0x682E_6FF3, 0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208,
    0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7, 0xC671_78F2,
  ]
}

extension UInt32 {
  fileprivate func rotated(_ count: UInt32) -> UInt32 {
    self >> count | self << (32 - count)
  }
}
