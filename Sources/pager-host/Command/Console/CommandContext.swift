import PagerBus
import PagerSession

/// What a command works with: its arguments, the console, and how loud it may be.
struct CommandContext: Sendable {
  /// The largest session that is read.
  static let sessionBytesMaximum = 16 << 20

  var console: any Console
  var arguments: ParsedArguments
  let plugins: [any Plugin.Type]

  /// The one plugin that runs, by its id or its name in the host; nil for those that the files say.
  var onlyPlugin: String?

  /// The folder, manifest or program whose plugins run; nil for those that the files say.
  var pluginPath: String?

  /// Where everything is written down that processes say; nil for nowhere.
  var transcript: Transcript?

  /// Whether results are printed for programs.
  var isJSON: Bool { arguments.has(.json) || arguments.text(.format) == "json" }

  var isQuiet: Bool { arguments.has(.quiet) }

  var isVerbose: Bool { arguments.has(.verbose) }

  /// Whether a stream gets colour.
  func hasColor(_ stream: StandardStream) -> Bool {
    ColorChoice.isOn(option: arguments.text(.color), for: stream, of: console)
  }

  /// Writes text to a stream at once.
  func write(_ text: String, to stream: StandardStream = .output) throws(CommandFailure) {
    try write(Array(text.utf8), to: stream)
  }

  /// Writes bytes to a stream at once.
  func write(_ bytes: [UInt8], to stream: StandardStream = .output) throws(CommandFailure) {
    guard !bytes.isEmpty else { return }
    do {
      try console.write(bytes, to: stream)
    } catch {
      throw .unwritable(error)
    }
  }

  /// Says something that is not data.
  func note(_ text: String) throws(CommandFailure) { try write(text, to: .error) }

  /// Reads an input; its name is the path.
  func source(_ path: String, limit: Int) throws(CommandFailure) -> SourceText {
    do {
      return SourceText(name: path, bytes: try console.read(path, limit: limit))
    } catch {
      throw .unreadable(error)
    }
  }

  /// Reads a session.
  func session(_ path: String) throws(CommandFailure) -> SourceText {
    try source(path, limit: Self.sessionBytesMaximum)
  }
}
