import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "--count", arguments.count == 3, let times = Int(arguments[2]),
  let counted = Counted(rawValue: arguments[1])
{
  try counted.run(times: times)
  exit(0)
}
if arguments.first == "--bytes", arguments.count == 2,
  let kind = SubscriberBytes(rawValue: arguments[1])
{
  await kind.run()
  exit(0)
}
let isJSON = arguments.contains("--json")
let filter = arguments.firstIndex(of: "--filter").map { arguments[$0 + 1] }
for workload in Bench.workloads where filter.map({ workload.name.contains($0) }) ?? true {
  for row in try await workload.rows() {
    let text = String(decoding: try JSONEncoder().encode(row), as: UTF8.self)
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
  }
}
