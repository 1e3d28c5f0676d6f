import Glibc

/// The built executable, run as a process of its own.
struct HostProcess {
  /// What a process left behind.
  struct Outcome {
    /// The exit code; 128 and the signal's number if a signal ended it.
    let exit: Int32
    let output: String
    let error: String
    /// Whether it was ended because it took too long.
    let isLate: Bool
    /// The most memory that it had, in MiB.
    let mebibytes: Int
  }

  /// Why a process could not be run.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// How long a process may take, in milliseconds, unoptimized, on a machine that is busy.
  static let limit: Int32 = 120_000

  /// The most bytes of a stream that are kept.
  static let bytesMaximum = 1 << 20

  /// The executable beside the test bundle.
  static func path() throws(Failure) -> String {
    for folder in folders {
      let path = folder + "/pager-host"
      if unsafe access(path, X_OK) == 0 { return path }
    }
    throw Failure(
      description: "pager-host is not in \(folders.joined(separator: ", ")); "
        + "run `swift build --product pager-host` first")
  }

  /// The folders that hold the test bundle: its own, and the one that the process runs in.
  private static var folders: [String] {
    CommandLine.arguments.filter { $0.hasSuffix(".xctest") || $0.contains("PackageTests") }
      .map { folder(of: $0) } + [folder(of: own)]
  }

  private static var own: String {
    guard let real = unsafe realpath("/proc/self/exe", nil) else { return "" }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }

  /// Runs a command line to its end; in the script `$H` is the executable and `"$@"` the words.
  static func run(
    _ arguments: [String], script: String = #"exec "$H" "$@""#
  ) throws(Failure) -> Outcome {
    let words = ["/bin/sh", "-c", script, "sh"] + arguments
    let variables = [
      "H=\(try path())", "SWIFT_BACKTRACE=enable=no", "LC_ALL=C", "PATH=/usr/bin:/bin",
    ]
    return try ChildProcess(words, variables: variables).outcome(limit: limit)
  }
}
