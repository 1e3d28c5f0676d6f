/// Makes a session of a Maestro flow.
///
/// A flow says what a person sees and taps; a map says what that means to a pager. What no rule is
/// about is left out and listed in the report, never guessed. Their tool waits by itself after each
/// step, so `wait idle` is written where it would.
package struct MaestroImporter: Sendable {
  private let options: ImportOptions
  private let files: any FlowFiles
  private let map: BindingMap

  /// Makes an importer.
  ///
  /// - Parameters:
  ///   - options: what the file does not decide.
  ///   - files: the flows that a flow includes.
  ///   - map: what texts and ids mean.
  package init(
    options: ImportOptions = ImportOptions(), files: any FlowFiles = NoFlowFiles(),
    map: BindingMap = .builtIn
  ) {
    self.options = options
    self.files = files
    self.map = map
  }

  /// Imports one flow.
  ///
  /// - Parameters:
  ///   - name: the path of the flow; includes are relative to it, the session is named after it.
  ///   - text: what is in it.
  /// - Returns: the session and the report; problems alone if something cannot be read.
  package func `import`(name: String, text: String) -> ImportResult {
    var loader = FlowLoader(files: files)
    let commands = loader.load(name: name, text: text)
    let problems = loader.problems + options.faults()
    guard problems.isEmpty else {
      return ImportResult(session: "", report: [], problems: problems)
    }
    var binder = FlowBinder(commands: commands, flow: name, map: map, options: options)
    binder.bind(commands)
    let setup = setup(binder)
    for statement in setup { binder.draft.addSetup(statement) }
    let session = binder.draft.session(
      source: RelativePath.lastPart(name), name: RelativePath.stem(name))
    return ImportResult(
      session: session.text, report: binder.report, problems: session.problems)
  }

  /// The statements before the case.
  private func setup(_ binder: FlowBinder) -> [String] {
    let section = binder.survey.section.map { map.sections[$0] }
    let own = Set(options.settings.map(\.key))
    let titles = section?.pages.flatMap { $0.contains("\"") ? $0 : nil }
    let pages = options.pages == nil ? titles : nil
    var statements = ["view \(options.viewWidth)x\(options.viewHeight)"]
    statements.append(pages ?? "pages \(binder.startCount)")
    statements += (section?.setup ?? []).filter { statement in
      !own.contains { statement.hasPrefix("set \($0) ") }
    }
    statements += options.settings.map(\.statement)
    if binder.needsWholeView { statements.append("place pages at 0px,0px size 100%,100%") }
    return statements
  }
}
