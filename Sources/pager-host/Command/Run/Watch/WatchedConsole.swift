import PagerBus
import Synchronization

/// A console that watches every file before it is read, so that no change after the reading is
/// missed; it knows what each held, so that only another content counts as a change.
final class WatchedConsole: Console {
  private struct State {
    /// The hash of what was read or written last; nil for a file that was not there.
    var seen: [String: String?] = [:]
  }

  private let inner: any Console
  private let watch: any FileWatch
  private let state = Mutex(State())

  init(_ inner: any Console) throws(FileFault) {
    self.inner = inner
    watch = try inner.watch(.wholeFiles)
  }

  /// How many files are watched.
  var count: Int { state.withLock { $0.seen.count } }

  /// Waits until a file that was read has another content, and until no more follow.
  ///
  /// - Returns: the paths, in order.
  func changes() throws(FileFault) -> [String] {
    while true {
      var paths = Set(try watch.next(milliseconds: nil))
      var burst = ChangeBurst(start: inner.now())
      while let pause = burst.pause(now: inner.now()) {
        let more = try watch.next(milliseconds: pause)
        if more.isEmpty { break }
        paths.formUnion(more)
        burst.note(now: inner.now())
      }
      let changed = paths.filter { isChanged($0) }.sorted()
      if !changed.isEmpty { return changed }
    }
  }

  private func isChanged(_ path: String) -> Bool {
    guard let old = state.withLock({ $0.seen[path] }) else { return false }
    let bytes = try? inner.read(path, limit: PluginChoice.programBytesMaximum)
    return bytes.map { SHA256.label(of: $0) } != old
  }

  private func note(_ bytes: [UInt8]?, at path: String) {
    let hash = bytes.map { SHA256.label(of: $0) }
    state.withLock { $0.seen[path] = .some(hash) }
  }

  func read(_ path: String, limit: Int) throws(FileFault) -> [UInt8] {
    try watch.add(path)
    do throws(FileFault) {
      let bytes = try inner.read(path, limit: limit)
      note(bytes, at: path)
      return bytes
    } catch {
      note(nil, at: path)
      throw error
    }
  }

  /// A file that is looked for and missing may come.
  func kind(of path: String) -> PathKind {
    let kind = inner.kind(of: path)
    if kind == .missing, (try? watch.add(path)) != nil { note(nil, at: path) }
    return kind
  }

  func replace(_ path: String, with bytes: [UInt8]) throws(FileFault) {
    try inner.replace(path, with: bytes)
    note(bytes, at: path)
  }

  /// What a run makes is not what it is made of.
  func create(_ path: String) throws(FileFault) -> any ByteSink {
    let file = try inner.create(path)
    state.withLock { _ = $0.seen.removeValue(forKey: path) }
    return file
  }

  func open(_ path: String) throws(FileFault) -> any ByteSource { try inner.open(path) }

  func write(_ bytes: [UInt8], to stream: StandardStream) throws(FileFault) {
    try inner.write(bytes, to: stream)
  }

  func enter(_ path: String) throws(FileFault) { try inner.enter(path) }

  func variable(_ name: String) -> String? { inner.variable(name) }

  func isTerminal(_ stream: StandardStream) -> Bool { inner.isTerminal(stream) }

  func watch(_ grain: WatchGrain) throws(FileFault) -> any FileWatch { try inner.watch(grain) }

  func become(_ program: String, _ arguments: [String]) throws(FileFault) {
    try inner.become(program, arguments)
  }

  func now() -> Int64 { inner.now() }

  func pause(nanoseconds: Int64) { inner.pause(nanoseconds: nanoseconds) }

  func show(progress: String) { inner.show(progress: progress) }
}
