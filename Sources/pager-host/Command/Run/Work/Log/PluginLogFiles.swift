import PagerBus
import PagerSession

/// The places that plugins' logs go to: the standard error, or a file that a plugin's options name.
struct PluginLogFiles {
  /// The option of a plugin that says where its lines go.
  private static let option = "to"

  private var places: [String: CaseOutput.Place] = [:]

  /// Begins every file that is named by a plugin of a case.
  ///
  /// - Throws: which file cannot be written.
  init(_ cases: [PreparedCase], _ console: any Console) throws(FileFault) {
    for prepared in cases {
      for activation in prepared.options.plugins {
        guard let path = Self.path(of: activation, prepared), places[path] == nil else { continue }
        places[path] = .file(try console.create(path))
      }
    }
  }

  /// Ends every file.
  func finish() throws(FileFault) {
    for path in places.keys.sorted() {
      if case .file(let file)? = places[path] { try file.finish() }
    }
  }

  /// The log of one case; a quiet one says only what is wrong on the standard error.
  func log(of prepared: PreparedCase, _ output: CaseOutput, isQuiet: Bool) -> CaseLogLines {
    var own: [String: CaseOutput.Place] = [:]
    for activation in prepared.options.plugins {
      guard case .string? = activation.options[Self.option] else { continue }
      let path = Self.path(of: activation, prepared)
      own[activation.id] = path.flatMap { places[$0] } ?? .stream(.error)
    }
    return CaseLogLines(output: output, places: own, isQuiet: isQuiet)
  }

  private static func path(of activation: PluginActivation, _ prepared: PreparedCase) -> String? {
    guard case .string(let path)? = activation.options[option], path != "stderr" else { return nil }
    return PathText.joined(path, besides: prepared.manifest ?? "")
  }
}
