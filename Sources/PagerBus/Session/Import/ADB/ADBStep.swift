/// One command of a script, as far as a pager can tell it apart.
struct ADBStep: Equatable, Sendable {
  /// What a command does.
  enum Action: Equatable, Sendable {
    case tap(ADBPoint)
    /// From one point to another, in a time in milliseconds.
    case swipe(from: ADBPoint, to: ADBPoint, duration: Int64)
    /// The same behind a long press.
    case dragAndDrop(from: ADBPoint, to: ADBPoint, duration: Int64)
    case down(ADBPoint)
    case move(ADBPoint)
    case up(ADBPoint)
    case cancel
    /// A time in microseconds.
    case sleep(Int64)
    /// Nothing that a pager knows, for a reason.
    case unsupported(String)
  }

  /// Where the command stands.
  var place: SourcePosition
  /// The command as it was typed.
  var what: String
  var action: Action
}

/// A point in pixels of the device.
struct ADBPoint: Equatable, Sendable {
  var x: DecimalNumber
  var y: DecimalNumber

  /// The point in the session language.
  var text: String { "\(x.text)px,\(y.text)px" }
}
