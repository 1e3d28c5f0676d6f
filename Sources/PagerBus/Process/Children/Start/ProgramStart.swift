import CSystem
import Glibc

/// What the system needs to start a program.
struct ProgramStart: Equatable, Sendable {
  /// The file that is run.
  let path: String

  /// The folder that it works in.
  let folder: String

  /// Its words, the first of which is its own name.
  let arguments: [String]

  /// Its environment, each as `NAME=value`.
  let environment: [String]

  /// Starts it in a process group of its own, with three streams and nothing else open.
  ///
  /// - Parameters:
  ///   - streams: what become its descriptors 0, 1 and 2.
  ///   - isPlugin: whether every signal reaches it, and it is killed when this process ends; or
  ///     else it ignores all signals that can be ignored, from its very start.
  /// - Returns: its process, or the error number.
  func spawn(streams: [Int32], isPlugin: Bool) -> Result<Int32, SystemError> {
    precondition(streams.count == 3, "a program has 3 streams, not \(streams.count)")
    var words = unsafe arguments.map { unsafe strdup($0) } + [nil]
    var variables = unsafe environment.map { unsafe strdup($0) } + [nil]
    defer { unsafe (words + variables).forEach { unsafe free($0) } }
    let process = unsafe csystem_spawn(
      path, &words, &variables, folder, streams, isPlugin ? 1 : 0)
    return process > 0 ? .success(process) : .failure(SystemError(number: errno))
  }
}
