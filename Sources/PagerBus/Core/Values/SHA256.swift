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
    words = Self.primeRoots(count: 8) { $0.squareRoot() }
    block.reserveCapacity(64)
  }

  /// Takes in more bytes.
  public mutating func update(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      block.append(byte)
      count += 1
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
  public static func label(of bytes: some Sequence<UInt8>) -> String {
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

  private static let constants = primeRoots(count: 64) { cubeRoot($0) }

  /// The first 32 bits of the fractional parts of a root of the first primes.
  private static func primeRoots(count: Int, _ root: (Double) -> Double) -> [UInt32] {
    var primes: [Int] = []
    var candidate = 2
    while primes.count < count {
      if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
      candidate += 1
    }
    return primes.map { prime in
      let value = root(Double(prime))
      return UInt32((value - value.rounded(.down)) * 4_294_967_296)
    }
  }

  /// Newton's iteration; exact enough for 32 bits of fraction.
  private static func cubeRoot(_ value: Double) -> Double {
    var root = value
    for _ in 0..<64 { root -= (root * root * root - value) / (3 * root * root) }
    return root
  }
}

extension UInt32 {
  fileprivate func rotated(_ count: UInt32) -> UInt32 {
    self >> count | self << (32 - count)
  }
}
