/// What one plugin's process can cost its host.
package struct ChildLimits: Equatable, Sendable {
  /// What follows when a line of the standard output is too long.
  package enum TooLong: Equatable, Sendable {
    /// The line is counted to its end; the next one is read as usual.
    case skipped

    /// The standard output is closed at once, even if the line never ends.
    case closes
  }

  /// The most bytes of a line of the standard output.
  package var frameByteMaximum = 1 << 20

  /// What follows when one is longer.
  package var tooLong = TooLong.skipped

  /// The most bytes that wait for a plugin that does not read.
  package var outgoingByteMaximum = 2 << 20

  /// From so many signals on that nobody took, no more of the standard output is read.
  package var signalMaximum = 1_024

  /// From so many bytes on that nobody took, no more of the standard output is read.
  package var signalByteMaximum = 2 << 20

  /// The most bytes of a line of the standard error that is kept.
  package var errorLineByteMaximum = 4_096

  /// The most lines of the standard error that nobody took; what comes then is counted.
  package var errorLineMaximum = 64

  /// The most lines of the standard error in a second; what comes then is counted.
  package var errorLinesPerSecondMaximum = 200

  /// The limits of a plugin whose manifest states none.
  package init() {}
}
