/// What the one who imports decides, rather than the file.
public struct ImportOptions: Equatable, Sendable {
  /// A setting of the session, written into its setup.
  public struct Setting: Equatable, Sendable {
    /// The setting's name.
    public var key: String
    /// Its value as the session language writes it.
    public var value: String

    /// Names a setting and its value.
    public init(key: String, value: String) {
      self.key = key
      self.value = value
    }
  }

  /// The width of the view, in points.
  public var viewWidth: Int
  /// The height of the view, in points.
  public var viewHeight: Int
  /// The number of pages; taken from the file when nil.
  public var pages: Int?
  /// Settings for the session's setup, in this order, after those of the map.
  public var settings: [Setting]

  /// Decides on the view, the pages and the settings.
  public init(
    viewWidth: Int = 390, viewHeight: Int = 844, pages: Int? = nil, settings: [Setting] = []
  ) {
    self.viewWidth = viewWidth
    self.viewHeight = viewHeight
    self.pages = pages
    self.settings = settings
  }
}
