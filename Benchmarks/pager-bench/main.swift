import Foundation
import PagerBus

/// What the command line asks for.
struct Request {
  var isJSON = false
  var hasPeers = false
  var pattern = NamePattern("*")

  /// Nil if the command line is wrong.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      switch word {
      case "--json": isJSON = true
      case "--peers": hasPeers = true
      case "--filter":
        guard let text = rest.popFirst() else { return nil }
        pattern = NamePattern(text)
      default: return nil
      }
    }
  }
}

/// One measurement that has this process for itself; false if that is not what was asked for.
func measureAlone(_ arguments: [String]) async throws -> Bool {
  if arguments.count == 3, arguments[0] == "--count", let times = Int(arguments[2]),
    let counted = Counted(rawValue: arguments[1])
  {
    try counted.run(times: times)
    return true
  }
  if arguments.count == 2, arguments[0] == "--bytes",
    let kind = SubscriberBytes(rawValue: arguments[1])
  {
    try await kind.run()
    return true
  }
  if arguments.count == 2, arguments[0] == "--page-bytes", let count = Int(arguments[1]) {
    print(try PageBytes.counted(count))
    return true
  }
  return false
}

let arguments = Array(CommandLine.arguments.dropFirst())
if try await measureAlone(arguments) { exit(0) }
guard let request = Request(arguments) else {
  FileHandle.standardError.write(
    Data("usage: pager-bench [--json] [--peers] [--filter GLOB]\n".utf8))
  exit(2)
}
let known = Bench.workloads + (request.hasPeers ? OutsidePeers.workloads : [])
let chosen = known.filter { request.pattern.matches($0.name) }
guard !chosen.isEmpty else {
  let names = known.map { "  \($0.name)\n" }.joined()
  FileHandle.standardError.write(
    Data(
      "pager-bench: no workload fits the pattern of --filter; help: one of these\n\(names)".utf8))
  exit(2)
}
var report = Report(isJSON: request.isJSON)
for workload in chosen {
  do {
    for row in try await workload.rows() { try report.add(row) }
  } catch let missing as Missing {
    report.skip(workload.name, missing.description)
  } catch {
    report.fail(workload.name, "\(error)")
  }
}
exit(report.isAnyBelow || report.isAnyFailed ? 1 : 0)
