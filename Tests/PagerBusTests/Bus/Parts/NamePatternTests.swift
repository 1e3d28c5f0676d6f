import Testing

@testable import PagerBus

@Suite struct NamePatternTests {
  @Test(arguments: [
    ("page.settled", "page.settled", true), ("page.settled", "page.settle", false),
    ("page.settled", "page.settledx", false), ("scroll.*", "scroll.moved", true),
    ("scroll.*", "scroll.", true), ("scroll.*", "scroll", false), ("*", "", true),
    ("*", "a.b.c", true), ("", "", true), ("", "a", false), ("*.moved", "strip.moved", true),
    ("*.moved", "moved", false), ("a*a", "a", false), ("a*a", "aa", true), ("a*a", "aba", true),
    ("a*b*c", "a1b2c", true), ("a*b*c", "a1c2b", false), ("**", "x", true),
    ("*aab", "aaaab", true), ("a**b", "ab", true), ("ä*", "äö", true), ("a*", "ä", false),
    ("*ab*ab*", "abab", true), ("*ab*ab*", "aba", false),
  ])
  func `a star stands for any text`(pattern: String, name: String, fits: Bool) {
    #expect(NamePattern(pattern).matches(name) == fits)
  }

  @Test func `a pattern of many stars is decided in time`() {
    let pattern = String(repeating: "a*", count: 200) + "b"

    #expect(!NamePattern(pattern).matches(String(repeating: "a", count: 2_000)))
  }

  @Test func `an interest in patterns hears every type whose name fits one`() {
    let table = TopicTable([Ticked.self, Placed.self, Tocked.self, Ticked.self])

    #expect(table.topics.count == 3)
    #expect(Interest.patterns(["test.*"]).topics(in: table).indices == [0, 2])
    #expect(Interest.patterns(["place.changed", "x"]).topics(in: table).indices == [1])
    #expect(Interest.types([Tocked.self, Asked.self]).topics(in: table).indices == [2])
  }

  @Test(arguments: [1, 63, 64, 65, 130])
  func `a set of topics holds what was put in`(count: Int) {
    var set = TopicSet(count: count)
    let members = [0, count / 2, count - 1]
    for member in members { set.insert(member) }

    #expect(set.indices == Array(Set(members)).sorted())
  }
}
