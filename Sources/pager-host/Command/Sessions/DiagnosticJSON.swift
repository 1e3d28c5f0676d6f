import PagerBus
import PagerSession

/// A finding as JSON, for programs.
enum DiagnosticJSON {
  /// The members of a finding: file, line, column, severity, message, note, help.
  static func value(of diagnostic: Diagnostic, file: String) -> JSONValue {
    let place = diagnostic.place
    var members = [JSONValue.Member("file", .string(place?.source.name ?? file))]
    if let place {
      members.append(.init("line", .integer(Int64(place.range.start.line))))
      members.append(.init("column", .integer(Int64(place.range.start.column))))
    }
    members.append(.init("severity", .string(diagnostic.severity.rawValue)))
    members.append(.init("message", .string(diagnostic.message)))
    if let note = diagnostic.note { members.append(.init("note", .string(note))) }
    if let help = diagnostic.help { members.append(.init("help", .string(help))) }
    return .object(members)
  }
}
