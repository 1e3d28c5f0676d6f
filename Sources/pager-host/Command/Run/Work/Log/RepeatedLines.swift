/// Folds equal lines that a plugin logs one after the other: thousands of them say no more than
/// three and a number.
struct RepeatedLines: Equatable, Sendable {
  /// How many equal lines are printed before the others are counted.
  static let printedMaximum = 3

  private struct Last: Equatable {
    let text: String
    var count: Int
  }

  private var last: [String: Last] = [:]

  /// Takes in the next line of a plugin.
  ///
  /// - Parameters:
  ///   - text: the line.
  ///   - plugin: the plugin's id.
  /// - Returns: the lines to print now.
  mutating func take(_ text: String, of plugin: String) -> [String] {
    guard var known = last[plugin], known.text == text else {
      let folded = folded(plugin)
      last[plugin] = Last(text: text, count: 1)
      return folded + [text]
    }
    known.count += 1
    last[plugin] = known
    return known.count > Self.printedMaximum ? [] : [text]
  }

  /// The lines to print once nothing follows any more.
  mutating func finish() -> [String] {
    let lines = last.keys.sorted().flatMap { folded($0) }
    last = [:]
    return lines
  }

  private func folded(_ plugin: String) -> [String] {
    let more = (last[plugin]?.count ?? 0) - Self.printedMaximum
    guard more > 0 else { return [] }
    return ["\(plugin): … \(more) more \(more == 1 ? "line" : "lines") like this"]
  }
}
