import PagerBus
import TestSupport
import Testing

/// A fault planted into a journey that keeps all laws, and the law that must find it.
struct Plant: Sendable, CustomTestStringConvertible {
  let fault: String
  let law: String
  let what: String
  private let plant: @Sendable (EventScript) throws -> EventScript

  init(
    _ fault: String, breaks law: String, _ what: String,
    plant: @escaping @Sendable (EventScript) throws -> EventScript
  ) {
    self.fault = fault
    self.law = law
    self.what = what
    self.plant = plant
  }

  var testDescription: String { fault }

  /// The journey with the fault in it.
  func script() throws -> EventScript {
    try plant(.travelled)
  }
}

extension Plant {
  static let all = atRest + transitions + lifecycle + motion + requests

  private static let atRest = [
    Plant("the settled page is another", breaks: "I1", "page 2 is settled") {
      try $0.replacingLast(PageSettled.self) { [PageSettled(index: 2, key: "C"), $0] }
        .replacingLast(PageSettled.self) { _ in [PageSettled(index: 2, key: "C")] }
    },
    Plant("the dots stay behind", breaks: "I1", "dot 0 is on") {
      try $0.replacingLast(DotsChanged.self) { _ in
        [DotsChanged(count: 3, current: 0, progress: 0)]
      }
    },
    Plant("the indicator is at another tab", breaks: "I1", "the indicator is at 2") {
      try $0.replacingLast(IndicatorMoved.self) { _ in
        [IndicatorMoved(x: 130, y: 55, width: 130, height: 5, tab: 2, boundary: true)]
      }
    },
    Plant("the pages rest off their page", breaks: "I1", "the position is 0.999") {
      try $0.replacingLast(PhaseChanged.self) {
        [$0, EventScript.sample(3, .drag, 0.999, boundary: true)]
      }
    },
    Plant("a second tab is selected", breaks: "I2", "selected tabs are [B, C]") {
      try $0.replacingLast(TabSelected.self) { [$0, TabSelected(index: 2, key: "C"), $0] }
        .replacingLast(TabSelected.self) { _ in [] }
    },
    Plant("a tab is deselected twice", breaks: "I2", "tab A deselected") {
      try $0.replacingLast(TabDeselected.self) { [$0, $0] }
    },
  ]

  private static let transitions = [
    Plant("a transition never ends", breaks: "I3", "transition 3 is open at rest") {
      try $0.replacingLast(TransitionEnded.self) { _ in [] }
    },
    Plant("a transition ends twice", breaks: "I3", "transition 3 ended, which was not open") {
      try $0.replacingLast(TransitionEnded.self) { [$0, $0] }
    },
    Plant("a transition begins inside another", breaks: "I3", "began before transition 3 ended") {
      try $0.replacingLast(DragEnded.self) {
        [
          $0,
          TransitionBegan(id: 4, reason: .code, from: 1, fromKey: "B", to: 2, direction: 1),
          TransitionEnded(id: 3, outcome: .redirected, by: 4),
        ]
      }
    },
    Plant("a transition ends off its page", breaks: "I6", "the last position is 0.8") {
      try $0.replacingLast(ScrollMoved.self) { _ in [] }
    },
    Plant("a transition ends on another page", breaks: "I6", "ended on page 0") {
      try $0.replacingLast(TransitionEnded.self) { _ in
        [TransitionEnded(id: 3, outcome: .cancelled, page: 0)]
      }
    },
  ]

  private static let lifecycle = [
    Plant("a page appears without notice", breaks: "I4", "didAppear of page B, which is disap") {
      try $0.replacingLast(PageWillAppear.self) { _ in [] }
    },
    Plant("a page disappears at once", breaks: "I4", "didDisappear of page A, which is appear") {
      try $0.replacingLast(PageWillDisappear.self) { _ in [] }
    },
    Plant("a page appears twice", breaks: "I4", "willAppear of page B, which is appearing") {
      try $0.replacingLast(PageWillAppear.self) { [$0, $0] }
    },
    Plant("a page is unloaded while it is shown", breaks: "I4", "unload of page B") {
      try $0.replacingLast(PageDidAppear.self) { [$0, PageUnloaded(index: 1, key: "B")] }
    },
    Plant("a page is still leaving at rest", breaks: "I4", "A disappearing, B appeared") {
      try $0.replacingLast(PageDidDisappear.self) { _ in [] }
    },
  ]

  private static let motion = [
    Plant("the pages go away from their target", breaks: "I5", "0.7 is not between 0.8 and 1.0") {
      try $0.replacingLast(ScrollMoved.self) { [EventScript.sample(3, .drag, 0.7), $0] }
    },
    Plant("the pages pass their target", breaks: "I5", "1.1 is not between 0.8 and 1.0") {
      try $0.replacingLast(ScrollMoved.self) { [EventScript.sample(3, .drag, 1.1), $0] }
    },
    Plant("the indicator leaves its tabs", breaks: "I8", "from 131.0 to 261.0, its tabs from 130") {
      try $0.replacingLast(IndicatorMoved.self) { _ in
        [IndicatorMoved(x: 131, y: 55, width: 130, height: 5, tab: 1, boundary: true)]
      }
    },
  ]

  private static let requests = [
    Plant("a request for the page at rest moves it", breaks: "I7", "scroll.moved after") {
      try $0.replacingLast(PagerIdle.self) {
        [
          $0, SelectionRequested(.index(1), reason: .code),
          SelectionProposed(id: 4, from: 1, to: 1, reason: .code),
          EventScript.sample(4, .code, 1, boundary: true),
        ]
      }
    },
    Plant("a request for the key at rest selects it", breaks: "I7", "selection.changed after") {
      try $0.replacingLast(PagerIdle.self) {
        [
          $0, SelectionRequested(.key("B"), reason: .code),
          SelectionChanged(id: nil, from: 1, fromKey: "B", to: 1, toKey: "B", reason: .code),
        ]
      }
    },
  ]
}

extension EventScript {
  /// The script with its last event of a type replaced.
  fileprivate func replacingLast<E: Event>(
    _ type: E.Type, with make: (E) -> [any Event]
  ) throws -> EventScript {
    let index = try #require(envelopes.lastIndex { $0.event is E })
    let event = try #require(envelopes[index].event as? E)
    return replacing(index, with: make(event))
  }
}
