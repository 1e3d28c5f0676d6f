/// The finger on the tab strip; only one at a time matters.
enum StripTouch: Equatable, Sendable {
  /// No finger is down, or only such that do not matter any more.
  case none

  /// A finger is down and has hardly moved.
  case pressing(finger: String, at: Point)

  /// A finger drags the strip; the offset without any limit follows from where it took hold.
  case dragging(finger: String, from: Point, offset: Double)
}
