import PagerBus
import TestSupport
import Testing

struct PagerFrameEditTests {
  @Test func `indices follow their keys when pages are inserted`() throws {
    let script = try edited([.insert(at: 0, page: .init(title: "Zero"))], selected: 1)

    let frame = script.frame()

    #expect([frame.selected, frame.settled, frame.selectedTab] == [1, 1, 1])
    #expect(frame.selectedKey == "A")
    #expect(frame.pages.key(at: 0) == "Zero")
    #expect(frame.count == 4)
  }

  @Test func `a tab that was selected before the pages changed is where its page is now`() throws {
    var script = try edited([.insert(at: 0, page: .init(title: "Zero"))], selected: 1)
    script.add(TabDeselected(index: 0, key: "A"), TabSelected(index: 1, key: "B"))

    let frame = script.frame()

    #expect(frame.selectedTab == 2)
    #expect(frame.selectedTabKey == "B")
  }

  @Test func `a settled page that is removed is settled no more`() throws {
    let script = try edited([.remove(at: 0)], selected: 0)

    let frame = script.frame()

    #expect(frame.settled == nil)
    #expect(frame.settledKey == nil)
    #expect(frame.selectedKey == "B")
    #expect(frame.selectedTab == nil)
  }

  @Test(arguments: [
    [PageEdit.insert(at: 0, page: .init(title: "A"))],
    [.remove(at: 0), .insert(at: 1, page: .init(key: "K", title: "A"))],
    [.move(from: 0, to: 2), .retitle(at: 0, title: "Bee")],
    [.replace([PageDescriptor(key: "X", title: "x")])],
    [.reload],
  ])
  func `a frame that was folded from a trace has the text of the live one`(edits: [PageEdit])
    throws
  {
    let script = try edited(edits, selected: 0)
    let decoded = try script.decoded()

    for count in 0...script.envelopes.count {
      #expect(text(decoded.frame(after: count)) == text(script.frame(after: count)))
    }
  }

  @Test func `a journey folded from a trace has the text of the live one at every event`() throws {
    let script = EventScript.travelled
    let decoded = try script.decoded()

    for count in 0...script.envelopes.count {
      #expect(text(decoded.frame(after: count)) == text(script.frame(after: count)))
      #expect(decoded.frame(after: count).stateHash == script.frame(after: count).stateHash)
    }
  }

  private func edited(_ edits: [PageEdit], selected: Int) throws -> EventScript {
    var script = EventScript.started
    let list = try script.frame().pages.applying(edits)
    script.add(
      PagesChanged(
        edits: edits, pages: list, selected: selected, selectedKey: list.key(at: selected),
        kept: true))
    return script
  }

  private func text(_ frame: PagerFrame) -> String {
    var writer = JSONWriter()
    frame.write(into: &writer)
    return writer.text
  }
}
