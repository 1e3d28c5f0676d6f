import PagerBus

/// Fingers and controls.
extension CaseRunner {
  /// A tab that is out of view is answered with at most so many that are not.
  private static var namedTabsMaximum: Int { 64 }

  /// The finger of gestures that do not name one.
  private static var finger: String { "1" }

  func performGesture(_ performed: Performed, in lane: Lane) throws(CaseStop) {
    let glass = Glass(world.frame)
    let sampling = world.frame.settings.sampling
    switch performed.step {
    case .press(let name):
      try press(name, performed, in: lane)
    case .tap(let tap):
      let point = try target(of: tap, on: glass, at: performed.range)
      play(.tap(at: point, hold: tap.hold, sampling: sampling), performed, in: lane)
    case .drag(let drag):
      play(.drag(drag, on: glass, sampling: sampling), performed, in: lane)
    case .fling(let fling):
      play(.fling(fling, on: glass, sampling: sampling), performed, in: lane)
    case .swipe(let direction):
      play(.swipe(direction, on: glass, sampling: sampling), performed, in: lane)
    case .swipePath(let start, let end, let over):
      let plan = GesturePlan.swipe(
        from: glass.point(start), to: glass.point(end), over: over, sampling: sampling)
      play(plan, performed, in: lane)
    case .down(let finger, let place):
      guard lastPlace(of: finger) == nil else {
        try stop("finger `\(finger)` is down already", at: performed.range)
      }
      try checkFingers(at: performed.range)
      var plan = GesturePlan(sampling: sampling)
      plan.down(at: glass.point(place))
      play(plan, finger: finger, performed, in: lane)
    case .move(let move):
      let start = try down(move.finger, at: performed.range)
      var plan = GesturePlan(sampling: sampling, from: start)
      plan.move(to: glass.point(move.to), over: move.over, ease: move.ease)
      play(plan, finger: move.finger, performed, in: lane)
    case .up(let finger):
      var plan = GesturePlan(sampling: sampling, from: try down(finger, at: performed.range))
      plan.up()
      play(plan, finger: finger, performed, in: lane)
    case .cancel(let finger):
      var plan = GesturePlan(sampling: sampling, from: try down(finger, at: performed.range))
      plan.cancel()
      play(plan, finger: finger, performed, in: lane)
    default: break
    }
  }

  private func play(
    _ plan: GesturePlan, finger: String? = nil, _ performed: Performed, in lane: Lane
  ) {
    _ = beginStep(performed, in: lane)
    lane.mode = .playing(
      Lane.Play(finger: finger ?? Self.finger, plan: plan, start: world.now))
  }

  /// Publishes the next moment of a gesture.
  func playMoment(_ play: inout Lane.Play, in lane: Lane) {
    guard play.index < play.plan.moments.count else { return }
    let moment = play.plan.moments[play.index]
    play.index += 1
    log.step = lane.step?.place.start.text
    let cause = lane.step?.sequence
    let finger = play.finger
    // Actors may still be busy when the next sample comes, but not when the statement ends.
    world.seeded?.mayPause = play.due != nil
    defer { world.seeded?.mayPause = false }
    switch moment.action {
    case .down(let point):
      publish(PointerDown(finger: finger, x: point.x, y: point.y), as: .input, because: cause)
    case .move(let point):
      publish(PointerMoved(finger: finger, x: point.x, y: point.y), as: .input, because: cause)
    case .up(let point):
      publish(PointerUp(finger: finger, x: point.x, y: point.y), as: .input, because: cause)
    case .cancel:
      publish(PointerCancelled(finger: finger), as: .input, because: cause)
    }
  }

  private func lastPlace(of finger: String) -> Point? {
    world.frame.fingers.first { $0.name == finger }?.place
  }

