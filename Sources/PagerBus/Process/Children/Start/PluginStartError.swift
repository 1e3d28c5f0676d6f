/// Why a plugin was not started; nothing of it ran.
package enum PluginStartError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Its entry names no program, or a word of it holds a zero byte.
  case noWords

  /// No folder of `PATH` holds the program.
  case notInPath(program: String, path: String)

  /// The file is not there.
  case noFile(path: String)

  /// The file is there and is no program.
  case notExecutable(path: String)

  /// The folder to work in is not there.
  case noFolder(path: String)

  /// Its words and its environment are more than one request holds.
  case tooLarge(byteMaximum: Int)

  /// The system refused to start the program.
  case refused(path: String, SystemError)

  /// The host has no descriptors or threads left.
  case exhausted(SystemError)

  /// The process that guards all plugins could not be started, ended, or does not answer.
  case noGuard

  /// What happened, to which program, and what to do.
  package var description: String {
    switch self {
    case .noWords:
      "the entry of a process is its program and its words, none with a zero byte"

    case .notInPath(let program, let path):
      "there is no program `\(program)` in PATH (\(path)); install it, or give its file as a path"
        + " relative to the manifest"

    case .noFile(let path):
      "there is no file `\(path)`; the path of a program is relative to the manifest"

    case .notExecutable(let path):
      "`\(path)` is no program; run `chmod +x` on it, or name the program that runs it first"

    case .noFolder(let path):
      "there is no folder `\(path)` to work in"

    case .tooLarge(let byteMaximum):
      "its words and its environment are more than \(byteMaximum) bytes; pass them in a file"

    case .refused(let path, let error):
      "the system does not start `\(path)`: \(error); if it is a script, check its first line"

    case .exhausted(let error):
      "the host cannot connect to another process: \(error); raise the limit, or start fewer"

    case .noGuard:
      "the process that guards the plugins is gone or does not answer; start the host again"
    }
  }
}
