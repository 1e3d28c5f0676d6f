/// One row of the table of settings, in words: what a help text shows.
public struct Setting: Hashable, Sendable {
  /// The name as it is written; `N` stands for the index of a page.
  public let key: String

  /// Which values there are, as they are written.
  public let values: String

  /// The unit of the values; empty for words and counts.
  public let unit: String

  /// The value in a pager of which nothing was set.
  public let defaultText: String

  /// What it is for, in one line.
  public let summary: String

  /// All rows, in the order of the documentation.
  public static let table: [Setting] = SettingKey.all.map { Setting($0) } + pageRows

  /// The row of a key.
  public init(_ key: SettingKey) {
    self.key = key.text
    values = key.values
    unit = key.unit
    defaultText = key.print(PagerSettings())
    summary = key.summary
  }

  private init(key: String, like row: SettingKey) {
    self.key = key
    values = row.values
    unit = row.unit
    defaultText = row.print(PagerSettings())
    summary = row.summary
  }

  private static let pageRows = StyleToken.PageAspect.allCases.map {
    Setting(key: "style.page(N).\($0.rawValue)", like: .style(.page(0, $0)))
  }
}
