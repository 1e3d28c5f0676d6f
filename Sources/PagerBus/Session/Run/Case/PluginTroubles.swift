import PagerBus

/// The plugins that failed in a case though nobody had planted a fault in them.
///
/// It follows from the events alone, so that a run and its trace tell the same.
struct PluginTroubles: Sendable {
  private struct Trouble {
    let id: String
    var what: String
    var reason: String?
    var time: Instant
    var count: Int
  }

  /// The types that it follows from.
  private static let types: [any Event.Type] = [
    StepBegan.self, PluginFailed.self, PluginSuspended.self, PluginQuarantined.self,
  ]

  private var troubles: [Trouble] = []

  /// The plugins in which a statement planted a fault: what happens to them was asked for.
  private var planted: Set<String> = []

  /// A line of a report for each plugin, in the order of their first failures.
  var notes: [CaseNote] {
    troubles.map { trouble in
      let often = trouble.count > 1 ? " \(trouble.count) times, the last time" : ""
      let reason = trouble.reason.map { ": \($0)" } ?? ""
      return CaseNote(
        text: "plugin `\(trouble.id)` \(trouble.what)\(often)\(reason)", step: nil,
        time: trouble.time)
    }
  }

  /// Takes in the next event of a run.
  mutating func see(_ event: any Event, at time: Instant) {
    // Most events are of other types, and comparing types costs less than casting to each.
    let type = type(of: event)
    guard Self.types.contains(where: { $0 == type }) else { return }
    switch event {
    case let event as StepBegan: if event.do == "fault" { notePlanting(event.text) }
    case let event as PluginFailed: note(event, "failed", at: time)
    case let event as PluginSuspended: note(event, "was given up", at: time)
    case let event as PluginQuarantined: note(event, "was quarantined", at: time)
    default: break
    }
  }

  /// Takes in the next event of a trace.
  mutating func see(_ event: TraceEvent) {
    let time = Instant(nanoseconds: event.time)
    guard let type = Self.types.first(where: { $0.name.text == event.type }) else { return }
    if let event = try? type.init(json: event.data) { see(event, at: time) }
  }

  /// Notes the plugin of `fault plugin ID …`.
  private mutating func notePlanting(_ text: String) {
    let words = text.split(separator: " ")
    guard words.count > 2 else { return }
    planted.insert(words[2].filter { $0 != "\"" })
  }

  private mutating func note(
    _ event: some PluginStateEvent, _ what: String, at time: Instant
  ) {
    guard !planted.contains(event.id) else { return }
    guard let index = troubles.firstIndex(where: { $0.id == event.id }) else {
      return troubles.append(
        Trouble(id: event.id, what: what, reason: event.reason, time: time, count: 1))
    }
    let isAgain = troubles[index].what == what
    troubles[index] = Trouble(
      id: event.id, what: what, reason: event.reason, time: time,
      count: isAgain ? troubles[index].count + 1 : 1)
  }
}
