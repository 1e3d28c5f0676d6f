/// Every setting of a pager.
public struct PagerSettings: Equatable, Sendable {
  /// The defaults.
  public init() {}
}
