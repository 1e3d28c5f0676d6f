import PagerBus
import Testing

/// The examples of FIPS 180-4 and of NIST's test vectors for SHA-256.
struct SHA256Tests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      """
      abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmno\
      ijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu
      """,
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
  ])
  func `the hash is the one of the standard`(text: String, expected: String) {
    var hash = SHA256()
    hash.update(text.utf8)
    #expect(hash.hexadecimal == expected)
    #expect(SHA256.label(of: text.utf8) == "sha256:" + expected)
  }

  @Test func `a million times a, in pieces`() {
    var hash = SHA256()
    let piece = Array(repeating: UInt8(ascii: "a"), count: 1_000)
    for _ in 0..<1_000 { hash.update(piece) }

    let expected = "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    #expect(hash.hexadecimal == expected)
    #expect(hash.hexadecimal == expected, "reading the hash does not change it")
  }
}
