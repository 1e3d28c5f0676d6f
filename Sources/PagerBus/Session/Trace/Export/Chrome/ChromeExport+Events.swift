import PagerBus

/// What each event draws.
extension ChromeExport {
  private static let stepTrack = "steps"
  private static let transitionTrack = "transitions"

  mutating func records(of event: TraceEvent, step: Int) -> [JSONValue] {
    let args = Self.args(of: event)
    switch event.type {
    case StepBegan.name.text: return begin(step: event, args)
    case StepEnded.name.text: return end(step: event)
    case TransitionBegan.name.text: return begin(transition: event, step: step, args)
    case TransitionEnded.name.text: return close(Self.transitionTrack, args)
    case PointerDown.name.text: return open("finger down", on: Self.finger(event), args)
    case PointerUp.name.text, PointerCancelled.name.text: return close(Self.finger(event), args)
    case PointerMoved.name.text: return []
    case ScrollMoved.name.text: return position(event)
    case PluginStarted.name.text, PluginResumed.name.text:
      return open("running", on: Self.plugin(event), args)
    case PluginStopped.name.text, PluginFailed.name.text, PluginSuspended.name.text:
      return close(Self.plugin(event), args)
    default: return instant(event.type, on: event.source, args)
    }
  }

  private mutating func begin(step event: TraceEvent, _ args: [JSONValue.Member]) -> [JSONValue] {
    let began = try? StepBegan(json: event.data)
    let lane = began?.lane.map { "\(Self.stepTrack), lane \($0.index) of \($0.together)" }
    let track = lane ?? Self.stepTrack
    openSteps[event.sequence] = track
    return open(began?.text ?? event.type, on: track, args)
  }

  private mutating func end(step event: TraceEvent) -> [JSONValue] {
    guard let track = event.cause.flatMap({ openSteps.removeValue(forKey: $0) }) else { return [] }
    return close(track, [.init("seq", .integer(Int64(event.sequence)))])
  }

  private mutating func begin(
    transition event: TraceEvent, step: Int, _ args: [JSONValue.Member]
  ) -> [JSONValue] {
    let reason = Self.text("reason", of: event) ?? "unknown"
    let records = open("transition (\(reason))", on: Self.transitionTrack, args)
    guard let track = openSteps[step] else { return records }
    return records + arrow(event.sequence, from: track, to: Self.transitionTrack)
  }

  private func position(_ event: TraceEvent) -> [JSONValue] {
    guard let position = event.data["position"] else { return [] }
    return [record("C", "position", track: nil, args: [.init("pages", position)])]
  }

  private static func finger(_ event: TraceEvent) -> String {
    "finger \(text("finger", of: event) ?? "?")"
  }

  private static func plugin(_ event: TraceEvent) -> String {
    "plugin:\(text("id", of: event) ?? "?")"
  }

  private static func text(_ name: String, of event: TraceEvent) -> String? {
    if case .string(let text)? = event.data[name] { return text }
    return nil
  }

  private static func args(of event: TraceEvent) -> [JSONValue.Member] {
    var args = [JSONValue.Member("seq", .integer(Int64(event.sequence)))]
    if let cause = event.cause { args.append(.init("cause", .integer(Int64(cause)))) }
    if let step = event.step { args.append(.init("step", .string(step))) }
    return args + [.init("data", event.data)]
  }
}
