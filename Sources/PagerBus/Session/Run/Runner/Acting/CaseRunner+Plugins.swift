import PagerBus

/// What a session does to plugins.
extension CaseRunner {
  /// Switches a plugin on or off, or starts it anew.
  func perform(
    _ command: PluginCommand, on id: String, _ performed: Performed, in lane: Lane
  ) throws(CaseStop) {
    _ = try plugin(id, at: performed.range)
    let cause = beginStep(performed, in: lane)
    world.world.perform(command, on: id, because: cause)
    endStep(lane)
  }

  /// Plants a mishap in a plugin.
  func plant(
    _ fault: PluginFault, in id: String, _ performed: Performed, in lane: Lane
  ) throws(CaseStop) {
    let activation = try plugin(id, at: performed.range)
    guard activation.heard.contains(where: { $0.name == fault.type }) else {
      let names = activation.heard.map { $0.name.text }
      try stop(
        "`\(id)` does not hear \(fault.type.text)", at: performed.range,
        help: Suggestion.help(for: fault.type.text, among: names)
          ?? "it hears " + names.joined(separator: " "))
    }
    _ = beginStep(performed, in: lane)
    if plantings.count < CaseLimits.plantingsMaximum {
      plantings.append(
        Planting(
          id: id, fault: fault, text: performed.literal, time: world.now,
          step: plan.sources.step(performed.range)))
    }
    world.world.plant(fault, in: id)
    endStep(lane)
  }

  /// A fault that a statement planted.
  struct Planting {
    let id: String
    let fault: PluginFault
    let text: String
    let time: Instant
    let step: String
  }

  /// A note for each planted fault that never struck: what it was planted for was not seen.
  var unstruck: [CaseNote] {
    var waiting: [String: [PluginFault]] = [:]
    for id in Set(plantings.map(\.id)) { waiting[id] = world.world.waitingFaults(in: id) }
    // Of equal ones the first struck.
    var notes: [CaseNote] = []
    for planting in plantings.reversed() {
      guard let index = waiting[planting.id]?.firstIndex(of: planting.fault) else { continue }
      waiting[planting.id]?.remove(at: index)
      let type = planting.fault.type.text
      let number = planting.fault.nth > 1 ? "no \(type) number \(planting.fault.nth)" : "no \(type)"
      notes.append(
        CaseNote(
          text: "`\(planting.text)` never struck: \(number) came to `\(planting.id)` after it",
          step: planting.step, time: planting.time))
    }
    return notes.reversed()
  }

  /// The plugin of an id; the case ends if there is none.
  func plugin(
    _ id: String, at range: SourceRange
  ) throws(CaseStop) -> PluginActivation {
    if let activation = options.plugins.first(where: { $0.id == id }) { return activation }
    let ids = options.plugins.map(\.id)
    try stop(
      "no plugin `\(id)` is there", at: range,
      help: Suggestion.help(for: id, among: ids)
        ?? (ids.isEmpty
          ? "no plugin runs; Plugins.json says which do"
          : "there are " + ids.joined(separator: ", ")))
  }
}
