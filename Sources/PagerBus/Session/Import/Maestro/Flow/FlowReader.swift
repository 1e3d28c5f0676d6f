/// Turns the documents of a flow into commands, and collects everything that it does not know.
struct FlowReader {
  /// The most often that a step is repeated.
  static let loopMaximum = 100_000

  let source: YAMLSource
  /// The last part of the file's name.
  let file: String
  private(set) var problems: [Diagnostic]
  /// Counts the columns of the commands.
  var columns = YAMLColumns()
  /// How many of the problems are of the text itself.
  private let brokenCount: Int

  private init(source: YAMLSource, file: String, problems: [Diagnostic]) {
    self.source = source
    self.file = file
    self.problems = problems
    brokenCount = problems.count
  }

  /// Reads a flow: a header and then commands, or commands alone, or nothing.
  static func read(
    _ text: String, file: String
  ) -> (commands: [FlowCommand], problems: [Diagnostic]) {
    let (documents, parser) = YAMLParser.read(text, file: file)
    var reader = FlowReader(
      source: parser.source, file: RelativePath.lastPart(file), problems: parser.problems)
    let commands = reader.flow(documents)
    return (commands, reader.problems)
  }

  /// Reports a problem; the help is looked for only if there is room for one more.
  mutating func refuse(
    _ message: String, at place: YAMLPlace, help: @autoclosure () -> String? = nil
  ) {
    guard problems.count < YAMLParser.problemsMaximum else { return }
    problems.append(source.problem(message, at: place, help: help()))
  }

  /// Whether something at or below a line is no YAML, so that nothing was read in its place.
  func hasBrokenText(from row: Int) -> Bool {
    problems.prefix(brokenCount).contains { ($0.place?.range.start.line ?? 0) > row }
  }

  /// Whether something on a line is no YAML.
  private func isBroken(row: Int) -> Bool {
    problems.prefix(brokenCount).contains { $0.place?.range.start.line == row + 1 }
  }

  // MARK: - Documents

  private mutating func flow(_ documents: [YAMLNode]) -> [FlowCommand] {
    var before: [FlowCommand] = []
    var commands: [FlowCommand] = []
    var after: [FlowCommand] = []
    for (index, document) in documents.enumerated() {
      switch document.value {
      case .null: continue

      case .list(let items): commands += items.flatMap { command($0) }

      case .map(let entries) where index == 0:
        for entry in entries {
          switch entry.key {
          case "onFlowStart": before += self.commands(entry.value)
          case "onFlowComplete": after += self.commands(entry.value)
          case _ where Self.headerKeys.contains(entry.key): continue
          default:
            refuse(
              "unknown key \"\(entry.key)\" in the header of a flow", at: entry.place,
              help: Self.knownCommands.contains(entry.key)
                ? "a command begins with `- `, below a line `---`"
                : Suggestion.help(for: entry.key, among: Self.headerKeys.sorted()))
          }
        }

      case .map: refuse("only the first document of a flow can be a map", at: document.place)

      case .text: refuse("a flow is a list of commands", at: document.place)
      }
    }
    return before + commands + after
  }

  /// A list of commands below a key.
  mutating func commands(_ node: YAMLNode) -> [FlowCommand] {
    switch node.value {
    case .null: return []
    case .list(let items): return items.flatMap { command($0) }
    case .text, .map:
      refuse("expected a list of commands", at: node.place)
      return []
    }
  }

  private mutating func command(_ node: YAMLNode) -> [FlowCommand] {
    switch node.value {
    case .null:
      if !isBroken(row: node.place.row) {
        refuse("a command is missing behind this dash", at: node.place)
      }
      return []

    case .text(let name):
      return command(name, at: node.place, YAMLNode(value: .null, place: node.place))

    case .map(let entries):
      return entries.flatMap { command($0.key, at: $0.place, $0.value) }

    case .list:
      refuse("a command cannot be a list", at: node.place)
      return []
    }
  }

  private static let headerKeys: Set<String> = [
    "appId", "url", "name", "tags", "env", "jsEngine", "properties", "androidWebViewHierarchy",
  ]
}
