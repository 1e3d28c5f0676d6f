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
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "pager-bench-\(getpid())", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let command = ["run", Self.session, "-o", folder.path + "/", "-q"]
    var runs: [Double] = []
    var starts: [Double] = []
    for _ in 0..<Self.count {
      starts.append(
        try await Rounds.seconds { _ = try Again.output(of: host, ["--version"], errors: false) })
      runs.append(
        try await Rounds.seconds { _ = try Again.output(of: host, command, errors: false) })
    }
    let records = try Self.lines(below: folder)
    let name = "W8 whole sessions"
    return [
      Row(name, against: "sessions a second", runs.map { 1 / $0 }),
      Row(name, against: "records of the trace a second", runs.map { Double(records) / $0 }),
      Row(name, against: "milliseconds from start to exit", runs.map { $0 * 1_000 }),
      Row(
        "W8 start of the product", against: "milliseconds of --version", starts.map { $0 * 1_000 }),
    ]
  }

  /// How many lines the traces have that a run has written, one for each case.
  private static func lines(below folder: URL) throws -> Int {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try paths.filter { $0.hasSuffix(".trace") }.reduce(0) { sum, path in
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      return sum + text.split(separator: "\n").count
    }
  }
}
