import PagerBus
import PagerSession

/// Which cases of one session did not pass when they last ran.
struct LastRun: Equatable, Sendable {
  /// The version of the record that this product writes and reads.
  static let version: Int64 = 1

  private static let format = "pager-last-run"

  /// Why bytes are no record of a session.
  enum Fault: Error, Equatable, Sendable {
    /// They are torn, or something else.
    case malformed
    /// Another version of this product wrote them.
    case version(Int64)

    /// Why, in words.
    var reason: String {
      switch self {
      case .malformed: "it is torn, or no record at all"
      case .version(let found):
        "it is of version \(found), and this product reads version \(LastRun.version)"
      }
    }
  }

  /// The session as the command line names it, without what means nothing.
  let session: String

  /// The names of the cases, in the order in which they failed first.
  private(set) var failed: [String] = []

  init(session: String) {
    self.session = session
  }

  /// Reads a record.
  init(_ bytes: [UInt8], session: String) throws(Fault) {
    let value: JSONNode
    do throws(DiagnosticsError) {
      value = try JSONParser.parse(SourceText(name: session, bytes: bytes))
    } catch {
      throw .malformed
    }
    guard value["format"]?.string == Self.format, let found = value["version"]?.integer else {
      throw .malformed
    }
    guard found == Self.version else { throw .version(found) }
    guard value["session"]?.string == session, let names = value["failed"]?.elements else {
      throw .malformed
    }
    self.session = session
    failed = names.compactMap(\.string)
    guard failed.count == names.count else { throw .malformed }
  }

  /// The record as it is written.
  var text: String {
    JSONValue.object([
      .init("format", .string(Self.format)), .init("version", .integer(Self.version)),
      .init("session", .string(session)), .init("failed", .array(failed.map { .string($0) })),
    ]).text + "\n"
  }

  /// Notes what became of a case; those that did not run keep what they had.
  mutating func note(_ name: String, passed: Bool) {
    failed.removeAll { $0 == name }
    if !passed { failed.append(name) }
  }

  /// Forgets cases that the session has no more.
  mutating func keep(_ names: Set<String>) {
    failed.removeAll { !names.contains($0) }
  }
}
