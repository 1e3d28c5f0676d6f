import Testing

@testable import PagerBus

/// Keys are unique, edits are all or nothing.
struct PageListTests {
  @Test func `a repeated title gets a key with a number`() {
    let list = PageList(titles: ["A", "B", "A", "A", "A#2"])

    #expect(list.descriptors.map(\.key) == ["A", "B", "A#2", "A#3", "A#2#2"])
    #expect(list.descriptors.map(\.title) == ["A", "B", "A", "A", "A#2"])
  }

  @Test func `an inserted page's key is its title, made unique`() throws {
    let list = try PageList(titles: ["A"]).applying([
      .insert(at: 0, page: .init(title: "A")), .insert(at: 0, page: .init(title: "A")),
      .remove(at: 2), .insert(at: 0, page: .init(title: "A")),
    ])

    #expect(list.descriptors.map(\.key) == ["A", "A#3", "A#2"])
  }

  @Test(arguments: [3, 33, 1000])
  func `a key is found wherever its page stands`(_ count: Int) throws {
    let list = PageList(titles: (0..<count).map { String($0) })

    let shorter = try list.applying([.remove(at: 0)])

    #expect(list.index(of: PageKey(String(count - 1))) == count - 1)
    #expect(list.index(of: "nobody") == nil)
    #expect(shorter.index(of: "1") == 0)
    #expect(list.index(of: "1") == 1)
  }

  @Test func `two descriptions with one key are no list`() {
    #expect(throws: PageEditError.duplicateKey("A")) {
      try PageList([.init(key: "A", title: "x"), .init(key: "A", title: "y")])
    }
  }

  @Test func `a configuration's repeated keys are made unique`() {
    let list = PageList(distinct: [.init(key: "A", title: "x"), .init(key: "A", title: "y")])

    #expect(list.descriptors.map(\.key) == ["A", "A#2"])
  }

  @Test func `an index outside the list throws and names it`() {
    let list = PageList(titles: ["A", "B"])

    #expect(throws: PageEditError.range(index: 2)) { try list.applying([.remove(at: 2)]) }
    #expect(throws: PageEditError.range(index: -1)) {
      try list.applying([.insert(at: -1, page: .init(title: "C"))])
    }
    #expect(throws: PageEditError.range(index: 5)) { try list.applying([.move(from: 0, to: 5)]) }
    #expect(throws: PageEditError.range(index: .min)) {
      try list.applying([.retitle(at: .min, title: "")])
    }
  }

  @Test func `a reload is the same list in memory`() throws {
    let list = PageList(titles: ["A", "B"])

    let same = try list.applying([.reload])

    #expect(same.isIdentical(to: list))
  }
}
