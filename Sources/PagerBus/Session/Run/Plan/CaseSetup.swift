import PagerBus

/// What the setup statements of a session amount to.
struct CaseSetup {
  /// How many pages a session has that does not say.
  static let pagesDefault = 3

  private(set) var settings = PagerSettings()
  private(set) var pages = PageList(titles: Self.titles(count: Self.pagesDefault))

  /// The keys that the run's options fix.
  let overridden: Set<String>

  /// Performs the setup of a plan, then what the options say.
  init(_ plan: SessionPlan, _ options: RunOptions) throws(Diagnostic) {
    overridden = Set(options.settings.map(\.key))
    for statement in plan.setup { try perform(statement, in: plan.sources[statement.range]) }
    for override in options.settings {
      do {
        try set(override.key, to: override.value)
      } catch {
        throw Diagnostic(.error, error.description, help: "see `help set` for keys and values")
      }
    }
  }

  /// What a pager is at the start of a case.
  var configuration: PagerConfiguration {
    PagerConfiguration(pages: pages.descriptors, settings: settings)
  }

  /// The titles "0", "1", … that `pages N` gives.
  static func titles(count: Int) -> [String] {
    (0..<max(count, 0)).map(String.init)
  }

  private mutating func perform(
    _ statement: Statement, in source: SourceText
  ) throws(Diagnostic) {
    switch try StepReader.read(statement, in: source) {
    case .pageCount(let count): pages = PageList(titles: Self.titles(count: count))
    case .pageTitles(let titles): pages = PageList(titles: titles)
    case .set(let step) where step.key == "seed":
      guard UInt64(step.text) != nil else {
        throw .error(
          "`\(step.text)` is no seed", at: statement.range, in: source,
          help: "a seed is a whole number from 0 to 18446744073709551615")
      }
    case let step:
      guard let (key, value) = SettingText.of(step, statement: statement.headText) else {
        throw .error(
          "`\(statement.verb)` cannot stand before the cases", at: statement.verbRange, in: source,
          help: "put it into a case")
      }
      do {
        try set(key, to: value)
      } catch {
        throw .error(error.description, at: statement.range, in: source)
      }
    }
  }

  private mutating func set(_ key: String, to value: String) throws(SettingError) {
    try settings.apply(key: key, value: value)
  }
}

/// The key and the text of the setting that a statement sets.
enum SettingText {
  /// The setting of a step, if it sets one.
  ///
  /// `text` is the whole statement with literals.
  static func of(_ step: Step, statement text: String) -> (key: String, value: String)? {
    switch step {
    case .view(let size): ("view", "\(size.width)x\(size.height)")
    case .tabs: ("tabs", dropping(1, from: text))
    case .place(let place): ("place.\(place.name)", dropping(2, from: text))
    case .style(let token, let value): ("style.\(token)", freeText(value.term))
    case .set(let step): (step.key, step.values.map { plain($0.term) }.joined(separator: " "))
    case .pageCount, .pageTitles, .plugins, .use, .gesture, .beforeEach, .testCase, .tap, .drag,
      .fling,
      .swipe, .swipePath, .press, .down, .move, .up, .cancel, .together, .perform, .select, .edit,
      .reload, .resize, .background, .foreground, .key, .publish, .save, .restore,
      .plugin, .fault, .wait, .waitIdle,
      .waitUntil, .at, .expect, .always, .mark, .show, .note, .snapshot, .repeated, .forEach,
      .until, .choose:
      nil
    }
  }

  /// A value as a setting's table reads it.
  private static func plain(_ term: Term) -> String {
    term.text
  }

  /// A value that is free text: a string says what stands between its quotes.
  private static func freeText(_ term: Term) -> String {
    if case .string(let text) = term { return text }
    return term.text
  }

  /// The text behind the first words.
  private static func dropping(_ count: Int, from text: String) -> String {
    text.split(separator: " ", maxSplits: count).dropFirst(count).joined(separator: " ")
  }
}
