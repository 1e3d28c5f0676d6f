import FoundationEssentials

/// A folder of one test alone, with files for a process to meet.
struct ProcessFolder {
  private let url: URL

  init(_ files: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory.appending(path: "pager-host-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, text) in files { try Data(text.utf8).write(to: url.appending(path: name)) }
  }

  /// Runs a command line in the folder.
  func run(_ arguments: String...) throws -> HostProcess.Outcome {
    try HostProcess.run(["-C", url.path()] + arguments)
  }

  /// Runs a line of the shell in the folder; `$H` is the executable.
  func shell(_ script: String) throws -> HostProcess.Outcome {
    try HostProcess.run([url.path()], script: "cd \"$1\" || exit 99; " + script)
  }

  func remove() { try? FileManager.default.removeItem(at: url) }
}
