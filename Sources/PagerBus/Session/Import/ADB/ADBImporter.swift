/// Makes a session of a shell script that sends input to an Android device.
///
/// A script is read whole before anything is written: what cannot be read is a problem, what can be
/// and means nothing to a pager is a line of the report. Coordinates are pixels of the device, so
/// the view of the session should have the device's size.
package struct ADBImporter: Sendable {
  private let options: ImportOptions

  /// Makes an importer.
  package init(options: ImportOptions = ImportOptions()) {
    self.options = options
  }

  /// Imports one script.
  ///
  /// - Parameters:
  ///   - name: the path of the script, after which the session is named.
  ///   - text: what is in it.
  /// - Returns: the session and the report; problems alone if something cannot be read.
  package func `import`(name: String, text: String) -> ImportResult {
    let source = SourceText(name: name, text: text)
    let (commands, problems) = ShellReader.read(source)
    var reader = ADBReader(source: source)
    let steps = commands.flatMap { reader.steps(of: $0) }
    let all = (problems + reader.problems).sorted { Self.offset($0) < Self.offset($1) }
    let found = all + options.faults()
    guard found.isEmpty else { return ImportResult(session: "", report: [], problems: found) }
    var binder = ADBBinder(options: options, file: RelativePath.lastPart(name))
    binder.bind(steps)
    for statement in options.setup { binder.draft.addSetup(statement) }
    let session = binder.draft.session(
      source: RelativePath.lastPart(name), name: RelativePath.stem(name))
    return ImportResult(
      session: session.text, report: binder.report, problems: session.problems)
  }

  private static func offset(_ problem: Diagnostic) -> Int {
    problem.place?.range.start.offset ?? 0
  }
}
