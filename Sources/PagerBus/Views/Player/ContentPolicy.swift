import PagerBus

/// What a page may load and run: its own script and style, told by their digests, and nothing else.
struct ContentPolicy {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  let script: [UInt8]
  let style: [UInt8]

  /// The policy as a page's head says it.
  var text: String {
    "default-src 'none'; script-src '\(Self.source(of: script))'; "
      + "style-src '\(Self.source(of: style))'; img-src data:; base-uri 'none'; form-action 'none'"
  }

  private static func source(of bytes: [UInt8]) -> String {
    var digest = SHA256()
    digest.update(bytes)
    return "sha256-" + base64(ofHexadecimal: Array(digest.hexadecimal.utf8))
  }

  /// The bytes that hexadecimal digits say, in base 64.
  static func base64(ofHexadecimal text: [UInt8]) -> String {
    let bits = text.flatMap { digit in
      let value = digit < UInt8(ascii: "a") ? digit - UInt8(ascii: "0") : digit - 87
      return (0..<4).map { value >> (3 - UInt8($0)) & 1 }
    }
    var encoded: [UInt8] = []
    for start in stride(from: 0, to: bits.count, by: 6) {
      let value = (0..<6).reduce(UInt8(0)) { value, offset in
        value << 1 | (start + offset < bits.count ? bits[start + offset] : 0)
      }
      encoded.append(digits[Int(value)])
    }
    while encoded.count % 4 > 0 { encoded.append(UInt8(ascii: "=")) }
    return String(decoding: encoded, as: UTF8.self)
  }
}
