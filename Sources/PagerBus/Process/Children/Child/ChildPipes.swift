import CSystem
import Glibc

/// The pipes between a host and one plugin.
struct ChildPipes {
  /// The host's ends: what it writes, and the two that it reads; none of them ever blocks.
  let input: Int32
  let output: Int32
  let error: Int32

  /// The plugin's ends: its standard input, output and error.
  let streams: [Int32]

  init() throws(PluginStartError) {
    var opened: [Int32] = []
    for _ in 0..<3 {
      var ends: [Int32] = [-1, -1]
      guard unsafe csystem_pipe(&ends) == 0 else {
        let error = SystemError(number: errno)
        for descriptor in opened { close(descriptor) }
        throw .exhausted(error)
      }
      opened += ends
    }
    (input, output, error) = (opened[1], opened[2], opened[4])
    streams = [opened[0], opened[3], opened[5]]
    for descriptor in [input, output, error] { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
  }

  /// Closes the plugin's ends, which are the plugin's alone from then on.
  func closeStreams() {
    for stream in streams { close(stream) }
  }
}
