/// A finger came down on the glass.
///
/// Published by whoever has fingers: a session, an app's view. Coordinates are physical, in points
/// from the container's left top corner.
public struct PointerDown: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "pointer.down"

  /// A request; anybody with permission publishes it.
  public static let kind: EventKind = .request

  /// Tells fingers apart; any text.
  public let finger: String

  /// Points from the container's left edge.
  public let x: Double

  /// Points from the container's top edge.
  public let y: Double

  /// Makes the event from a finger and its place in points.
  public init(finger: String, x: Double, y: Double) {
    self.finger = finger
    self.x = x
    self.y = y
  }
}

/// A finger that is down is at a new place.
public struct PointerMoved: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "pointer.moved"

  /// A request; anybody with permission publishes it.
  public static let kind: EventKind = .request

  /// The finger that moved.
  public let finger: String

  /// Points from the container's left edge.
  public let x: Double

  /// Points from the container's top edge.
  public let y: Double

  /// Makes the event from a finger and its place in points.
  public init(finger: String, x: Double, y: Double) {
    self.finger = finger
    self.x = x
    self.y = y
  }
}

/// A finger left the glass; its last place counts as a sample.
public struct PointerUp: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "pointer.up"

  /// A request; anybody with permission publishes it.
  public static let kind: EventKind = .request

  /// The finger that left.
  public let finger: String

  /// Points from the container's left edge.
  public let x: Double

  /// Points from the container's top edge.
  public let y: Double

  /// Makes the event from a finger and its place in points.
  public init(finger: String, x: Double, y: Double) {
    self.finger = finger
    self.x = x
    self.y = y
  }
}

/// A finger was taken away by the system; what it did is taken back.
public struct PointerCancelled: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "pointer.cancelled"

  /// A request; anybody with permission publishes it.
  public static let kind: EventKind = .request

  /// The finger that was taken away.
  public let finger: String

  /// Makes the event for a finger.
  public init(finger: String) {
    self.finger = finger
  }
}
