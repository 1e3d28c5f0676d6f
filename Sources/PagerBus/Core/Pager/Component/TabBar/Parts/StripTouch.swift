/// The finger on the tab strip; only one at a time matters.
enum StripTouch: Equatable, Sendable {
  /// No finger is down, or only such that do not matter any more.
  case none

  /// A finger is down and has hardly moved.
  case pressing(Finger)

  /// A finger drags the strip, which follows from where the finger went down.
  case dragging(Finger, offset: Double)

  /// A finger on the strip.
  struct Finger: Equatable, Sendable {
    /// Its name.
    let name: String

    /// Where it went down, on glass.
    let start: Point

    /// Its way along the strip, in logical points.
    var tracker = VelocityTracker()
  }
}
