import PagerBus
import PagerTesting
import TestSupport
import Testing

struct InvariantLawTests {
  @Test func `a journey by tap and drag keeps every law`() {
    #expect(violations(in: .travelled) == [])
  }

  @Test(arguments: Plant.all)
  func `a planted fault is found by its law`(plant: Plant) throws {
    let found = violations(in: try plant.script())

    let right = found.filter { $0.law.hasPrefix("\(plant.law) ") && $0.what.contains(plant.what) }
    #expect(!right.isEmpty, "found instead: \(found.map(\.description))")
  }

  @Test func `every invariant of one run has a law and a planted fault, causes aside`() {
    let laws = LawSet.all.laws.compactMap { $0.name.split(separator: " ").first.map(String.init) }

    #expect(laws == ["I1", "I2", "I3", "I4", "I5", "I6", "I7", "I8", "I10"])
    #expect(Set(laws).subtracting(Plant.all.map(\.law)) == ["I10"])
  }

  @Test func `nothing is held against a world that was told to stop`() {
    var script = EventScript.travelled
    script.add(
      PagerStopping(), PageDidDisappear(index: 1, key: "B"), PageUnloaded(keys: ["A", "B"]),
      TabDeselected(index: 1, key: "B"), PagerStopped())

    #expect(violations(in: script) == [])
  }

  @Test func `the lifecycle is not held while the container is hidden`() {
    var script = EventScript.travelled
    script.add(
      ContainerSet(visible: false), PageWillDisappear(index: 1, key: "B"),
      PageDidDisappear(index: 1, key: "B"), PagerIdle())

    #expect(violations(in: script) == [])
  }

  @Test func `a re-base may go anywhere`() {
    var script = EventScript.started
    script.tapB()
    script.add(
      EventScript.sample(2, .tap, 0.5), EventScript.sample(2, .data, 1.5, boundary: true),
      EventScript.sample(2, .tap, 1.2))

    #expect(violations(in: script) == [])
  }

  @Test(arguments: [(0.55, true), (0.95, true), (0.4, false), (1.05, false)])
  func `a move that is taken over between two samples goes on from the old way`(
    start: Double, isLegal: Bool
  ) {
    var script = EventScript.started
    script.tapB()
    script.add(
      EventScript.sample(2, .tap, 0.5),
      SelectionRequested(.index(0), reason: .code),
      TransitionEnded(id: 2, outcome: .redirected, by: 3),
      TransitionBegan(id: 3, reason: .code, from: 1, fromKey: "B", to: 0, direction: -1),
      ScrollMoved(
        id: 3, reason: .code, position: start - 0.02, progress: -0.02, fraction: nil,
        velocity: -1, boundary: false))

    #expect(violations(in: script).isEmpty == isLegal)
  }

  @Test func `a plugin that asks for another page because of a quiet request may move it`() {
    var script = EventScript.travelled
    script.add(
      SelectionRequested(.index(1), reason: .code), SelectionRequested(.index(2), reason: .code),
      SelectionChanged(id: 4, from: 1, fromKey: "B", to: 2, toKey: "C", reason: .code))

    #expect(violations(in: script) == [])
  }

  @Test func `an indicator that lags is compared with the position that it knew`() {
    var script = EventScript.started
    script.tapB()
    let moved = script.indicator(0.5)
    script.add(EventScript.sample(2, .tap, 0.5), moved)
    script.add(EventScript.sample(2, .tap, 1, boundary: true))
    let lagging = script.envelopes.dropLast(2) + late(script)

    var laws = LawSet([IndicatorLaw()])
    #expect(laws.violations(in: lagging, from: EventScript().frame()) == [])
  }

  /// The last sample comes before the indicator's answer to the sample before it.
  private func late(_ script: EventScript) -> [AnyEnvelope] {
    let count = script.envelopes.count
    let first = script.envelopes[count - 2]
    let last = script.envelopes[count - 1]
    let samplesBefore = script.envelopes[count - 3]
    return [
      renumbered(last, UInt64(count - 2), cause: samplesBefore.sequence),
      renumbered(first, UInt64(count - 1), cause: samplesBefore.sequence),
    ]
  }

  private func renumbered(_ envelope: AnyEnvelope, _ sequence: UInt64, cause: UInt64) -> AnyEnvelope
  {
    AnyEnvelope(
      envelope.event,
      metadata: EventMetadata(
        sequence: sequence, time: envelope.time, source: envelope.source, cause: cause, depth: 1))
  }

  private func violations(in script: EventScript) -> [Violation] {
    var laws = LawSet.all
    return laws.violations(in: script.envelopes, from: EventScript().frame())
  }
}
