import PagerSession

/// Everything of the product that reads what people and other programs wrote.
enum FuzzParser: String, CaseIterable, Sendable {
  /// The text form of sessions.
  case session
  /// The JSON form of sessions.
  case sessionJSON = "session-json"
  /// `Plugins.json`.
  case plugins
  /// Traces.
  case trace
  /// The part of YAML that is read.
  case yaml
  /// Flows of Maestro.
  case maestro
  /// What texts and ids mean to an import.
  case map
  /// The JSON of WebDriver actions.
  case w3c
  /// Shell scripts of Android's `input`.
  case adb
  /// The command line.
  case arguments

  /// Reads one input, and ends the program if a law does not hold.
  func examine(_ bytes: [UInt8]) {
    let source = SourceText(name: "input", bytes: bytes)
    switch self {
    case .session: SessionSubject.examine(source)
    case .sessionJSON: SessionSubject.examine(json: source)
    case .plugins: ManifestSubject.examine(source)
    case .trace: TraceSubject.examine(source)
    case .yaml: YAMLSubject.examine(source)
    case .maestro: RecordingSubject.examine(source, as: .maestro)
    case .map: MapSubject.examine(source)
    case .w3c: RecordingSubject.examine(source, as: .w3c)
    case .adb: RecordingSubject.examine(source, as: .adb)
    case .arguments: ArgumentsSubject.examine(bytes)
    }
  }
}
