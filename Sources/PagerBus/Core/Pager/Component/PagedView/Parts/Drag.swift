/// A finger that drives the pages.
struct Drag: Equatable, Sendable {
  /// The move that it makes.
  var transition: Transition

  /// The page at which the gesture began, on a ring with its laps; limits count from it.
  var startPage: Int

  /// Where the driving finger was when its pull was last counted from.
  var anchor: Point

  /// The position there without any resistance, in pages.
  var rawAtAnchor: Double

  /// How far beyond an end the finger was when that was last offered to the pager around this one,
  /// in pages; 0 for not.
  var offered = 0.0
}
