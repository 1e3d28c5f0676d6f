import PagerBus
import Testing

/// One event with the text of its line behind time and source, and its level.
struct LogSample: Sendable, CustomTestStringConvertible {
  let event: any Event
  let text: String
  let level: LogLevel

  init(_ event: any Event, _ text: String, _ level: LogLevel = .info) {
    self.event = event
    self.text = text
    self.level = level
  }

  var testDescription: String { text }

  /// At least one sample of every type of the pager.
  static let all = host + requests + pages + motion + tabs
}

extension LogSample {
  static let host = [
    LogSample(PagerStarted(), "pager.started"),
    LogSample(PagerStopping(), "pager.stopping"),
    LogSample(PagerStopped(), "pager.stopped"),
    LogSample(PagerIdle(), "pager.idle"),
    LogSample(PluginStarting(id: "dots"), #"plugin.starting id="dots""#),
    LogSample(PluginStarted(id: "dots"), #"plugin.started id="dots" | "dots" connected"#),
    LogSample(
      PluginStopped(id: "dots", reason: "done"), #"plugin.stopped id="dots" reason="done""#),
    LogSample(
      PluginFailed(id: "dots", reason: "no"), #"plugin.failed id="dots" reason="no""#, .warning),
    LogSample(PluginSuspended(id: "dots"), #"plugin.suspended id="dots""#, .warning),
    LogSample(PluginResumed(id: "dots"), #"plugin.resumed id="dots""#),
    LogSample(PluginRestarting(id: "dots"), #"plugin.restarting id="dots""#, .warning),
    LogSample(PluginQuarantined(id: "dots"), #"plugin.quarantined id="dots""#, .warning),
    LogSample(PluginDisabled(id: "dots"), #"plugin.disabled id="dots""#),
    LogSample(
      PluginShowed(id: "dots", name: "current", value: 1),
      #"plugin.showed id="dots" name="current" value=1"#),
    LogSample(
      EventUndelivered(type: "key.pressed", by: "script"),
      #"event.undelivered type="key.pressed" by="script""#, .warning),
    LogSample(
      HandlerFailed(type: "key.pressed", by: "plugin:keys", error: "no", chain: [7, 2]),
      #"handler.failed type="key.pressed" by="plugin:keys" error="no" chain=[7,2]"#, .warning),
    LogSample(
      DotsChanged(count: 5, current: 2, progress: 2.25),
      "dots.changed count=5 current=2 progress=2.25"),
    LogSample(
      ButtonsChanged(buttons: [.init(name: "prev", title: "‹", enabled: false, tinted: true)]),
      #"buttons.changed buttons=[{"name":"prev","title":"‹","enabled":false,"tinted":true}]"#),
  ]

  static let requests = [
    LogSample(ControlPressed(name: "next"), #"control.pressed name="next""#),
    LogSample(DotTapped(index: 3), "dot.tapped index=3"),
    LogSample(KeyPressed(key: "left"), #"key.pressed key="left""#),
    LogSample(SettingSet(key: "tap", value: "jump"), #"setting.set key="tap" value="jump""#),
    LogSample(ContainerSet(visible: false), "container.set visible=false"),
    LogSample(
      AnnouncementMade(role: .page, title: "뉴스", index: 1, count: 5, selected: true),
      #"announcement.made role="page" title="뉴스" index=1 count=5 selected=true"#),
    LogSample(StateSave(name: "here"), #"state.save name="here""#),
    LogSample(StateRestore(name: "here"), #"state.restore name="here""#),
    LogSample(
      PagesEdit([.remove(at: 2)]), #"pages.edit edits=[{"op":"remove","at":2}]"#),
    LogSample(ViewportResize(w: 844, h: 390.5), "viewport.resize w=844 h=390.5"),
    LogSample(
      PointerDown(finger: "a", x: 1, y: 0.5), #"pointer.down finger="a" x=1 y=0.5"#),
    LogSample(
      PointerMoved(finger: "a", x: 1, y: 2), #"pointer.moved finger="a" x=1 y=2"#, .debug),
    LogSample(PointerUp(finger: "a", x: 1, y: 2), #"pointer.up finger="a" x=1 y=2"#),
    LogSample(PointerCancelled(finger: "a"), #"pointer.cancelled finger="a""#),
    LogSample(
      SelectionRequested(.key("K"), animated: false, reason: .code),
      #"selection.requested to={"key":"K"} animated=false reason="code""#),
  ]

  static let pages = [
    LogSample(PageLoaded(index: 1, key: "B"), #"page.loaded index=1 key="B""#),
    LogSample(PageUnloaded(keys: ["A", "B"]), #"page.unloaded keys=["A","B"]"#),
    LogSample(PageWillAppear(index: 1, key: "B"), #"page.willAppear index=1 key="B""#),
    LogSample(PageDidAppear(index: 1, key: "B"), #"page.didAppear index=1 key="B""#),
    LogSample(PageWillDisappear(index: 1, key: "B"), #"page.willDisappear index=1 key="B""#),
    LogSample(PageDidDisappear(index: nil, key: "B"), #"page.didDisappear key="B""#),
    LogSample(
      PagesChanged(
        edits: [.reload], pages: PageList(), selected: nil, selectedKey: nil, kept: true),
      #"pages.changed edits=[{"op":"reload"}] count=0 kept=true"#),
    LogSample(
      LayoutChanged(
        container: Rect(x: 0, y: 0, width: 390, height: 844),
        safe: Rect(x: 0, y: 0, width: 390, height: 844),
        strip: Rect(x: 0, y: 0, width: 390, height: 60),
        pages: Rect(x: 0, y: 60, width: 390, height: 784), controls: [], order: ["pages"]),
      "layout.changed container=[0,0,390,844] safe=[0,0,390,844] strip=[0,0,390,60] "
        + #"pages=[0,60,390,784] controls=[] order=["pages"]"#),
    LogSample(
      SelectionProposed(id: 2, from: 0, to: 1, reason: .drag),
      #"selection.proposed id=2 from=0 to=1 reason="drag""#),
    LogSample(
      SelectionRefused(id: 2, to: 1, why: .veto, by: "guard"),
      #"selection.refused id=2 to=1 why="veto" by="guard""#, .warning),
    LogSample(
      SelectionChanged(id: 2, from: 0, fromKey: "A", to: 1, toKey: "B", reason: .dot),
      #"selection.changed id=2 from=0 fromKey="A" to=1 toKey="B" reason="dot" "#
        + "| page 1 selected by dot"),
    LogSample(
      VotersChanged(voters: [Voter(id: "guard", within: 9, missing: .veto)]),
      #"voters.changed voters=[{"id":"guard","within":9,"missing":"veto"}]"#),
    LogSample(SelectionVoted(id: 2, veto: true), "selection.voted id=2 veto=true"),
    LogSample(
      VoteMissed(id: 2, by: "guard", counted: .allow),
      #"vote.missed id=2 by="guard" counted="allow""#, .warning),
    LogSample(
      VoteDropped(id: 2, by: "guard", why: .late), #"vote.dropped id=2 by="guard" why="late""#,
      .warning),
    LogSample(SelectionCrossed(index: 4), "selection.crossed index=4"),
    LogSample(
      HandoverOffered(delta: 4, velocity: 2, axis: .horizontal),
      #"handover.offered delta=4 velocity=2 axis="horizontal""#, .debug),
    LogSample(
      PageSettled(index: 1, key: "B"), #"page.settled index=1 key="B" | at rest on page 1"#),
  ]

  static let motion = [
    LogSample(PhaseChanged(phase: .settling), #"phase.changed phase="settling""#),
    LogSample(DragBegan(position: 1, offset: 390), "drag.began position=1 offset=390"),
    LogSample(DragEnded(velocity: -1.5, target: 0), "drag.ended velocity=-1.5 target=0"),
    LogSample(
      TransitionBegan(id: 1, reason: .initial, from: nil, fromKey: nil, to: 0, direction: 0),
      #"transition.began id=1 reason="initial" to=0 direction=0"#),
    LogSample(TransitionRetargeted(id: 1, to: 2), "transition.retargeted id=1 to=2"),
    LogSample(
      TransitionEnded(id: 1, outcome: .redirected, by: 2),
      #"transition.ended id=1 outcome="redirected" by=2"#),
    LogSample(
      ScrollMoved(
        id: 3, reason: .tap, position: 1.5, progress: -0.5, fraction: 0.25, velocity: -2,
        boundary: false),
      #"scroll.moved id=3 reason="tap" position=1.5 progress=-0.5 fraction=0.25 direction=-1 "#
        + "velocity=-2 boundary=false", .debug),
  ]

  static let tabs = [
    LogSample(TabTapped(index: 1, key: "B"), #"tab.tapped index=1 key="B""#),
    LogSample(TabRetapped(index: 1, key: "B"), #"tab.retapped index=1 key="B""#),
    LogSample(TabDeselected(index: nil, key: "B"), #"tab.deselected key="B""#),
    LogSample(TabSelected(index: 1, key: "B"), #"tab.selected index=1 key="B""#),
    LogSample(
      TabsLaidOut(
        first: 1, frames: [TabSpan(x: 78, width: 78)], height: 60, content: 390,
        geometry: .empty, pagesRevision: 0),
      "tabs.laidOut first=1 frames=[[78,78]] height=60 content=390"),
    LogSample(
      StripScrolled(offset: 12.5, reason: .user, boundary: false),
      #"strip.scrolled offset=12.5 reason="user" boundary=false"#, .debug),
    LogSample(
      IndicatorMoved(x: 78, y: 55, width: 78, height: 5, tab: 1, boundary: true),
      "indicator.moved x=78 y=55 width=78 height=5 tab=1 boundary=true", .debug),
  ]
}
