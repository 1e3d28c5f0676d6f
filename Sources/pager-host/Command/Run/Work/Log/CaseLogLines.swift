import PagerBus
import PagerSession

/// Takes what the plugins of one case log.
///
/// A plugin that says where its lines go says what is in them, too; those of all others name the
/// plugin and go to the standard error.
struct CaseLogLines: PluginLog {
  let output: CaseOutput

  /// Where the lines of a plugin go that says so.
  let places: [String: CaseOutput.Place]

  /// Whether only warnings and errors go to the standard error.
  let isQuiet: Bool

  func write(_ line: LogLine) {
    let place = places[line.plugin]
    switch place {
    case .file: break
    case .stream, nil: if isQuiet, line.level < .warning { return }
    }
    if let place { return output.write(line: line.text, to: place) }
    let text = "\(line.plugin): \(line.level.rawValue): \(line.text)"
    output.write(line: Diagnostic.visible(text), to: .stream(.error))
  }
}
