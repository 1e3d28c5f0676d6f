/// A swipe: from one point to another, in a time.
struct FlowSwipe: Equatable, Sendable {
  var start: FlowPoint
  var end: FlowPoint
  /// In milliseconds, at least one.
  var duration: Int
  /// The element whose percentages the points are; the screen's when nil.
  var from: FlowSelector?

  /// How long a swipe takes that does not say so, in milliseconds.
  static let durationDefault = 400
  /// The longest swipe, in milliseconds.
  static let durationMaximum = 600_000

  /// The points of a direction, as the flows' own tool has them.
  static func points(of direction: String) -> (start: FlowPoint, end: FlowPoint)? {
    switch direction.lowercased() {
    case "left": (.percent(90, 50), .percent(10, 50))
    case "right": (.percent(10, 50), .percent(90, 50))
    case "up": (.percent(50, 50), .percent(50, 10))
    case "down": (.percent(50, 20), .percent(50, 90))
    default: nil
    }
  }
}
