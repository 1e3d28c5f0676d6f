import Foundation

/// Runs this program once more, so that a measurement has a process of its own.
enum Again {
  /// Why a run failed.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The path of this program.
  static var path: String {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
  }

  /// What it prints with these arguments.
  static func run(_ arguments: [String]) throws -> String {
    try output(of: path, arguments, errors: false)
  }

  /// What a program prints, on its standard output or on its error output.
  static func output(of path: String, _ arguments: [String], errors: Bool) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    if errors {
      process.standardOutput = FileHandle.nullDevice
      process.standardError = pipe
    } else {
      process.standardOutput = pipe
    }
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(path) \(arguments.joined(separator: " ")): \(text.suffix(800))")
    }
    return text
  }
}
