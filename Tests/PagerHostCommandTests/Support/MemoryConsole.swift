import Synchronization

@testable import PagerHostCommand

/// A console in memory: files are entries of a table, streams are texts.
final class MemoryConsole: Console {
  private struct State {
    var files: [String: [UInt8]] = [:]
    var faults: [String: FileFault.Cause] = [:]
    var output: [UInt8] = []
    var error: [UInt8] = []
    var folder: String?
    var line = ProgressLine()
    var changes: [Change] = []
    var replaced: Set<String> = []
    var time: Int64 = 0
    var pauses: [Int64] = []
    var became: [String] = []
  }

  /// What somebody else does to files while a command waits for it; nil removes one.
  typealias Change = [String: String?]

  private let state = Mutex(State())
  private let folders: Set<String>
  private let variables: [String: String]
  private let terminals: Set<StandardStream>
  private let tick: Int64
  private let programs: Set<String>

  /// Makes a console; the file `-` is the standard input.
  ///
  /// Faults are kept by what fails: a path for reading, `write PATH` for beginning a file,
  /// `append PATH` for its lines, `stdout` for the standard output. Each wait for a change performs
  /// the next of `changes`, and after the last one fails; each look at the clock takes a `tick`.
  init(
    files: [String: String] = [:], folders: Set<String> = [],
    faults: [String: FileFault.Cause] = [:], variables: [String: String] = [:],
    terminals: Set<StandardStream> = [], changes: [Change] = [], tick: Int64 = 0,
    programs: Set<String> = []
  ) {
    self.tick = tick
    self.programs = programs
    self.folders = folders
    self.variables = variables
    self.terminals = terminals
    state.withLock { state in
      state.files = files.mapValues { Array($0.utf8) }
      state.faults = faults
      state.changes = changes
    }
  }

  var output: String { state.withLock { String(decoding: $0.output, as: UTF8.self) } }

  var error: String { state.withLock { String(decoding: $0.error, as: UTF8.self) } }

  /// The program that went on in the place of this one, and its arguments.
  var became: [String] { state.withLock { $0.became } }

  /// The folder that was entered.
  var folder: String? { state.withLock { $0.folder } }

  /// The paths of all files, in order.
  var paths: [String] { state.withLock { $0.files.keys.sorted() } }

