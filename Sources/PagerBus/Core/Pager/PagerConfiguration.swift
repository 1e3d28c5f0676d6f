/// What a pager is before its first event: its pages and its container.
public struct PagerConfiguration: Equatable, Sendable {
  /// The pages at the start; may be empty.
  public var pages: [PageDescriptor]

  /// Every setting at the start, the container's size among them.
  public var settings: PagerSettings

  /// Makes a configuration from pages and settings.
  public init(pages: [PageDescriptor], settings: PagerSettings = PagerSettings()) {
    self.pages = pages
    self.settings = settings
  }
}
