/// Why a line was not sent to a plugin.
package enum PluginLineError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The plugin does not read, and as many bytes wait for it as may.
  case queueFull(byteMaximum: Int)

  /// The plugin reads no more: it closed its standard input, ended, or is being stopped.
  case closed

  /// What happened and what follows, without the plugin's name.
  package var description: String {
    switch self {
    case .queueFull(let byteMaximum):
      "it does not read: \(byteMaximum) bytes wait for it already"
    case .closed:
      "it reads no more: its standard input is closed"
    }
  }
}
