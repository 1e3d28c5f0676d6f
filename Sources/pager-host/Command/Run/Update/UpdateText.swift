import PagerBus
import PagerSession

/// What is said of a file that was rewritten.
enum UpdateText {
  /// The file and its line, then the lines that went and those that came.
  static func text(of change: RevisionWriter.Change, isJSON: Bool) -> String {
    guard isJSON else {
      let lines = change.difference.map { "  \(Diagnostic.visible($0))\n" }
      return "updated \(Diagnostic.visible(change.file)):\(change.line)\n" + lines.joined()
    }
    return JSONValue.object([
      .init("updated", .string(change.file)), .init("line", .integer(Int64(change.line))),
      .init("difference", .array(change.difference.map { .string($0) })),
    ]).text + "\n"
  }
}
