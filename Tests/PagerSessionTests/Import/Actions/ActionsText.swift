import PagerSession
import Testing

/// The JSON of actions commands, and what becomes of it.
enum ActionsText {
  static func pointer(_ id: String, _ items: String...) -> String {
    #"{"type":"pointer","id":"\#(id)","parameters":{"pointerType":"touch"},"actions":["#
      + items.joined(separator: ",") + "]}"
  }

  static func move(_ x: Int, _ y: Int, _ more: String = "") -> String {
    #"{"type":"pointerMove","x":\#(x),"y":\#(y)\#(more)}"#
  }

  static func pause(_ duration: Int) -> String {
    #"{"type":"pause","duration":\#(duration)}"#
  }

  static let down = #"{"type":"pointerDown","button":0}"#
  static let up = #"{"type":"pointerUp","button":0}"#
  static let cancel = #"{"type":"pointerCancel"}"#

  static func result(
    _ sources: [String], options: ImportOptions = ImportOptions(), map: BindingMap = .builtIn
  ) -> ImportResult {
    let text = #"{"actions":["# + sources.joined(separator: ",") + "]}"
    return ActionsImporter(options: options, map: map).import(name: "a.json", text: text)
  }

  /// The lines of the case, without comments and indentation.
  static func lines(
    _ sources: [String], options: ImportOptions = ImportOptions(), map: BindingMap = .builtIn
  ) -> [String] {
    let result = result(sources, options: options, map: map)
    #expect(result.problems == [])
    let lines = result.session.split(separator: "\n").drop { !$0.hasPrefix("case ") }.dropFirst()
    return lines.dropLast().map { line in
      let statement = line.prefix { $0 != "#" }
      return String(statement.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// The steps that were not simply kept.
  static func report(_ sources: [String], map: BindingMap = .builtIn) -> [String] {
    result(sources, map: map).report.filter { $0.outcome != .kept || !$0.why.isEmpty }.map {
      "\($0.what): \($0.outcome.rawValue), \($0.why)"
    }
  }
}
