import PagerBus
import PagerSession

/// The moments of a schedule at which it left the plain order, with a column for each actor.
struct ScheduleTable: Sendable {
  /// How many moments are listed.
  static let rowsMaximum = 60

  private let moments: [(number: Int, moment: ChoiceMoment)]
  private let total: Int

  /// The actors that could run at those moments, in the order in which they come up.
  private let actors: [String]

  /// Makes the table of a schedule's moments.
  init(_ all: [ChoiceMoment]) {
    let chosen = all.enumerated().filter { $0.element.choice != 0 }
    moments = chosen.prefix(Self.rowsMaximum).map { ($0.offset, $0.element) }
    total = chosen.count
    var actors: [String] = []
    for (_, moment) in moments {
      for name in moment.runnable where !actors.contains(name) { actors.append(name) }
    }
    self.actors = actors
  }

  /// The table, a line a moment; empty if nothing left the plain order.
  var lines: [String] {
    guard !moments.isEmpty else { return [] }
    let head = ["choice", "time", "after"] + actors + [""]
    let rows = [head] + moments.map { row($0.number, $0.moment) }
    let widths = head.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      var line = ""
      for (cell, width) in zip(row, widths) {
        line += cell + String(repeating: " ", count: width - cell.count + 2)
      }
      while line.last == " " { line.removeLast() }
      return line
    }
    return total > moments.count ? lines + ["and \(total - moments.count) more"] : lines
  }

  private func row(_ number: Int, _ moment: ChoiceMoment) -> [String] {
    let time = "\(TraceEvent.seconds(moment.time.nanoseconds).dropLast(3)) s"
    let after = moment.sequence == 0 ? "" : "#\(moment.sequence - 1)"
    var isChosen = false
    let cells = actors.map { actor in
      guard moment.runnable.contains(actor) else { return "" }
      guard !isChosen, case .lane(actor) = moment.chosen else { return "waits" }
      isChosen = true
      return "runs"
    }
    return ["\(number)", time, after] + cells + [note(of: moment.chosen)]
  }

  private func note(of chosen: ChoiceMoment.Chosen) -> String {
    switch chosen {
    case .slack(let nanoseconds):
      "up to \(TraceEvent.seconds(nanoseconds).dropLast(6)) s may pass while others could run"
    case .time(let instant):
      "time passes to \(TraceEvent.seconds(instant.nanoseconds).dropLast(3)) s"
    case .fault(let fault, let plugin, let type): "\(fault.rawValue) of \(plugin) at \(type)"
    case .lane, .noFault: ""
    }
  }
}
