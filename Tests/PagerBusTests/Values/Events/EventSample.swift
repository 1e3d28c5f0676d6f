import PagerBus
import Testing

/// One event of a type with the data that its trace record must have.
struct EventSample: Sendable, CustomTestStringConvertible {
  let event: any Event
  let json: String

  init(_ event: any Event, _ json: String) {
    self.event = event
    self.json = json
  }

  var testDescription: String { type(of: event).name.text }

  /// At least one sample of every type of the pager, in the order of the catalogue.
  static let all = controls + host + pages + pointers + selection + tabs + transitions
}

extension EventSample {
  static let controls = [
    EventSample(ControlPressed(name: "next"), #"{"name":"next"}"#),
    EventSample(DotTapped(index: 3), #"{"index":3}"#),
    EventSample(KeyPressed(key: "left"), #"{"key":"left"}"#),
    EventSample(
      DotsChanged(count: 5, current: 2, progress: 2.25),
      #"{"count":5,"current":2,"progress":2.25}"#),
    EventSample(
      DotsChanged(
        count: 2, current: 0, progress: 0,
        row: DotRow(
          width: 24, height: 8, first: 0,
          dots: [.init(x: 0, width: 8, height: 8), .init(x: 16, width: 8, height: 8)],
          mark: TabSpan(x: 0, width: 8), edges: [-4, 12, 28])),
      #"{"count":2,"current":0,"progress":0,"row":{"width":24,"height":8,"first":0,"#
        + #""dots":[[0,8,8],[16,8,8]],"mark":[0,8],"edges":[-4,12,28]}}"#),
    EventSample(
      DotsChanged(count: 0, current: nil, progress: -0.0), #"{"count":0,"progress":0}"#),
    EventSample(
      ButtonsChanged(buttons: [.init(name: "prev", title: "‹", enabled: false, tinted: true)]),
      #"{"buttons":[{"name":"prev","title":"‹","enabled":false,"tinted":true}]}"#),
  ]

  static let host = [
    EventSample(PagerStarted(), "{}"),
    EventSample(PagerStopping(), "{}"),
    EventSample(PagerStopped(), "{}"),
    EventSample(PagerIdle(), "{}"),
    EventSample(SettingSet(key: "tap", value: "jump"), #"{"key":"tap","value":"jump"}"#),
    EventSample(ContainerSet(visible: false), #"{"visible":false}"#),
    EventSample(StateSave(name: "here"), #"{"name":"here"}"#),
    EventSample(StateRestore(name: "here"), #"{"name":"here"}"#),
    EventSample(PluginStarting(id: "dots"), #"{"id":"dots"}"#),
    EventSample(PluginStarted(id: "dots"), #"{"id":"dots"}"#),
    EventSample(
      PluginStopped(id: "dots", reason: "told to"), #"{"id":"dots","reason":"told to"}"#),
    EventSample(
      PluginFailed(id: "dots", reason: "a \"bad\"\nday"),
      #"{"id":"dots","reason":"a \"bad\"\nday"}"#),
    EventSample(PluginSuspended(id: "dots"), #"{"id":"dots"}"#),
    EventSample(PluginResumed(id: "dots"), #"{"id":"dots"}"#),
    EventSample(PluginRestarting(id: "dots"), #"{"id":"dots"}"#),
    EventSample(PluginQuarantined(id: "dots"), #"{"id":"dots"}"#),
    EventSample(PluginDisabled(id: "dots"), #"{"id":"dots"}"#),
    EventSample(
      PluginShowed(
        id: "dots", name: "colours",
        value: .object([.init("on", .array([.integer(1), .null, .bool(true)]))])),
      #"{"id":"dots","name":"colours","value":{"on":[1,null,true]}}"#),
    EventSample(
      EventUndelivered(type: "key.pressed", by: "script"),
      #"{"type":"key.pressed","by":"script"}"#),
    EventSample(
      HandlerFailed(type: "key.pressed", by: "plugin:keys", error: "no", chain: [7, 2]),
      #"{"type":"key.pressed","by":"plugin:keys","error":"no","chain":[7,2]}"#),
  ]

  static let pages = [
    EventSample(
      AnnouncementMade(role: .page, title: "뉴스", index: 1, count: 5, selected: true),
      #"{"role":"page","title":"뉴스","index":1,"count":5,"selected":true}"#),
    EventSample(PageLoaded(index: 1, key: "B"), #"{"index":1,"key":"B"}"#),
    EventSample(PageUnloaded(index: nil, key: "B"), #"{"key":"B"}"#),
    EventSample(PageUnloaded(keys: ["A", "B"]), #"{"keys":["A","B"]}"#),
    EventSample(PageWillAppear(index: 1, key: "B"), #"{"index":1,"key":"B"}"#),
    EventSample(PageDidAppear(index: 1, key: "B"), #"{"index":1,"key":"B"}"#),
    EventSample(PageWillDisappear(index: 1, key: "B"), #"{"index":1,"key":"B"}"#),
    EventSample(PageDidDisappear(index: nil, key: "B"), #"{"key":"B"}"#),
    EventSample(
      PagesEdit([
        .insert(at: 0, page: .init(title: "뉴스")), .remove(at: 2), .move(from: 1, to: 0),
        .retitle(at: 0, title: "N"), .reload,
        .replace([PageDescriptor(key: "A", title: "a", badge: "3")]),
      ]),
      #"{"edits":[{"op":"insert","at":0,"title":"뉴스"},{"op":"remove","at":2},"#
        + #"{"op":"move","from":1,"to":0},{"op":"retitle","at":0,"title":"N"},{"op":"reload"},"#
        + #"{"op":"replace","pages":[{"key":"A","title":"a","badge":"3"}]}]}"#),
    EventSample(
      PagesChanged(
        edits: [.reload], pages: PageList(), selected: nil, selectedKey: nil, kept: true),
      #"{"edits":[{"op":"reload"}],"count":0,"kept":true}"#),
    EventSample(
      PagesChanged(
        edits: [], pages: PageList(), selected: nil, selectedKey: nil, kept: true, loop: true),
      #"{"edits":[],"count":0,"kept":true,"loop":true}"#),
    EventSample(ViewportResize(w: 844, h: 390.5), #"{"w":844,"h":390.5}"#),
    EventSample(
      ViewportResize(w: 844, h: 390, over: 300_000_000), #"{"w":844,"h":390,"over":300000000}"#),
    EventSample(
      LayoutChanged(
        container: Rect(x: 0, y: 0, width: 390, height: 844),
        safe: Rect(x: 0, y: 0, width: 390, height: 844),
        strip: Rect(x: 0, y: 0, width: 390, height: 60),
        pages: Rect(x: 0, y: 60, width: 390, height: 784),
        controls: [
          ControlCell(
            name: "dots", cell: 0, frame: Rect(x: 180, y: 800, width: 30, height: 20))
        ], order: ["pages", "strip", "dots"]),
      #"{"container":[0,0,390,844],"safe":[0,0,390,844],"strip":[0,0,390,60],"#
        + #""pages":[0,60,390,784],"controls":[["dots",0,180,800,30,20]],"#
        + #""order":["pages","strip","dots"]}"#),
  ]

  static let pointers = [
    EventSample(PointerDown(finger: "a", x: 1, y: 0.1), #"{"finger":"a","x":1,"y":0.1}"#),
    EventSample(PointerMoved(finger: "a", x: -2, y: 1e-7), #"{"finger":"a","x":-2,"y":1e-07}"#),
    EventSample(PointerUp(finger: "a", x: 1, y: 2), #"{"finger":"a","x":1,"y":2}"#),
    EventSample(PointerCancelled(finger: "a"), #"{"finger":"a"}"#),
    EventSample(
      ScrollMoved(
        id: 3, reason: .tap, position: 1.5, progress: -0.5, fraction: 0.25, velocity: -2,
        boundary: false),
      #"{"id":3,"reason":"tap","position":1.5,"progress":-0.5,"fraction":0.25,"#
        + #""direction":-1,"velocity":-2,"boundary":false}"#),
    EventSample(
      ScrollMoved(
        id: nil, reason: .data, position: 2, progress: 0, fraction: nil, velocity: 0,
        boundary: true),
      #"{"reason":"data","position":2,"progress":0,"direction":0,"velocity":0,"boundary":true}"#),
    EventSample(SelectionCrossed(index: 4), #"{"index":4}"#),
    EventSample(
      HandoverOffered(delta: -4.5, velocity: -2, axis: .vertical),
      #"{"delta":-4.5,"velocity":-2,"axis":"vertical"}"#),
  ]

  static let selection = [
    EventSample(
      SelectionRequested(.index(2), animated: false, reason: .code),
      #"{"to":2,"animated":false,"reason":"code"}"#),
    EventSample(
      SelectionRequested(.key("K"), reason: .restore),
      #"{"to":{"key":"K"},"animated":true,"reason":"restore"}"#),
    EventSample(
      SelectionRequested(.next, reason: .button),
      #"{"to":"next","animated":true,"reason":"button"}"#),
    EventSample(
      SelectionProposed(id: 2, from: 0, to: 1, reason: .drag, deadline: 9),
      #"{"id":2,"from":0,"to":1,"reason":"drag","deadline":9}"#),
    EventSample(
      SelectionProposed(id: 2, from: 4, to: 0, reason: .drag, direction: 1),
      #"{"id":2,"from":4,"to":0,"reason":"drag","direction":1}"#),
    EventSample(
      SelectionRefused(id: 2, to: 1, why: .veto, by: "guard"),
      #"{"id":2,"to":1,"why":"veto","by":"guard"}"#),
    EventSample(
      VotersChanged(voters: [Voter(id: "guard", within: 9, missing: .veto)]),
      #"{"voters":[{"id":"guard","within":9,"missing":"veto"}]}"#),
    EventSample(SelectionVoted(id: 2, veto: true), #"{"id":2,"veto":true}"#),
    EventSample(
      VoteMissed(id: 2, by: "guard", counted: .allow),
      #"{"id":2,"by":"guard","counted":"allow"}"#),
    EventSample(
      VoteDropped(id: 2, by: nil, why: .unasked), #"{"id":2,"why":"unasked"}"#),
    EventSample(SelectionRefused(why: .empty), #"{"why":"empty"}"#),
    EventSample(
      SelectionChanged(id: 2, from: 0, fromKey: "A", to: 1, toKey: "B", reason: .dot),
      #"{"id":2,"from":0,"fromKey":"A","to":1,"toKey":"B","reason":"dot"}"#),
    EventSample(
      SelectionChanged(id: nil, from: 0, fromKey: "A", to: nil, toKey: nil, reason: .data),
      #"{"from":0,"fromKey":"A","reason":"data"}"#),
  ]

  static let tabs = [
    EventSample(TabTapped(index: 1, key: "B"), #"{"index":1,"key":"B"}"#),
    EventSample(TabRetapped(index: 1, key: "B"), #"{"index":1,"key":"B"}"#),
    EventSample(TabDeselected(index: nil, key: "B"), #"{"key":"B"}"#),
    EventSample(TabSelected(index: 1, key: "B"), #"{"index":1,"key":"B"}"#),
    EventSample(
      TabsLaidOut(
        first: 1, frames: [TabSpan(x: 78, width: 78)], height: 60, content: 390,
        geometry: .empty, pagesRevision: 0),
      #"{"first":1,"frames":[[78,78]],"height":60,"content":390}"#),
    EventSample(
      StripScrolled(offset: 12.5, reason: .user, boundary: false),
      #"{"offset":12.5,"reason":"user","boundary":false}"#),
    EventSample(
      IndicatorMoved(x: 78, y: 55, width: 78, height: 5, tab: 1, boundary: true),
      #"{"x":78,"y":55,"width":78,"height":5,"tab":1,"boundary":true}"#),
  ]

  static let transitions = [
    EventSample(PhaseChanged(phase: .settling), #"{"phase":"settling"}"#),
    EventSample(DragBegan(position: 1, offset: 390), #"{"position":1,"offset":390}"#),
    EventSample(DragEnded(velocity: -1.5, target: 0), #"{"velocity":-1.5,"target":0}"#),
    EventSample(DragEnded(velocity: 0, target: nil), #"{"velocity":0}"#),
    EventSample(
      TransitionBegan(id: 1, reason: .initial, from: nil, fromKey: nil, to: 0, direction: 0),
      #"{"id":1,"reason":"initial","to":0,"direction":0}"#),
    EventSample(TransitionRetargeted(id: 1, to: 2), #"{"id":1,"to":2}"#),
    EventSample(
      TransitionEnded(id: 1, outcome: .redirected, by: 2),
      #"{"id":1,"outcome":"redirected","by":2}"#),
    EventSample(
      TransitionEnded(id: 1, outcome: .settled, page: 0),
      #"{"id":1,"outcome":"settled","page":0}"#),
    EventSample(PageSettled(index: 1, key: "B"), #"{"index":1,"key":"B"}"#),
  ]
}
