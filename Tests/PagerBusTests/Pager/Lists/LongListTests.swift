import PagerBus
import TestSupport
import Testing

/// Lists that are too long to be put together anew after every edit.
struct LongListTests {
  /// A list and the array that it must be equal to, after the same edits.
  private struct Pair {
    var list: PageList
    var pages: [PageDescriptor]

    init(count: Int) {
      list = PageList(titles: (0..<count).map { "page \($0)" })
      pages = list.descriptors
    }

    mutating func edit(_ numbers: inout SeededNumbers, round: Int) throws {
      let index = numbers.whole(in: 0...pages.count - 1)
      switch numbers.whole(in: 0...4) {
      case 0, 1:
        let at = numbers.isOne(in: 4) ? 0 : numbers.whole(in: 0...pages.count)
        let title = "new \(round % 40)"
        list = try list.applying([.insert(at: at, page: .init(title: title))])
        pages.insert(PageDescriptor(key: list.key(at: at) ?? "", title: title), at: at)
      case 2:
        list = try list.applying([.remove(at: index)])
        pages.remove(at: index)
      case 3:
        let to = numbers.whole(in: 0...pages.count - 1)
        list = try list.applying([.move(from: index, to: to)])
        pages.insert(pages.remove(at: index), at: to)
      default:
        list = try list.applying([.retitle(at: index, title: "other \(round)")])
        pages[index].title = "other \(round)"
      }
    }
  }

  @Test(arguments: [1, 2, 3])
  func `any edits leave what they leave of an array`(seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    var pair = Pair(count: 700)
    var style = TabsStyle()
    style.sizing = .intrinsic
    let strip = Size(width: 390, height: 60)
    var tabs = TabsLayout(pages: pair.list, strip: strip, style: style)

    for round in 0..<1500 {
      try pair.edit(&numbers, round: round)
      tabs = TabsLayout(pages: pair.list, strip: strip, style: style, reusing: tabs)
      guard round % 100 == 99 else { continue }
      #expect(pair.list.descriptors == pair.pages)
      #expect(Set(pair.pages.map(\.key)).count == pair.pages.count)
      var x = 0.0
      for (index, page) in pair.pages.enumerated() {
        #expect(pair.list.index(of: page.key) == index)
        let frame = tabs.frame(of: index)
        #expect(frame?.x == x && frame?.width == Double(page.title.utf8.count) * 9)
        x += Double(page.title.utf8.count) * 9
      }
      #expect(tabs.contentWidth == x)
      #expect(tabs.index(at: x / 2).flatMap { tabs.frame(of: $0) }.map { $0.x <= x / 2 } == true)
    }
  }

  @Test func `a key that went is free again, and one that is there is not`() throws {
    let list = PageList(titles: (0..<600).map { String($0) })

    let without = try list.applying([.remove(at: 5)])
    let again = try without.applying([.insert(at: 0, page: .init(title: "5"))])
    let twice = try again.applying([.insert(at: 300, page: .init(title: "5"))])

    #expect(without.index(of: "5") == nil)
    #expect(again.index(of: "5") == 0)
    #expect(twice[300] == PageDescriptor(key: "5#2", title: "5"))
    #expect(throws: PageEditError.duplicateKey("7")) {
      try list.applying([.insert(at: 0, page: .init(key: "7", title: "x"))])
    }
    #expect(list.index(of: "5") == 5)
  }

  @Test func `two lists are equal if their pages are, however they came about`() throws {
    let list = PageList(titles: (0..<600).map { String($0) })

    let back = try list.applying([.move(from: 3, to: 500), .move(from: 500, to: 3)])
    let other = try list.applying([.move(from: 3, to: 500)])

    #expect(back == list && back.hashValue == list.hashValue)
    #expect(other != list)
  }

  /// Steps are pages and runs that anybody looked at; a release build counts none.
  @Test func `an edit, a key and a place in the strip are found by looking at few pages`() throws {
    let count = 20_000
    let first = PageList(titles: (0..<count).map { String($0) })
    var style = TabsStyle()
    style.sizing = .intrinsic
    let strip = Size(width: 390, height: 60)
    var list = first
    var tabs = TabsLayout(pages: list, strip: strip, style: style)
    #expect(list.index(of: "19999") == count - 1)

    for round in 0..<100 {
      let before = first.stepCount
      let at = round * 191
      list = try list.applying([.insert(at: at, page: .init(title: "new \(round)"))])
      tabs = TabsLayout(pages: list, strip: strip, style: style, reusing: tabs)
      #expect(list.sharesStorage(with: first))
      #expect(list.index(of: "19999") == count + round)
      let x = try #require(tabs.frame(of: at)).x
      #expect(tabs.index(at: x) == at)
      #expect(tabs.visible(atOffset: x).first == at)
      #expect(first.stepCount - before < 1200)
    }
  }
}
