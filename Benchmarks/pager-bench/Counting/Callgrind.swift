import Foundation

/// Counts instructions with valgrind's callgrind, by running this program once more.
enum Callgrind {
  /// Where it is; nil if it is not installed.
  static let path = ["/usr/bin/valgrind", "/usr/local/bin/valgrind"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// How many instructions one time costs.
  static func instructions(_ counted: Counted) throws -> Double {
    let (few, many) = counted.times
    let less = try total(counted, times: few)
    let more = try total(counted, times: many)
    return Double(more - less) / Double(many - few)
  }

  private static func total(_ counted: Counted, times: Int) throws -> Int {
    guard let path else { throw Missing(description: "valgrind is not installed") }
    var arguments = ["--tool=callgrind", "--callgrind-out-file=/dev/null"]
    if let function = counted.function { arguments.append("--toggle-collect=\(function)") }
    let text = try Again.output(
      of: path, arguments + [Again.path, "--count", counted.rawValue, "\(times)"], errors: true)
    guard let line = text.split(separator: "\n").first(where: { $0.contains("Collected") }),
      let number = line.split(separator: " ").last.flatMap({ Int($0) })
    else { throw Again.Failure(description: "nothing was counted:\n\(text.suffix(800))") }
    return number
  }
}
