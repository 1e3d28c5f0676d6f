/// A finger pulls the pages beyond their end, and the pager around this one may follow it instead.
///
/// Published under the setting `nested` for each sample of a drag that changes how far the finger
/// is beyond the end. While it is, the pages rest at their end; `drag.ended` says that the finger
/// lets the outer pager go, too.
public struct HandoverOffered: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "handover.offered"

  /// A fact of the paged view.
  public static let kind: EventKind = .fact(owner: .pages, sticky: false)

  /// The points that the finger went since the last offer, positive toward higher pages.
  public let delta: Double

  /// How fast it goes, in pages per second, positive toward higher pages.
  public let velocity: Double

  /// The axis along which the finger goes.
  public let axis: Axis

  /// Makes the event.
  public init(delta: Double, velocity: Double, axis: Axis) {
    self.delta = delta
    self.velocity = velocity
    self.axis = axis
  }
}
