/// The greatest values that settings take.
package enum SettingLimits {
  /// Of a length, in points.
  package static let length = 1_000_000.0
  /// Of a share, in percent.
  package static let percent = 10_000.0
  /// Of a velocity, in points per second.
  package static let velocity = 1_000_000.0
  /// Of a time, in nanoseconds: ten minutes.
  package static let time: Int64 = 600_000_000_000
  /// Of a number of pages.
  package static let pages = 1_000_000
  /// Of the pages that are loaded before they are seen, on each side.
  package static let preload = 1000
}
