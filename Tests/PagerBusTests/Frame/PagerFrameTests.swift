import PagerBus
import TestSupport
import Testing

struct PagerFrameTests {
  @Test func `a started pager rests on its first page`() {
    let frame = EventScript.started.frame()

    #expect(frame.isAtRest)
    #expect(frame.isRunning)
    #expect(frame.activities == [])
    #expect([frame.selected, frame.target, frame.settled, frame.selectedTab] == [0, 0, 0, 0])
    #expect(frame.settledKey == "A")
    #expect(frame.pageTitle == "A")
    #expect(frame.count == 3)
    #expect(frame.pageNext == 1)
    #expect(frame.pagePrevious == nil)
    #expect(frame.life.active == ["A"])
  }

  @Test func `selected, target and settled differ while the pages move`() {
    var script = EventScript.started
    script.tapB()
    script.wait(16_000_000)
    script.add(EventScript.sample(2, .tap, 0.25))

    let frame = script.frame()

    #expect(frame.selected == 1)
    #expect(frame.target == 1)
    #expect(frame.settled == 0)
    #expect(frame.position == 0.25)
    #expect(frame.offset == 97.5)
    #expect(!frame.isAtRest)
    #expect(
      frame.activities.map(\.description)
        == ["transition 2 (tap) since 100000000", "settling since 100000000"])
    #expect((0..<3).map { frame.pageState($0) } == [.disappearing, .appearing, .unloaded])
  }

  @Test func `a finger that has not decided leaves the target at the selected page`() throws {
    let script = EventScript.travelled
    let began = try #require(
      script.envelopes.firstIndex { ($0.event as? TransitionBegan)?.id == 3 })

    let dragging = script.frame(after: began + 2)

    #expect(dragging.phase == .dragging)
    #expect(dragging.target == 1)
    #expect(dragging.fingers.map(\.name) == ["a"])
    #expect(dragging.fingers.first?.place == Point(x: 178, y: 400))
    #expect(dragging.motion == nil)
  }

  @Test func `a move between two samples is where a spring would be`() throws {
    var script = EventScript.started
    script.tapB()
    script.wait(16_000_000)
    script.add(EventScript.sample(2, .tap, 0.25))
    let frame = script.frame()

    let motion = try #require(frame.motion)

    #expect(motion.position(at: frame.sampledAt) == 0.25)
    #expect(motion.to == 1)
    let later = (0...8).map { frame.position(at: frame.sampledAt.advanced(by: $0 * 50_000_000)) }
    #expect(later == later.sorted())
    #expect(frame.position(at: motion.restInstant) == 1)
  }

  @Test func `the same events give an equal frame`() {
    let script = EventScript.travelled

    #expect(script.frame() == script.frame())
  }

  @Test func `events that say nothing of the frame leave it alone`() {
    var frame = EventScript.started.frame()
    let before = frame
    let metadata = EventMetadata(sequence: 99, time: .zero, source: .script, cause: nil)

    let isPart = frame.apply(AnyEnvelope(KeyPressed(key: "x"), metadata: metadata))

    #expect(!isPart)
    #expect(frame == before)
  }

  @Test func `the state of a plugin and what it shows are kept in order`() {
    var script = EventScript.started
    script.add(
      PluginStarting(id: "z"), PluginStarted(id: "z"), PluginStarting(id: "a"),
      PluginShowed(id: "z", name: "current", value: .integer(1)),
      PluginShowed(id: "z", name: "count", value: .integer(3)),
      PluginShowed(id: "z", name: "current", value: .integer(2)),
      PluginFailed(id: "a", reason: "threw"))

    let frame = script.frame()

    #expect(frame.plugins.map(\.id) == ["z", "a"])
    #expect(frame.plugin("z")?.state == .running)
    #expect(frame.plugin("z")?["current"] == .integer(2))
    #expect(frame.plugin("z")?.shown.map(\.name) == ["current", "count"])
    #expect(frame.plugin("a")?.state == .failed)
    #expect(frame.plugin("a")?.reason == "threw")
  }

  @Test func `a setting that is set changes the frame, one that is refused does not`() {
    var script = EventScript.started
    script.add(SettingSet(key: "tap", value: "jump"), SettingSet(key: "tap", value: "fly"))
    script.add(SettingSet(key: "style.page(2).badge", value: "3"))

    let frame = script.frame()

    #expect(frame.setting("tap") == "jump")
    #expect(frame.style("page(2).badge") == "3")
    #expect(frame.changedSettings.map(\.name) == ["tap", "style.page(2).badge"])
  }

  @Test func `a resize is under way until the layout has got there`() {
    var script = EventScript.started
    script.add(ViewportResize(w: 844, h: 390, over: 100))
    #expect(script.frame().activities.map(\.name) == ["resize to 844x390"])
    #expect(!script.frame().isAtRest)

    let wide = Rect(x: 0, y: 0, width: 844, height: 390)
    script.add(
      LayoutChanged(
        container: wide, safe: wide, strip: .zero, pages: wide, controls: [], order: []))

    #expect(script.frame().isAtRest)
  }
}

extension PagerFrame.Activity {
  fileprivate var description: String { "\(name) since \(since.nanoseconds)" }
}