  private func down(_ finger: String, at range: SourceRange) throws(CaseStop) -> Point {
    if let place = lastPlace(of: finger) { return place }
    let names = world.frame.fingers.map(\.name)
    try stop(
      "finger `\(finger)` is not down", at: range,
      help: names.isEmpty ? "no finger is down" : "down: " + names.joined(separator: " "))
  }

  private func press(
    _ name: String, _ performed: Performed, in lane: Lane
  ) throws(CaseStop) {
    try require("buttons", ButtonsChanged.self, plugin: "button-nav", at: performed.range)
    let words = ["next", "prev", "first", "last"]
    let labels = world.frame.buttons?.buttons.flatMap { [$0.name, $0.title] } ?? []
    guard words.contains(name) || labels.contains(name) else {
      try stop(
        "no button is called \"\(name)\"", at: performed.range,
        help: Suggestion.help(for: name, among: labels + words))
    }
    let cause = beginStep(performed, in: lane)
    publish(ControlPressed(name: name), as: .input, because: cause)
    endStep(lane)
  }

  /// The point that a tap aims at.
  private func target(
    of tap: TapStep, on glass: Glass, at range: SourceRange
  ) throws(CaseStop) -> Point {
    let box: Rect
    switch tap.target {
    case .point(let point): return glass.point(point)
    case .tab(let reference): box = try tab(reference, at: range)
    case .dot(let index):
      try require("dots", DotsChanged.self, plugin: "page-control", at: range)
      box = try cell("dots", index, named: "dot \(index)", at: range)
    case .button(let name):
      try require("buttons", ButtonsChanged.self, plugin: "button-nav", at: range)
      let row = world.frame.buttons?.buttons ?? []
      let index = row.firstIndex { $0.name == name } ?? row.firstIndex { $0.title == name }
      guard let index else {
        try stop(
          "no button is called \"\(name)\"", at: range,
          help: Suggestion.help(for: name, among: row.map(\.title)))
      }
      box = try cell("buttons", index, named: "button \"\(name)\"", at: range)
    }
    return tap.at.map { glass.place($0, in: box) } ?? box.center
  }

  private func tab(_ reference: PageReference, at range: SourceRange) throws(CaseStop) -> Rect {
    let frame = world.frame
    guard let index = frame.index(of: reference), let box = frame.tabFrame(index) else {
      switch reference {
      case .title(let title):
        try stop(
          "unknown tab title \"\(title)\"", at: range,
          help: Suggestion.help(for: title, among: frame.pages.descriptors.map(\.title)))
      case .index(let index):
        try stop(
          "there is no tab \(index)", at: range,
          help: frame.count == 0 ? "there are no tabs" : "tabs are 0 to \(frame.count - 1)")
      }
    }
    guard frame.strip.contains(box.center) else {
      let names = frame.visibleTabs.prefix(Self.namedTabsMaximum).map {
        "\($0) \"\(frame.pages[$0]?.title ?? "")\""
      }
      try stop(
        "tab \(index) is outside the strip's view", at: range,
        help: "visible: " + (names.isEmpty ? "none" : names.joined(separator: ", ")))
    }
    return box
  }

  private func cell(
    _ control: String, _ index: Int, named name: String, at range: SourceRange
  ) throws(CaseStop) -> Rect {
    let cells = world.frame.controls.filter { $0.name == control }
    if let cell = cells.first(where: { $0.cell == index }) { return cell.frame }
    try stop("there is no \(name)", at: range, help: "\(control) has \(cells.count) cells")
  }

  /// Ends the case if no plugin runs that publishes what a statement needs.
  func require<Fact: Event>(
    _ what: String, _ fact: Fact.Type, plugin: String, at range: SourceRange
  ) throws(CaseStop) {
    let isProvided = options.plugins.contains { activation in
      activation.program.manifest.publishes.contains { $0 == fact }
    }
    guard !isProvided else { return }
    try stop(
      "no plugin provides \(what)", at: range,
      help: "the plugin \(plugin) does; enable it in Plugins.json")
  }
}
