import PagerSession

/// Writes the lines of a trace to a file or stream, each one at once.
struct TraceOutput: TraceSink {
  private enum Destination {
    case none
    case output(any Console)
    case file(any ByteSink)
  }

  private var destination: Destination
  private let keeper: TraceKeeper?

  /// Why a line could not be written; nil if all were.
  private(set) var fault: FileFault?

  private init(_ destination: Destination, _ keeper: TraceKeeper?) {
    self.destination = destination
    self.keeper = keeper
  }

  /// Opens the place of a trace, of which a keeper gets every line, too.
  static func open(
    _ target: TraceTarget, path: String?, _ console: any Console, _ keeper: TraceKeeper?
  ) throws(FileFault) -> TraceOutput {
    switch target {
    case .none: TraceOutput(.none, keeper)
    case .output: TraceOutput(.output(console), keeper)
    case .file, .folder:
      TraceOutput(
        try path.map { path throws(FileFault) in
          .file(try console.create(path))
        } ?? .none, keeper)
    }
  }

  mutating func write(line: [UInt8]) {
    keeper?.keep(line)
    guard fault == nil else { return }
    do throws(FileFault) {
      switch destination {
      case .none: return
      case .output(let console): try console.write(line + [UInt8(ascii: "\n")], to: .output)
      case .file(let file): try file.write(line + [UInt8(ascii: "\n")])
      }
    } catch {
      fault = error
    }
  }

  /// Ends the trace.
  mutating func finish() {
    guard case .file(let file) = destination else { return }
    destination = .none
    do throws(FileFault) {
      try file.finish()
    } catch {
      fault = fault ?? error
    }
  }
}
