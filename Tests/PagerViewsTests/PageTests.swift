import PagerBus
import Testing

@testable import PagerViews

/// What keeps a page from running anything but its own script.
struct PageTests {
  @Test(arguments: [
    ("</script>", #"\u003c/script>"#), ("<!--", #"\u003c!--"#),
    ("a\u{2028}b\u{2029}", #"a\u2028b\u2029"#), ("\u{2027}é가👩‍👩‍👧]]>", "\u{2027}é가👩‍👩‍👧]]>"),
  ])
  func `embedded JSON ends no script and breaks no line`(text: String, expected: String) {
    var page = Array("…".utf8)

    EmbeddedText.append(json: text.utf8, to: &page)

    #expect(String(decoding: page, as: UTF8.self) == "…" + expected)
  }

  @Test(arguments: [
    ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
    ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
  ])
  func `a policy names its script and style by their digests`(text: String, digest: String) {
    let policy = ContentPolicy(script: Array(text.utf8), style: [])

    #expect(policy.text.contains("script-src 'sha256-\(digest)'"))
    #expect(policy.text.hasPrefix("default-src 'none'; "))
  }

  @Test func `nothing in the page's own parts leads out of it`() {
    let parts = [PlayerParts.script, PlayerParts.style, PlayerParts.body].joined()
    let text = String(decoding: parts, as: UTF8.self).replacing(
      "http://www.w3.org/2000/svg", with: "")

    for word in ["http:", "https:", "innerHTML", "eval(", "import(", "url(\"", "document.write"] {
      #expect(!text.contains(word), "\(word)")
    }
  }
}
