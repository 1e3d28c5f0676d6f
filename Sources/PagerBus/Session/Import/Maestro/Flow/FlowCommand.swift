/// One step of a flow.
struct FlowCommand: Equatable, Sendable {
  /// What a step does, as far as a pager can tell it apart.
  indirect enum Action: Equatable, Sendable {
    /// The app is started or stopped: the screen that was open is gone.
    case restart
    /// The screen is left.
    case back
    /// Taps, one after the other.
    case tap(FlowSelector, times: Int)
    case swipe(FlowSwipe)
    /// Something is visible, at the latest after a time in milliseconds.
    case see(FlowSelector, limit: Int?)
    /// Nothing like it is visible, at the latest after a time in milliseconds.
    case gone(FlowSelector, limit: Int?)
    /// Motion ends.
    case waitForRest
    /// It happened, and means nothing to a pager.
    case note(String)
    /// It cannot be done here, for a reason.
    case unsupported(String)
    case loop(times: Int, [FlowCommand])
    /// Steps in a row; the text says what was assumed about them.
    case steps([FlowCommand], note: String)
    /// Another flow, by its path.
    case include(String)
    /// Another flow that could not be read, by its path, with the reason.
    case unread(String, why: String)
  }

  /// The last part of the file's name.
  var file: String
  /// Counts from one.
  var line: Int
  /// The character of the line, counted from one.
  var column: Int
  /// The step in few words.
  var what: String
  var action: Action
}
