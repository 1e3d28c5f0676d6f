import PagerBus
import PagerSession

/// The causes of an event as a flowchart in the notation of Mermaid.
enum CauseChart {
  /// The longest label, in characters; of a longer one the beginning is drawn.
  private static let labelMaximum = 120

  /// The chart: causes point to their effects, and the event that was asked for stands out.
  static func text(of tree: CauseTree, around sequence: Int) -> String {
    var text = "flowchart TD\n"
    let events = (tree.causes + tree.effects).compactMap(\.event)
    for event in events { text += "  e\(event.sequence)[\"\(label(of: event))\"]\n" }
    let drawn = Set(events.map(\.sequence))
    for event in events {
      guard let cause = event.cause, drawn.contains(cause) else { continue }
      text += "  e\(cause) --> e\(event.sequence)\n"
    }
    if tree.omittedCauseCount > 0, let first = events.first {
      text += "  before[\"\(tree.omittedCauseCount) causes more\"] --> e\(first.sequence)\n"
    }
    if tree.omittedCount > 0 {
      text += "  e\(sequence) --> after[\"\(tree.omittedCount) effects more\"]\n"
    }
    return text + "  style e\(sequence) stroke-width:4px\n"
  }

  private static func label(of event: TraceEvent) -> String {
    let data = event.data.text == "{}" ? "" : " " + event.data.text
    let place = event.step.map { " @\($0)" } ?? ""
    let words = Diagnostic.visible("#\(event.sequence) \(event.source) \(event.type)\(data)")
    let shown = words.count > labelMaximum ? words.prefix(labelMaximum) + "…" : words[...]
    return escaped(shown + place)
  }

  /// Everything that the notation or the HTML in its labels could take for its own becomes the
  /// number of its character.
  private static func escaped(_ text: some StringProtocol) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      let isPlain =
        scalar.value > 0x7F || scalar.properties.isAlphabetic
        || scalar.properties.numericType != nil || " .,:-_@{}".unicodeScalars.contains(scalar)
      result += isPlain ? String(scalar) : "#\(scalar.value);"
    }
  }
}
