import PagerBus
import PagerSession

/// Prints what differs between two traces, for people or for programs.
struct DifferencePrinter {
  let first: String
  let second: String
  let isJSON: Bool

  /// One finding, with its line ends.
  func text(of finding: TraceDifference) -> String {
    switch finding {
    case .header(let name, let left, let right):
      isJSON
        ? json("header", [("name", .string(name)), ("a", left ?? .null), ("b", right ?? .null)])
        : changed("the headers differ in \(name)", left?.text ?? "none", right?.text ?? "none")
    case .divergence(let divergence): isJSON ? json(divergence) : text(of: divergence)
    case .step(let step): isJSON ? json(step) : text(of: step)
    case .end(let left, let right):
      isJSON
        ? json("end", [("a", value(of: left)), ("b", value(of: right))])
        : changed("the ends differ", words(of: left), words(of: right))
    }
  }

  /// The last lines.
  func summary(of differ: TraceDiffer, isSame: Bool) -> String {
    let only = TraceSide.allCases.map { differ.lonelyCounts[$0] ?? 0 }
    if isJSON {
      return "{\"summary\":true,\"same\":\(isSame),\"steps\":\(differ.stepCount),"
        + "\"differentSteps\":\(differ.differentStepCount),\"onlyA\":\(only[0]),"
        + "\"onlyB\":\(only[1])}\n"
    }
    if isSame {
      let count = differ.eventCounts[.first] ?? 0
      return "no difference in \(counted(count, "event")), \(counted(differ.stepCount, "step"))\n"
    }
    return "\(differ.differentStepCount) of \(counted(differ.stepCount, "step")) differ: "
      + "\(counted(only[0], "event")) only in \(name(first)), "
      + "\(counted(only[1], "event")) only in \(name(second))\n"
  }

  private func text(of divergence: TraceDivergence) -> String {
    var text = "the traces part in \(title(divergence.statement))\n"
    text += divergence.first.map { line("-", $0) } ?? "- nothing more in \(name(first))\n"
    text += divergence.second.map { line("+", $0) } ?? "+ nothing more in \(name(second))\n"
    for cause in divergence.causes { text += line("  because of", cause) }
    if divergence.isCut { text += "  because of what came too long before\n" }
    return text + "\n"
  }

  private func text(of step: StepDifference) -> String {
    var text = "\(title(step.first)): "
    text += "\(step.firstCount) only in \(name(first)), "
    text += "\(step.secondCount) only in \(name(second))\n"
    if let second = step.second, title(step.first) != title(second) {
      text += "  beside \(title(second))\n"
    }
    for change in step.changes { text += line(change.side == .first ? "-" : "+", change.event) }
    let omitted = step.firstCount + step.secondCount - step.changes.count
    return text + (omitted > 0 ? "  and \(omitted) more\n\n" : "\n")
  }

  private func title(_ statement: TraceEvent?) -> String {
    guard let statement else { return "the start, before the first statement" }
    let words = statement.data["text"] ?? statement.data["do"]
    guard case .string(let text)? = words else { return "step \(statement.step ?? "")" }
    return Diagnostic.visible("step \(statement.step ?? ""): \(text)")
  }

  private func line(_ sign: String, _ event: TraceEvent) -> String {
    let place = event.step.map { " @\($0)" } ?? ""
    let words = "#\(event.sequence) \(event.source) \(event.type) \(event.data.text)\(place)"
    let hash = event.stateHash.map { " state \($0)" } ?? ""
    return "\(sign) \(TraceEvent.seconds(event.time)) \(Diagnostic.visible(words + hash))\n"
  }

  private func changed(_ title: String, _ left: String, _ right: String) -> String {
    Diagnostic.visible(title) + "\n- " + Diagnostic.visible(left) + "\n+ "
      + Diagnostic.visible(right) + "\n\n"
  }

  private func words(of end: TraceEnd) -> String {
    "\(end.result) at \(TraceEvent.seconds(end.time))"
  }

  private func name(_ path: String) -> String {
    path == "-" ? "the standard input" : Diagnostic.visible(path)
  }

  private func counted(_ count: Int, _ thing: String) -> String {
    "\(count) \(thing)" + (count == 1 ? "" : "s")
  }
}

/// For programs; events stand as in their traces.
extension DifferencePrinter {
  private func json(_ kind: String, _ members: [(name: String, value: JSONValue)]) -> String {
    let members = members.map { JSONValue.Member($0.name, $0.value) }
    return "{" + JSONValue.string(kind).text + ":" + JSONValue.object(members).text + "}\n"
  }

  private func json(_ divergence: TraceDivergence) -> String {
    "{\"divergence\":{\"step\":\(event(divergence.statement)),\"a\":\(event(divergence.first)),"
      + "\"b\":\(event(divergence.second)),"
      + "\"causes\":[\(divergence.causes.map(\.line).joined(separator: ","))],"
      + "\"cut\":\(divergence.isCut)}}\n"
  }

  private func json(_ step: StepDifference) -> String {
    let changes = step.changes.map { change in
      "{\"\(change.side == .first ? "a" : "b")\":\(change.event.line)}"
    }
    return "{\"step\":{\"a\":\(event(step.first)),\"b\":\(event(step.second)),"
      + "\"onlyA\":\(step.firstCount),\"onlyB\":\(step.secondCount),"
      + "\"changes\":[\(changes.joined(separator: ","))]}}\n"
  }

  private func event(_ event: TraceEvent?) -> String { event?.line ?? "null" }

  private func value(of end: TraceEnd) -> JSONValue {
    .object([.init("t", .integer(end.time)), .init("result", .string(end.result))])
  }
}
