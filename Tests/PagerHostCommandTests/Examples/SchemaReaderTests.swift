import FoundationEssentials
import PagerBus
import PagerPlugins
import PagerSession
import TestSupport
import Testing

/// A schema accepts what the reader accepts, and nothing else.
struct SchemaReaderTests {
  /// One element of `plugins`, and whether it can be used.
  static let plugins: [(text: String, isGood: Bool)] = [
    (#"{"id":"a","entry":"PageControl"}"#, true),
    (#"{"id":"a","entry":"PageControl","x-note":[1,{"b":null}]}"#, true),
    (#"{"id":"a","entry":"PageControl","xnote":1}"#, false),
    (#"{"id":"a","entry":"PageControl","limits":{"queue":7,"x-why":"small"}}"#, true),
    (#"{"id":"a","entry":"PageControl","limits":{"queue":7,"why":"small"}}"#, false),
    (#"{"id":"a","entry":"PageControl","restart":{"policy":"never","x-why":1}}"#, true),
    (#"{"id":"a","entry":"PageControl","restart":{"policy":"perhaps"}}"#, false),
    (#"{"id":"a","entry":"PageControl","subscribes":[{"type":"page.*","x-a":1}]}"#, true),
    (#"{"id":"a","entry":"PageControl","subscribes":[{"policy":"all"}]}"#, false),
    (#"{"id":"a","entry":"PageControl","subscribes":"page.*"}"#, false),
    (#"{"id":"a","entry":"Logging","publishes":[]}"#, true),
    (#"{"id":"a","entry":"PageControl","permissions":["veto","env:HOME_2"]}"#, true),
    (#"{"id":"a","entry":"PageControl","permissions":["env:2"]}"#, false),
    (#"{"id":"a","entry":"PageControl","permissions":["root"]}"#, false),
    (#"{"id":"a","entry":"PageControl","options":{"x-own":1}}"#, false),
    (#"{"id":"a","entry":"PageControl","kind":"inProcess"}"#, true),
    (#"{"id":"a","entry":"PageControl","kind":"thread"}"#, false),
    (#"{"id":"a","entry":["PageControl"]}"#, false),
    (#"{"id":"a","entry":"Pagecontrol"}"#, false), (#"{"id":"a"}"#, false),
    (#"{"id":"a","kind":"process","entry":["./a","-b"],"enabled":false}"#, true),
    (#"{"id":"a","kind":"process","entry":["./a","-b"],"enabled":true}"#, true),
    (#"{"id":"a","kind":"process","entry":["./a","-b"]}"#, true),
    (#"{"id":"a","kind":"process","entry":[],"enabled":false}"#, false),
    (#"{"id":"a","kind":"process","entry":"PageControl","enabled":false}"#, false),
    (#"{"id":"a","kind":"process","entry":["./a",1],"enabled":false}"#, false),
    (#"{"id":"A","entry":"PageControl"}"#, false),
    (#"{"id":"a-b.c2","entry":"PageControl"}"#, true),
    (#"{"id":"a-","entry":"PageControl"}"#, false),
    (#"{"id":"a","entry":"ButtonNav","options":{"buttons":["prev","prev"]}}"#, false),
    (#"{"id":"a","entry":"ButtonNav","options":{"buttons":["prev","next"]}}"#, true),
    (#"{"id":"a","entry":"PageControl","enabled":"true"}"#, false),
    (#"{"id":"a","entry":"PageControl","latencyMs":-1}"#, false),
    (#"{"id":"a","entry":"PageControl","after":[]}"#, true),
    (#"{"id":"a","entry":"PageControl","after":[1]}"#, false), ("1", false),
  ]

  @Test(arguments: plugins)
  func `a plugin of the manifest is judged alike`(_ row: (text: String, isGood: Bool)) throws {
    try check(#"{"schemaVersion":1,"plugins":[\#(row.text)]}"#, row.isGood)
  }

  static let manifests: [(text: String, isGood: Bool)] = [
    (#"{"schemaVersion":1,"plugins":[],"x-team":"pages"}"#, true),
    (#"{"$schema":"s","schemaVersion":1,"plugins":[]}"#, true),
    (#"{"$schema":1,"schemaVersion":1,"plugins":[]}"#, false),
    (#"{"schemaVersion":2,"plugins":[]}"#, false), (#"{"schemaVersion":1}"#, false),
    (#"{"schemaVersion":1,"plugins":{}}"#, false), ("[]", false),
    (#"{"schemaVersion":1,"plugins":[],"team":1}"#, false),
  ]

  @Test(arguments: manifests)
  func `a manifest is judged alike`(_ row: (text: String, isGood: Bool)) throws {
    try check(row.text, row.isGood)
  }

  private func check(_ text: String, _ isGood: Bool) throws {
    let source = SourceText(name: "p.json", text: text)
    let registry = PluginRegistry([PageControl.self, ButtonNav.self, Logging.self])
    let schema = ManifestSchema.value(registry: registry)
    let faults = SchemaValidator(schema).faults(of: try JSONParser.parse(source).value)

    let isRead = (try? ManifestReader.read(source, among: registry)) != nil

    #expect(isRead == isGood)
    #expect(faults.isEmpty == isGood, "\(faults)")
  }

  static let sessions: [(text: String, isGood: Bool)] = [
    (#"{"session":1,"body":[]}"#, true), (#"{"session":1}"#, true),
    (#"{"session":1,"body":[{"do":"wait","args":["idle"]}]}"#, true),
    (#"{"session":1,"body":[{"do":"wait","args":["idle"],"within":{"n":1,"unit":"s"}}]}"#, true),
    (#"{"session":1,"body":[{"do":"wait","args":["idle"],"over":{"n":1,"unit":"s"}}]}"#, false),
    (#"{"session":1,"body":[{"do":"note","args":[{"text":"a"}],"comment":"b"}]}"#, true),
    (#"{"session":1,"body":[{"do":"note","args":[{"txt":"a"}]}]}"#, false),
    (#"{"session":1,"body":[{"do":"publish","args":["state.save"],"data":{"name":"a"}}]}"#, true),
    (#"{"session":1,"body":[{"do":"wait","args":["idle"],"data":{}}]}"#, false),
    (#"{"session":1,"body":{}}"#, false), (#"{"session":"1","body":[]}"#, false),
    (#"{"session":1,"body":["wait idle"]}"#, false),
  ]

  @Test(arguments: sessions)
  func `a session in JSON is judged alike`(_ row: (text: String, isGood: Bool)) throws {
    let source = SourceText(name: "a.session", text: row.text)
    let faults = SchemaValidator(SessionSchema.value).faults(
      of: try JSONParser.parse(source).value)

    let (_, found) = SessionInput.parse(source)

    #expect(found.isUsable == row.isGood, "\(found.render(color: false))")
    #expect(faults.isEmpty == row.isGood, "\(faults)")
  }

  static let data: [(type: String, data: String, isGood: Bool)] = [
    ("page.settled", #"{"index":1,"key":"B"}"#, true),
    ("page.settled", #"{"index":1,"key":"B","later":{}}"#, true),
    ("page.settled", #"{"index":"1","key":"B"}"#, false),
    ("page.settled", #"{"key":"B"}"#, false), ("page.settled", #"{"index":1.5,"key":"B"}"#, false),
    ("transition.ended", #"{"id":2,"outcome":"redirected","by":3}"#, true),
    ("transition.ended", #"{"id":2}"#, false),
    ("note.written", #"{"text":1}"#, false), ("note.written", #"{"text":"a"}"#, true),
    ("pager.idle", "{}", true), ("unknown.type", #"{"a":1}"#, true),
  ]

  @Test(arguments: data)
  func `the data of an event fits its type`(
    _ row: (type: String, data: String, isGood: Bool)
  ) throws {
    let source = row.type.hasPrefix("note") ? "script" : row.type == "pager.idle" ? "host" : "pages"
    let line =
      #"{"seq":1,"t":0,"source":"\#(source)","type":"\#(row.type)","cause":null,"#
      + #""data":\#(row.data)}"#
    let schema = TraceSchema.value(types: SessionTypes.all())
    let value = try JSONParser.parse(SourceText(name: "a", text: line)).value

    let faults = SchemaValidator(schema).faults(of: value)

    #expect(faults.isEmpty == row.isGood, "\(faults)")
  }
}
