/// Why waiting for a bus to rest ended without rest.
public enum IdleError: Error, Equatable, Sendable {
  /// The time is over; these keep the bus from resting, in the order of delivery.
  case busy([BusyReason])

  /// The task that waited was cancelled.
  case cancelled
}

extension IdleError: CustomStringConvertible {
  /// What keeps the bus busy.
  public var description: String {
    switch self {
    case .busy(let reasons):
      "the bus does not rest: \(reasons.map(\.description).joined(separator: ", "))"
    case .cancelled: "the task that waited for the bus to rest was cancelled"
    }
  }
}
