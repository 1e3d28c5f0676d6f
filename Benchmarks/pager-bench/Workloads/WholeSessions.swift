import Foundation

/// W8: the product itself, which lies beside this program, running a session.
struct WholeSessions {
  static let session = "Sessions/interrupt.session"

  /// How many runs are measured.
  static let count = 15

  private let host: String

  init() throws {
    host = URL(fileURLWithPath: Again.path).deletingLastPathComponent().path + "/pager-host"
    guard FileManager.default.isExecutableFile(atPath: host) else {
      throw Missing(description: "pager-host is not built")
    }
    guard FileManager.default.fileExists(atPath: Self.session) else {
      throw Missing(description: "\(Self.session) is not here; start in the repository")
    }
  }

  /// Sessions and events a second, each run with its start, and from start to exit.
  func rows() async throws -> [Row] {
    let trace = FileManager.default.temporaryDirectory.appendingPathComponent(
      "pager-bench-\(getpid()).trace"
    ).path
    defer { try? FileManager.default.removeItem(atPath: trace) }
    var runs: [Double] = []
    var starts: [Double] = []
    for _ in 0..<Self.count {
      starts.append(
        try await Rounds.seconds { _ = try Again.output(of: host, ["--version"], errors: false) })
      runs.append(
        try await Rounds.seconds {
          _ = try Again.output(of: host, ["run", Self.session, "-o", trace, "-q"], errors: false)
        })
    }
    let events = try String(contentsOfFile: trace, encoding: .utf8).split(separator: "\n").count
    let name = "W8 whole sessions"
    return [
      Row(name, against: "sessions a second", runs.map { 1 / $0 }),
      Row(name, against: "records of the trace a second", runs.map { Double(events) / $0 }),
      Row(name, against: "milliseconds from start to exit", runs.map { $0 * 1_000 }),
      Row(
        "W8 start of the product", against: "milliseconds of --version", starts.map { $0 * 1_000 }),
    ]
  }
}
