/// The steps that all sources do side by side, as long as the longest of them takes.
struct ActionTick: Equatable, Sendable {
  /// A step, and the index of the source that does it.
  struct Step: Equatable, Sendable {
    var source: Int
    var item: ActionSource.Item
  }

  /// In the order of the sources; a source that has ended does nothing.
  var steps: [Step]

  /// In milliseconds: the longest pause, move or scroll.
  var duration: Int64 { steps.map(\.item.action.duration).max() ?? 0 }

  /// The sources that act at the beginning of the tick, and not over its time.
  var actors: [Int] {
    steps.filter { step in
      switch step.item.action {
      case .down, .up, .cancel, .keyDown, .keyUp: true
      case .move(let move): (move.duration ?? duration) == 0
      case .pause, .scroll: false
      }
    }.map(\.source)
  }

  /// Turns the list of each source into a list of ticks: tick *i* is the *i*-th step of every one.
  static func transposed(_ sources: [ActionSource]) -> [ActionTick] {
    let count = sources.map(\.items.count).max() ?? 0
    var ticks = [ActionTick](repeating: ActionTick(steps: []), count: count)
    for (index, source) in sources.enumerated() {
      for (tick, item) in source.items.enumerated() {
        ticks[tick].steps.append(Step(source: index, item: item))
      }
    }
    return ticks
  }
}
