/// The rules of one screen.
struct BindingSection: Equatable, Sendable {
  /// A flow whose name says that it opens this screen.
  struct File: Equatable, Sendable {
    /// Compared with the last part of the flow's name, without its ending.
    var pattern: BindingPattern
    /// The page that the flow leaves the screen on.
    var page: Int?
  }

  /// What is tapped to open the screen; the first one is its name.
  var names: [String] = []
  var patterns: [BindingPattern] = []
  var files: [File] = []
  /// The `pages` statement of the screen.
  var pages: String?
  /// The other setup statements of the screen.
  var setup: [String] = []
  var rules: [BindingRule] = []

  /// The number of pages in ``pages``: a bare number, or one a title.
  var pageCount: Int? {
    guard let pages else { return nil }
    let rest = pages.dropFirst("pages".count).drop { $0 == " " }
    if let number = Int(rest) { return number }
    return BindingMap.strings(in: rest).count
  }
}
