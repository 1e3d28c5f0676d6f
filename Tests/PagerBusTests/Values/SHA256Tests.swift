import PagerBus
import Testing

/// The vectors of FIPS 180-4 and of NIST's examples.
struct SHA256Tests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func `a text has the digest of the published vector`(text: String, digest: String) {
    var whole = SHA256()
    whole.update(Array(text.utf8))
    #expect(whole.hexadecimal == digest)

    var pieces = SHA256()
    for byte in text.utf8 { pieces.update([byte]) }
    #expect(pieces.hexadecimal == digest)
  }

  @Test func `a million letters have the digest of the published vector`() {
    var digest = SHA256()
    for _ in 0..<1_000 { digest.update(Array(repeating: UInt8(ascii: "a"), count: 1_000)) }

    let expected = "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    #expect(digest.hexadecimal == expected)
  }
}
