/// Reads a flow and the flows that it includes, as far as they can be read.
struct FlowLoader {
  /// The deepest chain of includes.
  static let depthMaximum = 16
  /// The most flows that are read for one import.
  static let flowsMaximum = 1_000
  /// The most text that is read for one import, in bytes, however often a flow is included.
  static let sizeMaximum = 4 * YAMLParser.sizeMaximum

  let files: any FlowFiles
  private(set) var problems: [Diagnostic] = []
  private var flows = 0
  private var size = 0

  init(files: any FlowFiles) {
    self.files = files
  }

  /// The commands of a flow, includes replaced by what is in them.
  mutating func load(name: String, text: String) -> [FlowCommand] {
    load(name: name, text: text, chain: [])
  }

  private mutating func load(name: String, text: String, chain: [String]) -> [FlowCommand] {
    flows += 1
    size += text.utf8.count
    let read = FlowReader.read(text, file: name)
    problems += read.problems
    return read.commands.map { expanded($0, in: name, chain: chain + [name]) }
  }

  private mutating func expanded(
    _ command: FlowCommand, in name: String, chain: [String]
  ) -> FlowCommand {
    var command = command
    switch command.action {
    case .loop(let times, let body):
      command.action = .loop(times: times, body.map { expanded($0, in: name, chain: chain) })

    case .steps(let body, let note):
      command.action = .steps(body.map { expanded($0, in: name, chain: chain) }, note: note)

    case .include(let path):
      command.action = included(path, in: name, chain: chain)

    case .restart, .back, .tap, .swipe, .see, .gone, .waitForRest, .note, .unsupported, .unread:
      break
    }
    return command
  }

  private mutating func included(
    _ path: String, in name: String, chain: [String]
  ) -> FlowCommand.Action {
    guard !path.contains("${") else { return .unread(path, why: "its name holds a variable") }
    let isForeign = RelativePath.isAbsolute(path)
    // A path of another machine: a flow of the same name beside this one is the one that is meant.
    let place = RelativePath.joined(
      isForeign ? RelativePath.lastPart(path) : path, toFolderOf: name)
    if let first = chain.firstIndex(of: place) {
      let circle = (chain[first...] + [place]).map(RelativePath.lastPart)
        .joined(separator: " → ")
      return .unread(path, why: "it includes itself: \(circle)")
    }
    guard chain.count < Self.depthMaximum else {
      return .unread(path, why: "more than \(Self.depthMaximum) flows include one another")
    }
    guard flows < Self.flowsMaximum, size < Self.sizeMaximum else {
      return .unread(path, why: "too many flows are included already")
    }
    guard let text = files.text(of: place) else {
      return .unread(path, why: isForeign ? "its path is of another machine" : "no such file")
    }
    let commands = load(name: place, text: text, chain: chain)
    return .steps(
      commands, note: isForeign ? "read from beside this flow; its path is of another machine" : "")
  }
}
