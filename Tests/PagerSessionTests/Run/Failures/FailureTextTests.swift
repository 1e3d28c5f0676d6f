import PagerSession
import TestSupport
import Testing

/// A failure of one kind, and all that is said of it.
struct FailureRow: CustomTestStringConvertible {
  /// What fails.
  let testDescription: String

  /// The statements of a case with eleven pages.
  let body: String

  /// Everything that is printed.
  let text: String

  init(_ name: String, _ body: String, _ text: String) {
    testDescription = name
    self.body = body
    self.text = text
  }
}

/// What is printed of each kind of failure, to the letter.
struct FailureTextTests {
  private static let golden = #"""
    {"format":"pager-golden","version":1,"level":"decisions"}
    {"source":"script","type":"session.began","data":{}}
    {"source":"host","type":"pager.started","data":{}}
    {"source":"pages","type":"pages.changed","data":{"edits":[{"op":"replace","pages":[{"key":"0","title":"0"},{"key":"1","title":"1"},{"key":"2","title":"2"},{"key":"3","title":"3"},{"key":"4","title":"4"},{"key":"5","title":"5"},{"key":"6","title":"6"},{"key":"7","title":"7"},{"key":"8","title":"8"},{"key":"9","title":"9"},{"key":"10","title":"10"}]}],"count":11,"selected":0,"selectedKey":"0","kept":false}}
    {"source":"pages","type":"transition.began","data":{"id":1,"reason":"initial","to":0,"direction":0}}
    {"source":"pages","type":"selection.changed","data":{"id":1,"to":0,"toKey":"0","reason":"initial"}}
    {"source":"pages","type":"page.loaded","data":{"index":0,"key":"0"}}
    {"source":"pages","type":"page.willAppear","data":{"index":0,"key":"0"}}
    {"source":"pages","type":"page.didAppear","data":{"index":0,"key":"0"}}
    {"source":"pages","type":"transition.ended","data":{"id":1,"outcome":"settled","page":0}}
    {"source":"pages","type":"page.settled","data":{"index":0,"key":"0"}}
    {"source":"tabs","type":"tab.selected","data":{"index":0,"key":"0"}}
    {"source":"script","type":"step.began","data":{"do":"select","text":"select 1 jump"}}
    {"source":"script","type":"selection.requested","data":{"to":1,"animated":false,"reason":"code"}}
    {"source":"pages","type":"selection.proposed","data":{"id":2,"from":0,"to":1,"reason":"code"}}
    {"source":"pages","type":"transition.began","data":{"id":2,"reason":"code","from":0,"fromKey":"0","to":1,"direction":1}}
    {"source":"pages","type":"selection.changed","data":{"id":2,"from":0,"fromKey":"0","to":2,"toKey":"2","reason":"code"}}
    {"source":"pages","type":"phase.changed","data":{"phase":"settling"}}
    {"source":"pages","type":"page.loaded","data":{"index":1,"key":"1"}}
    {"source":"pages","type":"page.willDisappear","data":{"index":0,"key":"0"}}
    {"source":"pages","type":"page.didDisappear","data":{"index":0,"key":"0"}}
    {"source":"pages","type":"page.didAppear","data":{"index":1,"key":"1"}}
    {"source":"pages","type":"transition.ended","data":{"id":2,"outcome":"settled","page":1}}
    {"source":"pages","type":"page.settled","data":{"index":1,"key":"1"}}
    {"source":"pages","type":"phase.changed","data":{"phase":"idle"}}
    {"source":"tabs","type":"tab.deselected","data":{"index":0,"key":"0"}}
    {"source":"tabs","type":"tab.selected","data":{"index":1,"key":"1"}}

    """#

  @Test(
    arguments: FailureRow.now + FailureRow.counted + FailureRow.listed + FailureRow.lasting
      + FailureRow.golden)
  func `a failure says what happened`(_ row: FailureRow) throws {
    let body = row.body.split(separator: "\n").map { "  \($0)\n" }.joined()
    let session = "session 1\npages 11\ncase \"a\" {\n\(body)}\n"

    let probe = try SessionProbe(session, files: TextFiles(["a.golden": Self.golden]))

    let texts = probe.results[0].failures.map { $0.text(color: false) }
    #expect(texts == [row.text])
  }
}
