import PagerBus
import TestSupport
import Testing

struct PagerFrameJSONTests {
  @Test func `the canonical text of a started pager is this`() {
    var writer = JSONWriter()

    EventScript.started.frame().write(into: &writer)

    #expect(writer.text == Self.started)
  }

  @Test func `the hash is FNV-1a of the text in eight digits`() {
    #expect(StateHash.text(StateHash.of(Array("".utf8))) == "811c9dc5")
    #expect(StateHash.text(StateHash.of(Array("a".utf8))) == "e40c292c")
    #expect(StateHash.text(StateHash.of(Array("foobar".utf8))) == "bf9cf968")
    #expect(StateHash.text(0xAB) == "000000ab")
    #expect(
      EventScript.started.frame().stateHash
        == StateHash.text(StateHash.of(Array(Self.started.utf8))))
  }

  @Test func `the text does not grow with the number of pages`() throws {
    var script = EventScript.started
    let titles = (0..<50_000).map(String.init)
    let list = PageList(titles: titles)
    script.add(
      PagesChanged(
        edits: [.replace(list.descriptors)], pages: list, selected: 40_000,
        selectedKey: "40000", kept: false),
      EventScript.sample(2, .data, 40_000, boundary: true))
    script.add(SettingSet(key: "tabs", value: "fixed 100px"))
    var writer = JSONWriter()

    script.frame().write(into: &writer)

    #expect(writer.bytes.count < 4_000)
  }

  @Test func `loaded pages out of sight are counted and digested whatever their order`() {
    var life = [EventScript.started, .started]
    life[0].add(PageLoaded(index: 1, key: "B"), PageLoaded(index: 2, key: "C"))
    life[1].add(PageLoaded(index: 2, key: "C"), PageLoaded(index: 1, key: "B"))

    let frames = life.map { $0.frame() }

    #expect(frames[0].stateHash == frames[1].stateHash)
    #expect(frames[0].life.loadedCount == 3)
    #expect(frames[0].life.loadedKeys == ["A", "B", "C"])
    #expect(frames[0].stateHash != EventScript.started.frame().stateHash)
  }

  private static let started =
    #"{"container":[0,0,390,844],"safe":[0,0,390,844],"strip":[0,0,390,60],"pages":[0,60,390,784],"#
    + #""order":["pages","strip"],"count":3,"selected":0,"selectedKey":"A","target":0,"settled":0,"#
    + #""settledKey":"A","tab":0,"position":0,"progress":0,"#
    + #""direction":0,"velocity":0,"sampledAt":0,"#
    + #""phase":"idle","tabHeight":60,"content":390,"stripOffset":0,"#
    + #""tabs":[{"index":0,"key":"A","title":"A","x":0,"w":130,"emphasis":1},"#
    + #"{"index":1,"key":"B","title":"B","x":130,"w":130,"emphasis":0},"#
    + #"{"index":2,"key":"C","title":"C","x":260,"w":130,"emphasis":0}],"#
    + #""indicator":{"x":0,"y":55,"w":130,"h":5,"tab":0},"#
    + #""visible":[{"index":0,"key":"A","frame":[0,60,390,784],"state":"appeared"}],"#
    + #""active":[["A","appeared"]],"loaded":1,"loadedDigest":"c40bf6cc","#
    + #""isContainerVisible":true,"#
    + #""fingers":[],"controls":[],"dots":{"count":3,"current":0,"#
    + #""progress":0},"plugins":[],"settings":{}}"#
}
