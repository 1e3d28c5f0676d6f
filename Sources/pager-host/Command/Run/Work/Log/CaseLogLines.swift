import PagerBus
import PagerSession
import Synchronization

/// Takes what the plugins of one case log.
///
/// A plugin that says where its lines go says what is in them, too; those of all others name the
/// plugin and go to the standard error, equal ones folded.
final class CaseLogLines: PluginLog {
  let output: CaseOutput

  /// Where the lines of a plugin go that says so.
  let places: [String: CaseOutput.Place]

  /// Whether only warnings and errors go to the standard error.
  let isQuiet: Bool

  private let repeated = Mutex(RepeatedLines())

  /// Makes the log of one case.
  init(output: CaseOutput, places: [String: CaseOutput.Place], isQuiet: Bool) {
    self.output = output
    self.places = places
    self.isQuiet = isQuiet
  }

  func write(_ line: LogLine) {
    let place = places[line.plugin]
    switch place {
    case .file: break
    case .stream, nil: if isQuiet, line.level < .warning { return }
    }
    if let place { return output.write(line: line.text, to: place) }
    let text = "\(line.plugin): \(line.level.rawValue): \(line.text)"
    say(repeated.withLock { $0.take(Diagnostic.visible(text), of: line.plugin) })
  }

  /// Says what was folded; the case is over.
  func finish() {
    say(repeated.withLock { $0.finish() })
  }

  private func say(_ lines: [String]) {
    for line in lines { output.write(line: line, to: .stream(.error)) }
  }
}