  /// The text of a file; nil if there is none.
  func text(of path: String) -> String? {
    state.withLock { $0.files[path] }.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Puts bytes where a file is.
  func put(_ bytes: [UInt8], at path: String) {
    state.withLock { $0.files[path] = bytes }
  }

  func read(_ path: String, limit: Int) throws(FileFault) -> [UInt8] {
    try check(path)
    if folders.contains(path) { throw FileFault(path, .folder) }
    guard let bytes = state.withLock({ $0.files[path] }) else { throw FileFault(path, .missing) }
    guard bytes.count <= limit else { throw FileFault(path, .tooLarge(limit: limit)) }
    return bytes
  }

  func open(_ path: String) throws(FileFault) -> any ByteSource {
    _ = try read(path, limit: .max)
    return MemorySource(path, console: self)
  }

  func write(_ bytes: [UInt8], to stream: StandardStream) throws(FileFault) {
    switch stream {
    case .output:
      try check("stdout")
      state.withLock { state in
        state.error += state.line.clear()
        state.output += bytes
      }
    case .error: state.withLock { $0.error += $0.line.clear() + bytes }
    }
  }

  func show(progress: String) { state.withLock { $0.error += $0.line.show(progress) } }

  func become(_ program: String, _ arguments: [String]) throws(FileFault) {
    guard programs.contains(program) else { throw FileFault(program, .missing) }
    state.withLock { $0.became = [program] + arguments }
  }

  func now() -> Int64 {
    state.withLock { state in
      state.time += tick
      return state.time
    }
  }

  func pause(nanoseconds: Int64) {
    state.withLock { state in
      state.time += nanoseconds
      state.pauses.append(nanoseconds)
    }
  }

  /// How long the command waited, each time.
  var pauses: [Int64] { state.withLock { $0.pauses } }

  func watch(_ grain: WatchGrain) -> any FileWatch { MemoryWatch(console: self) }

  /// Performs the next change; the paths that it is about and those that the command itself wrote,
  /// nil if there is none.
  fileprivate func change() -> [String]? {
    state.withLock { state in
      guard !state.changes.isEmpty else { return nil }
      let change = state.changes.removeFirst()
      for (path, text) in change { state.files[path] = text.map { Array($0.utf8) } }
      defer { state.replaced = [] }
      return state.replaced.union(change.keys).sorted()
    }
  }

  func replace(_ path: String, with bytes: [UInt8]) throws(FileFault) {
    try check("write " + path)
    put(bytes, at: path)
    state.withLock { _ = $0.replaced.insert(path) }
  }

  func create(_ path: String) throws(FileFault) -> any ByteSink {
    try check("write " + path)
    put([], at: path)
    return MemorySink(path: path, console: self)
  }

  func kind(of path: String) -> PathKind {
    if folders.contains(path) { return .folder }
    return state.withLock { $0.files[path] } == nil ? .missing : .file
  }

  func enter(_ path: String) throws(FileFault) {
    guard folders.contains(path) else { throw FileFault(path, .missing) }
    state.withLock { $0.folder = path }
  }

  func variable(_ name: String) -> String? { variables[name] }

  func isTerminal(_ stream: StandardStream) -> Bool { terminals.contains(stream) }

  fileprivate func append(_ bytes: [UInt8], to path: String) throws(FileFault) {
    try check("append " + path)
    state.withLock { $0.files[path, default: []] += bytes }
  }

  private func check(_ key: String) throws(FileFault) {
    guard let cause = state.withLock({ $0.faults[key] }) else { return }
    let path = key.split(separator: " ").last.map { String($0) } ?? key
    throw FileFault(key == "stdout" ? "the standard output" : path, cause)
  }
}

/// A file of a console in memory that is being read, in pieces that cut lines and characters.
private final class MemorySource: ByteSource {
  private static let chunkSize = 61

  private let path: String
  private let console: MemoryConsole
  private let offset = Mutex(0)

  init(_ path: String, console: MemoryConsole) {
    self.path = path
    self.console = console
  }

  var isRepeatable: Bool { path != "-" }

  var standing: SourceStanding {
    guard let bytes = try? console.read(path, limit: .max) else { return .gone }
    return bytes.count < offset.withLock { $0 } ? .shorter : .same
  }

  func next() throws(FileFault) -> [UInt8] {
    let bytes = (try? console.read(path, limit: .max)) ?? []
    return offset.withLock { offset in
      let chunk = bytes.dropFirst(offset).prefix(Self.chunkSize)
      offset += chunk.count
      return Array(chunk)
    }
  }
}

/// Tells of the changes that a console in memory performs.
private final class MemoryWatch: FileWatch {
  private let console: MemoryConsole
  private let paths = Mutex<Set<String>>([])

  init(console: MemoryConsole) { self.console = console }

  func add(_ path: String) { paths.withLock { _ = $0.insert(path) } }

  func next(milliseconds: Int32?) throws(FileFault) -> [String] {
    if milliseconds != nil { return [] }
    guard let changed = console.change() else { throw FileFault("the watch", .other("is over")) }
    return paths.withLock { paths in changed.filter { paths.contains($0) } }
  }
}

/// A file of a console in memory that is being written.
private final class MemorySink: ByteSink {
  private let path: String
  private let console: MemoryConsole

  init(path: String, console: MemoryConsole) {
    self.path = path
    self.console = console
  }

  func write(_ bytes: [UInt8]) throws(FileFault) { try console.append(bytes, to: path) }

  func finish() {}
}
