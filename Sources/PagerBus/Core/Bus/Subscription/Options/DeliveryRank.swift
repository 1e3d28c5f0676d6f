/// Who hears an event before whom in a stepped run.
public enum DeliveryRank: Int, Comparable, Sendable {
  /// The tab bar.
  case tabs

  /// The paged view.
  case pages

  /// The indicator.
  case indicator

  /// Plugins, in the order of their activation.
  case plugin

  /// Everybody else, in the order of subscription; they do not count as hearers of requests.
  case observer

  /// Whether the left hears an event before the right.
  public static func < (left: DeliveryRank, right: DeliveryRank) -> Bool {
    left.rawValue < right.rawValue
  }
}
