/// The kinds of recordings that become sessions, by the words of the command line.
package enum RecordingFormat: String, CaseIterable, Sendable {
  /// A flow of Maestro.
  case maestro
  /// The JSON of a WebDriver actions command.
  case w3c
  /// A shell script of Android's `input`.
  case adb

  /// Makes a session of a recording, whatever its bytes are.
  ///
  /// - Parameters:
  ///   - source: the recording; what is no text is a problem.
  ///   - options: what the recording does not decide.
  ///   - map: what texts, ids and elements mean; a script has none.
  ///   - files: the recordings that one includes.
  /// - Returns: the session and the report; problems alone if something cannot be read.
  package func session(
    from source: SourceText, options: ImportOptions = ImportOptions(), map: BindingMap = .builtIn,
    files: any FlowFiles = NoFlowFiles()
  ) -> ImportResult {
    if let fault = source.fault() {
      return ImportResult(session: "", report: [], problems: [fault])
    }
    let text = source.text(from: source.startOfText, to: source.bytes.count)
    let result = read(source, options: options, map: map, files: files)
    // A session that does nothing would pass, and nobody would know why.
    let start = SourceRange(start: SourcePosition(offset: 0, line: 1, column: 1), end: 0)
    let isNothing = result.report.allSatisfy { $0.outcome == .dropped }
    var help = !result.problems.isEmpty || isNothing ? help(for: text) : nil
    // Any text is a list of commands to a shell; one without a command of `input` is no recording.
    if self == .adb, isNothing, result.problems.isEmpty, !result.report.isEmpty,
      Self.looks(text) == nil
    {
      help = help ?? "a script has a command `input`, or `adb shell input`, a line"
    }
    if let help {
      let problem = Diagnostic.error("this is not \(thing)", at: start, in: source, help: help)
      return ImportResult(session: "", report: [], problems: [problem])
    }
    guard result.problems.isEmpty, result.report.isEmpty else { return result }
    let problem = Diagnostic.error(
      "there is nothing to import", at: start, in: source, help: "\(subject) has no steps")
    return ImportResult(session: "", report: [], problems: [problem])
  }

  private var subject: String {
    switch self {
    case .maestro: "the flow"
    case .w3c: "the list of actions"
    case .adb: "the script"
    }
  }

  private func read(
    _ source: SourceText, options: ImportOptions, map: BindingMap, files: any FlowFiles
  ) -> ImportResult {
    let text = source.text(from: source.startOfText, to: source.bytes.count)
    switch self {
    case .maestro:
      let importer = MaestroImporter(options: options, files: files, map: map)
      return importer.import(name: source.name, text: text)

    case .w3c:
      return ActionsImporter(options: options, map: map).import(name: source.name, text: text)

    case .adb: return ADBImporter(options: options).import(name: source.name, text: text)
    }
  }
}
