/// What the one who imports decides, rather than the file.
package struct ImportOptions: Equatable, Sendable {
  /// A setting of the session, written into its setup.
  package struct Setting: Equatable, Sendable {
    /// The setting's name.
    package var key: String
    /// Its value as the session language writes it.
    package var value: String

    /// Names a setting and its value.
    package init(key: String, value: String) {
      self.key = key
      self.value = value
    }

    /// The statement of the setup.
    var statement: String { "set \(key) \(value)" }
  }

  /// The width of the view, in points.
  package var viewWidth: Int
  /// The height of the view, in points.
  package var viewHeight: Int
  /// The number of pages; taken from the file when nil.
  package var pages: Int?
  /// Settings for the session's setup, in this order, after those of the map.
  package var settings: [Setting]

  /// Decides on the view, the pages and the settings.
  package init(
    viewWidth: Int = 390, viewHeight: Int = 844, pages: Int? = nil, settings: [Setting] = []
  ) {
    self.viewWidth = viewWidth
    self.viewHeight = viewHeight
    self.pages = pages
    self.settings = settings
  }

  /// The longest side of a view; no screen that is recorded is longer.
  package static let sideMaximum = 100_000

  /// The number of pages of a recording that says nothing about them.
  static let pagesDefault = 10

  /// The setup of a recording that holds nothing but gestures.
  var setup: [String] {
    ["view \(viewWidth)x\(viewHeight)", "pages \(pages ?? Self.pagesDefault)"]
      + settings.map(\.statement)
  }

  private static let help = "`pager-host help import` lists its options"

  /// What cannot be written into a session.
  package func faults() -> [Diagnostic] {
    var faults: [Diagnostic] = []
    for setting in settings {
      guard let message = SessionPiece.fault(in: setting.statement) else { continue }
      faults.append(Diagnostic(.error, "the setting \(setting.key)=\(setting.value): \(message)"))
    }
    let sides = 1...Self.sideMaximum
    if !sides.contains(viewWidth) || !sides.contains(viewHeight) {
      faults.append(
        Diagnostic(
          .error,
          "`--view` takes a size from 1x1 to \(Self.sideMaximum)x\(Self.sideMaximum), "
            + "not \(viewWidth)x\(viewHeight)", help: Self.help))
    }
    if let pages, !(1...FlowSurvey.pagesMaximum).contains(pages) {
      faults.append(
        Diagnostic(
          .error, "`--pages` takes a number from 1 to \(FlowSurvey.pagesMaximum), not \(pages)",
          help: Self.help))
    }
    return faults
  }
}
