/// Makes a session of the JSON of a WebDriver actions command.
///
/// Its sources run side by side, so pointers become lanes of `together`, and each lane is as long
/// as the command: a tick takes the time of its longest step for all of them. A move is linear in
/// time and ends exactly at its target. A target outside of the view ends the command there, as it
/// would in a browser; what was done before stays done.
package struct ActionsImporter: Sendable {
  private let options: ImportOptions
  private let map: BindingMap

  /// Makes an importer.
  ///
  /// - Parameters:
  ///   - options: what the file does not decide.
  ///   - map: what the elements are that moves count from.
  package init(options: ImportOptions = ImportOptions(), map: BindingMap = .builtIn) {
    self.options = options
    self.map = map
  }

  /// Imports one command.
  ///
  /// - Parameters:
  ///   - name: the path of the file, after which the session is named.
  ///   - text: what is in it.
  /// - Returns: the session and the report; problems alone if something cannot be read.
  package func `import`(name: String, text: String) -> ImportResult {
    let (sources, problems) = ActionsReader.read(SourceText(name: name, text: text))
    let found = problems + options.faults()
    guard found.isEmpty else { return ImportResult(session: "", report: [], problems: found) }
    let file = RelativePath.lastPart(name)
    var binder = ActionsBinder(sources, options: options, map: map, file: file)
    binder.bind()
    for statement in options.setup { binder.draft.addSetup(statement) }
    if binder.needsWholeView {
      binder.draft.addSetup("place pages at 0px,0px size 100%,100%")
    }
    let session = binder.draft.session(source: file, name: RelativePath.stem(name))
    return ImportResult(
      session: session.text, report: binder.report, problems: session.problems)
  }
}
