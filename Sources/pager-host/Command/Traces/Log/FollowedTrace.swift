import PagerBus
import PagerSession

/// A trace that somebody else may still be writing.
struct FollowedTrace {
  /// What comes next.
  enum Found {
    /// A whole line.
    case line(TraceLine)
    /// The file was cut off or replaced: the first line of another trace comes next.
    case anew
  }

  private let path: String
  private let context: CommandContext
  private let watch: any FileWatch
  private var source: any ByteSource
  private var reader: TraceReader

  /// All bytes that were read, to tell a file that was written anew from one that is malformed.
  private var digest = SHA256()
  private var count = 0

  /// Opens a trace; it is watched before it is read, so that no change is missed.
  init(_ path: String, _ context: CommandContext) throws(CommandFailure) {
    self.path = path
    self.context = context
    reader = TraceReader(name: path)
    do throws(FileFault) {
      watch = try context.console.watch(.everyWrite)
      try watch.add(path)
      source = try context.console.open(path)
    } catch {
      throw .unreadable(error)
    }
  }

  /// Waits for the next line that is whole.
  mutating func next() throws(CommandFailure) -> Found {
    while true {
      do throws(DiagnosticsError) {
        if let line = try reader.next() { return .line(line) }
      } catch {
        guard try isRewritten() else { throw .malformed(error.diagnostics) }
        return try beginAnew()
      }
      do throws(FileFault) {
        if try read() { continue }
        switch source.standing {
        case .same, .gone:
          _ = try watch.next(milliseconds: nil)
          continue
        case .shorter, .replaced: break
        }
      } catch {
        throw .unreadable(error)
      }
      return try beginAnew()
    }
  }

  /// Takes what was written since; false if nothing was.
  private mutating func read() throws(FileFault) -> Bool {
    let bytes = try source.next()
    guard !bytes.isEmpty else { return false }
    digest.update(bytes)
    count += bytes.count
    reader.feed(bytes)
    return true
  }

  private mutating func beginAnew() throws(CommandFailure) -> Found {
    do throws(FileFault) {
      source = try context.console.open(path)
    } catch {
      throw .unreadable(error)
    }
    reader = TraceReader(name: path)
    digest = SHA256()
    count = 0
    return .anew
  }

  /// Whether the file no longer begins with the bytes that were read.
  private func isRewritten() throws(CommandFailure) -> Bool {
    do throws(FileFault) {
      let again = try context.console.open(path)
      var digest = SHA256()
      var rest = count
      while rest > 0, case let bytes = try again.next(), !bytes.isEmpty {
        digest.update(Array(bytes.prefix(rest)))
        rest -= bytes.count
      }
      return digest.label != self.digest.label
    } catch {
      throw .unreadable(error)
    }
  }
}
